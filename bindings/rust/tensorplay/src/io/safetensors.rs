//! safetensors files: tensors and texts by name.
use super::sink::written_to;
use super::{Texts, named};
use crate::call::{check, path_text, static_text, tensor, text};
use crate::macros::handle;
use crate::{LoadMode, Result, Tensor, sys};
use std::io::Write;
use std::path::Path;
use std::ptr;

handle! {
    /// An opened file. A clone is the same one; tensors taken from it outlive
    /// it.
    ///
    /// ```
    /// use tensorplay::{Tensor, io::SafeTensors};
    /// let path = std::env::temp_dir().join("tensorplay-doc.safetensors");
    /// let a = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
    /// SafeTensors::save(&path, &[("a", &a)], &[("author", "me")])?;
    /// let file = SafeTensors::open(&path)?;
    /// assert_eq!(file.get("a")?.to_vec::<f32>()?, [1.0, 2.0]);
    /// assert_eq!(file.metadata(), [("author", "me")]);
    /// # std::fs::remove_file(path).unwrap();
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    SafeTensors: tp_safetensors_t, tp_safetensors_retain, tp_safetensors_release
}

impl SafeTensors {
    fn open_by(path: impl AsRef<Path>, mode: LoadMode) -> Result<SafeTensors> {
        let (path, mode) = (path_text(path)?, mode.as_raw());
        let mut out = ptr::null_mut();
        // SAFETY: the text ends with 0; after success `out` is owned.
        unsafe {
            check(sys::tp_safetensors_open(path.as_ptr(), mode, &mut out))?;
            Ok(SafeTensors::from_raw(out))
        }
    }

    /// Reads a file.
    pub fn open(path: impl AsRef<Path>) -> Result<SafeTensors> {
        SafeTensors::open_by(path, LoadMode::READ)
    }

    /// Maps a file: its tensors are read-only views of its pages.
    ///
    /// # Safety
    ///
    /// Nobody changes or shortens the file while bytes of its tensors live.
    pub unsafe fn map(path: impl AsRef<Path>) -> Result<SafeTensors> {
        SafeTensors::open_by(path, LoadMode::MAP)
    }

    /// The number of tensors.
    pub fn len(&self) -> usize {
        // SAFETY: the handle lives.
        unsafe { sys::tp_safetensors_count(self.as_raw()) }
    }

    /// Whether there is no tensor.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes of all tensors.
    pub fn nbytes(&self) -> usize {
        // SAFETY: the handle lives.
        unsafe { sys::tp_safetensors_nbytes(self.as_raw()) }
    }

    /// The name of a tensor, by its place.
    ///
    /// ```
    /// use tensorplay::{Tensor, io::SafeTensors};
    /// let path = std::env::temp_dir().join("tensorplay-doc-names.safetensors");
    /// let a = Tensor::scalar(1)?;
    /// SafeTensors::save(&path, &[("one", &a), ("two", &a)], &[])?;
    /// let file = SafeTensors::open(&path)?;
    /// # std::fs::remove_file(path).unwrap();
    /// assert_eq!((file.len(), file.nbytes(), file.name(1)), (2, 16, Some("two")));
    /// assert_eq!(file.tensor(1)?.item()?.to_i64(), Some(1));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn name(&self, place: usize) -> Option<&str> {
        if place >= self.len() {
            return None;
        }
        // SAFETY: the text lives as long as the file.
        unsafe { static_text(sys::tp_safetensors_name(self.as_raw(), place)) }
    }

    /// All names in the order of the header.
    pub fn names(&self) -> Vec<&str> {
        (0..self.len())
            .filter_map(|place| self.name(place))
            .collect()
    }

    /// A tensor by its place.
    pub fn tensor(&self, place: usize) -> Result<Tensor> {
        // SAFETY: the handle lives.
        unsafe {
            tensor(|out| sys::tp_safetensors_tensor(self.as_raw(), place, out))
        }
    }

    /// A tensor by its name.
    pub fn get(&self, name: &str) -> Result<Tensor> {
        let name = text(name)?;
        // SAFETY: the handle lives, the text ends with 0.
        unsafe {
            tensor(|out| {
                sys::tp_safetensors_get(self.as_raw(), name.as_ptr(), out)
            })
        }
    }

    /// Keys and values of `__metadata__`.
    pub fn metadata(&self) -> Vec<(&str, &str)> {
        let file = self.as_raw();
        // SAFETY: the texts live as long as the file; every place asked for is
        // below their number.
        unsafe {
            (0..sys::tp_safetensors_metadata_count(file))
                .filter_map(|place| {
                    let key = sys::tp_safetensors_metadata_key(file, place);
                    let value = sys::tp_safetensors_metadata_value(file, place);
                    Some((static_text(key)?, static_text(value)?))
                })
                .collect()
        }
    }

    /// Writes a file of tensors and `__metadata__`.
    pub fn save(
        path: impl AsRef<Path>,
        tensors: &[(&str, &Tensor)],
        metadata: &[(&str, &str)],
    ) -> Result<()> {
        let path = path_text(path)?;
        let (names, handles) = named(tensors)?;
        let keys = Texts::new(metadata.iter().map(|(key, _)| *key))?;
        let values = Texts::new(metadata.iter().map(|(_, value)| *value))?;
        // SAFETY: texts, handles and lists live through the call.
        check(unsafe {
            sys::tp_safetensors_save(
                path.as_ptr(),
                names.as_ptr(),
                handles.as_ptr(),
                handles.len(),
                keys.as_ptr(),
                values.as_ptr(),
                metadata.len(),
            )
        })
    }

    /// Writes a file's bytes to a writer.
    ///
    /// ```
    /// use tensorplay::{Tensor, io::SafeTensors};
    /// let mut bytes = Vec::new();
    /// let one = Tensor::scalar(1)?;
    /// SafeTensors::write(&mut bytes, &[("one", &one)], &[])?;
    /// assert!(bytes.windows(5).any(|part| part == b"\"one\""));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn write(
        writer: &mut impl Write,
        tensors: &[(&str, &Tensor)],
        metadata: &[(&str, &str)],
    ) -> Result<()> {
        let (names, handles) = named(tensors)?;
        let keys = Texts::new(metadata.iter().map(|(key, _)| *key))?;
        let values = Texts::new(metadata.iter().map(|(_, value)| *value))?;
        written_to(writer, |write, data| {
            // SAFETY: texts, handles and lists live through the call, the
            // callback fits the data.
            unsafe {
                sys::tp_safetensors_write(
                    names.as_ptr(),
                    handles.as_ptr(),
                    handles.len(),
                    keys.as_ptr(),
                    values.as_ptr(),
                    metadata.len(),
                    write,
                    data,
                )
            }
        })
    }
}

impl std::fmt::Debug for SafeTensors {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_tuple("SafeTensors").field(&self.names()).finish()
    }
}
