//! Files of the three formats.
use std::io::{self, Write};
use std::path::PathBuf;
use tensorplay::io::{Npz, SafeTensors, npy};
use tensorplay::*;

/// A file of the temporary folder that goes with the value.
struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let name = format!("tensorplay-files-{}-{name}", std::process::id());
        File(std::env::temp_dir().join(name))
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn six() -> Tensor {
    Tensor::from_slice(&[1i32, 2, 3, 4, 5, 6], &[2, 3]).unwrap()
}

fn same(a: &Tensor, b: &Tensor) -> bool {
    a.sizes() == b.sizes()
        && a.dtype() == b.dtype()
        && a.eq(b).unwrap().all(&[], false).unwrap().item().unwrap()
            == Scalar::from(true)
}

#[test]
fn npy_files_are_read_mapped_and_written() {
    let file = File::new("a.npy");
    let a = six().t().unwrap();
    npy::save(&file.0, &a).unwrap();
    assert!(same(&npy::load(&file.0).unwrap(), &a));
    // SAFETY: nobody changes the file.
    let mapped = unsafe { npy::map(&file.0) }.unwrap();
    assert!(same(&mapped, &a));
    assert!(mapped.storage().flags().contains(StorageFlags::MAPPED));
    let mut bytes = Vec::new();
    npy::write(&mut bytes, &a).unwrap();
    assert_eq!(bytes, std::fs::read(&file.0).unwrap());
}

#[test]
fn npz_archives_have_names() {
    for compress in [false, true] {
        let file = File::new(if compress { "c.npz" } else { "s.npz" });
        let (a, b) = (six(), Tensor::scalar(2.5).unwrap());
        Npz::save(&file.0, &[("a", &a), ("näme", &b)], compress).unwrap();
        let archive = Npz::open(&file.0).unwrap();
        assert_eq!(archive.names(), ["a", "näme"]);
        assert_eq!(archive.name(2), None);
        assert!(same(&archive.get("a").unwrap(), &a));
        assert!(same(&archive.tensor(1).unwrap(), &b));
        assert_eq!(archive.get("c").unwrap_err().code(), Code::RANGE);
        // SAFETY: nobody changes the file.
        let mapped = unsafe { Npz::map(&file.0) }.unwrap();
        assert_eq!(mapped.get("a").is_ok(), !compress);
    }
}

#[test]
fn safetensors_files_have_names_and_metadata() {
    let file = File::new("a.safetensors");
    let (a, b) = (six(), Tensor::ones(&[2], Dtype::BF16).unwrap());
    let metadata = [("made by", "a test"), ("empty", "")];
    SafeTensors::save(&file.0, &[("a", &a), ("b", &b)], &metadata).unwrap();
    let opened = SafeTensors::open(&file.0).unwrap();
    assert_eq!(opened.names(), ["a", "b"]);
    assert_eq!(opened.metadata(), metadata);
    assert_eq!(opened.nbytes(), 28);
    assert!(same(&opened.get("b").unwrap(), &b));
    // SAFETY: nobody changes the file.
    let mapped = unsafe { SafeTensors::map(&file.0) }.unwrap();
    let view = mapped.tensor(0).unwrap();
    drop(mapped);
    assert!(same(&view, &a));
}

#[test]
fn what_a_format_lacks_and_what_is_broken_are_errors() {
    let file = File::new("b.npy");
    let bf16 = Tensor::ones(&[2], Dtype::BF16).unwrap();
    assert_eq!(npy::save(&file.0, &bf16).unwrap_err().code(), Code::DTYPE);
    std::fs::write(&file.0, b"nothing of the kind").unwrap();
    assert_eq!(npy::load(&file.0).unwrap_err().code(), Code::FORMAT);
    assert_eq!(Npz::open(&file.0).unwrap_err().code(), Code::FORMAT);
    let opened = SafeTensors::open(&file.0);
    assert_eq!(opened.unwrap_err().code(), Code::FORMAT);
    let nul = npy::load("a\0b").unwrap_err();
    assert_eq!(nul.code(), Code::ARGUMENT);
}

/// Takes a few bytes, then fails or panics.
struct Full(usize, bool);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            assert!(!self.1, "the disk is gone");
            return Err(io::Error::other("the disk is full"));
        }
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn errors_and_panics_of_a_writer_are_carried() {
    let a = six();
    let error = npy::write(&mut Full(10, false), &a).unwrap_err();
    assert_eq!(error.code(), Code::CALLBACK);
    assert_eq!(error.cause(), Some("the disk is full"));
    let named = [("a", &a)];
    let error = Npz::write(&mut Full(10, true), &named, true).unwrap_err();
    assert!(error.cause().unwrap().contains("the disk is gone"));
    let error = SafeTensors::write(&mut Full(3, false), &named, &[]);
    assert_eq!(error.unwrap_err().cause(), Some("the disk is full"));
}
