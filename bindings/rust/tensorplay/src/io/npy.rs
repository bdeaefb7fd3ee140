//! `.npy` files: one tensor each.
use super::sink::written_to;
use crate::call::{check, path_text, tensor};
use crate::{LoadMode, Result, Tensor, sys};
use std::io::Write;
use std::path::Path;

fn load_by(path: impl AsRef<Path>, mode: LoadMode) -> Result<Tensor> {
    let path = path_text(path)?;
    // SAFETY: the text ends with 0 and lives through the call.
    unsafe { tensor(|out| sys::tp_npy_load(path.as_ptr(), mode.as_raw(), out)) }
}

/// Reads a file.
///
/// ```
/// use tensorplay::{Tensor, io::npy};
/// let path = std::env::temp_dir().join("tensorplay-doc.npy");
/// npy::save(&path, &Tensor::from_slice(&[1.0f32, 2.0], &[2])?)?;
/// assert_eq!(npy::load(&path)?.to_vec::<f32>()?, [1.0, 2.0]);
/// # std::fs::remove_file(path).unwrap();
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn load(path: impl AsRef<Path>) -> Result<Tensor> {
    load_by(path, LoadMode::READ)
}

/// Maps a file, read-only.
///
/// ```
/// use tensorplay::{StorageFlags, Tensor, io::npy};
/// let path = std::env::temp_dir().join("tensorplay-doc-map.npy");
/// npy::save(&path, &Tensor::from_slice(&[1.0f32, 2.0], &[2])?)?;
/// // SAFETY: nobody else knows the file.
/// let mapped = unsafe { npy::map(&path)? };
/// assert!(mapped.storage().flags().contains(StorageFlags::MAPPED));
/// # std::fs::remove_file(path).unwrap();
/// # Ok::<(), tensorplay::Error>(())
/// ```
///
/// # Safety
///
/// Nobody changes or shortens the file while the tensor's bytes live.
pub unsafe fn map(path: impl AsRef<Path>) -> Result<Tensor> {
    load_by(path, LoadMode::MAP)
}

/// Writes a file. The target is replaced when all is written.
pub fn save(path: impl AsRef<Path>, tensor: &Tensor) -> Result<()> {
    let path = path_text(path)?;
    // SAFETY: the text ends with 0, the handle lives.
    check(unsafe { sys::tp_npy_save(path.as_ptr(), tensor.as_raw()) })
}

/// Writes a file's bytes to a writer.
///
/// ```
/// use tensorplay::{Tensor, io::npy};
/// let mut bytes = Vec::new();
/// npy::write(&mut bytes, &Tensor::from_slice(&[1u8, 2], &[2])?)?;
/// assert!(bytes.starts_with(b"\x93NUMPY"));
/// assert!(bytes.ends_with(&[1, 2]));
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn write(writer: &mut impl Write, tensor: &Tensor) -> Result<()> {
    written_to(writer, |write, data| {
        // SAFETY: the handle lives, the callback fits the data.
        unsafe { sys::tp_npy_write(tensor.as_raw(), write, data) }
    })
}
