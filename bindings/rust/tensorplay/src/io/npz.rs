//! `.npz` archives: tensors by name.
use super::named;
use super::sink::written_to;
use crate::call::{check, path_text, static_text, tensor, text};
use crate::macros::handle;
use crate::{LoadMode, Result, Tensor, sys};
use std::io::Write;
use std::path::Path;
use std::ptr;

handle! {
    /// An opened archive. A clone is the same one; tensors taken from it
    /// outlive it.
    ///
    /// ```
    /// use tensorplay::{Tensor, io::Npz};
    /// let path = std::env::temp_dir().join("tensorplay-doc.npz");
    /// let a = Tensor::from_slice(&[1i64, 2], &[2])?;
    /// Npz::save(&path, &[("a", &a)], true)?;
    /// let archive = Npz::open(&path)?;
    /// assert_eq!(archive.names(), ["a"]);
    /// assert_eq!(archive.get("a")?.to_vec::<i64>()?, [1, 2]);
    /// # std::fs::remove_file(path).unwrap();
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    Npz: tp_npz_t, tp_npz_retain, tp_npz_release
}

impl Npz {
    fn open_by(path: impl AsRef<Path>, mode: LoadMode) -> Result<Npz> {
        let path = path_text(path)?;
        let mut out = ptr::null_mut();
        // SAFETY: the text ends with 0; after success `out` is owned.
        unsafe {
            check(sys::tp_npz_open(path.as_ptr(), mode.as_raw(), &mut out))?;
            Ok(Npz::from_raw(out))
        }
    }

    /// Opens an archive whose entries will be read.
    pub fn open(path: impl AsRef<Path>) -> Result<Npz> {
        Npz::open_by(path, LoadMode::READ)
    }

    /// Opens an archive whose entries will be mapped, read-only.
    ///
    /// # Safety
    ///
    /// Nobody changes or shortens the file while bytes of its tensors live.
    pub unsafe fn map(path: impl AsRef<Path>) -> Result<Npz> {
        Npz::open_by(path, LoadMode::MAP)
    }

    /// The number of tensors.
    pub fn len(&self) -> usize {
        // SAFETY: the handle lives.
        unsafe { sys::tp_npz_count(self.as_raw()) }
    }

    /// Whether there is no tensor.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The name of a tensor, by its place.
    ///
    /// ```
    /// use tensorplay::{Tensor, io::Npz};
    /// let path = std::env::temp_dir().join("tensorplay-doc-names.npz");
    /// let a = Tensor::scalar(1)?;
    /// Npz::save(&path, &[("one", &a), ("two", &a)], false)?;
    /// let archive = Npz::open(&path)?;
    /// # std::fs::remove_file(path).unwrap();
    /// assert_eq!((archive.len(), archive.name(1)), (2, Some("two")));
    /// assert_eq!(archive.tensor(1)?.item()?.to_i64(), Some(1));
    /// assert_eq!(archive.name(2), None);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn name(&self, place: usize) -> Option<&str> {
        if place >= self.len() {
            return None;
        }
        // SAFETY: the text lives as long as the archive.
        unsafe { static_text(sys::tp_npz_name(self.as_raw(), place)) }
    }

    /// All names in order.
    pub fn names(&self) -> Vec<&str> {
        (0..self.len())
            .filter_map(|place| self.name(place))
            .collect()
    }

    /// A tensor by its place.
    pub fn tensor(&self, place: usize) -> Result<Tensor> {
        // SAFETY: the handle lives.
        unsafe { tensor(|out| sys::tp_npz_tensor(self.as_raw(), place, out)) }
    }

    /// A tensor by its name.
    pub fn get(&self, name: &str) -> Result<Tensor> {
        let name = text(name)?;
        // SAFETY: the handle lives, the text ends with 0.
        unsafe {
            tensor(|out| sys::tp_npz_get(self.as_raw(), name.as_ptr(), out))
        }
    }

    /// Writes an archive, deflated if wanted.
    pub fn save(
        path: impl AsRef<Path>,
        tensors: &[(&str, &Tensor)],
        compress: bool,
    ) -> Result<()> {
        let path = path_text(path)?;
        let (names, handles) = named(tensors)?;
        // SAFETY: texts, handles and lists live through the call.
        check(unsafe {
            sys::tp_npz_save(
                path.as_ptr(),
                names.as_ptr(),
                handles.as_ptr(),
                handles.len(),
                i32::from(compress),
            )
        })
    }

    /// Writes an archive's bytes to a writer.
    ///
    /// ```
    /// use tensorplay::{Tensor, io::Npz};
    /// let mut bytes = Vec::new();
    /// Npz::write(&mut bytes, &[("a", &Tensor::scalar(1)?)], false)?;
    /// assert!(bytes.starts_with(b"PK"));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn write(
        writer: &mut impl Write,
        tensors: &[(&str, &Tensor)],
        compress: bool,
    ) -> Result<()> {
        let (names, handles) = named(tensors)?;
        written_to(writer, |write, data| {
            // SAFETY: texts, handles and lists live through the call, the
            // callback fits the data.
            unsafe {
                sys::tp_npz_write(
                    names.as_ptr(),
                    handles.as_ptr(),
                    handles.len(),
                    i32::from(compress),
                    write,
                    data,
                )
            }
        })
    }
}

impl std::fmt::Debug for Npz {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_tuple("Npz").field(&self.names()).finish()
    }
}
