//! What is no operator leaves nothing behind either.
mod leaks;

use std::path::PathBuf;
use tensorplay::autograd::{self, Backward, Function, Saved};
use tensorplay::io::{Npz, SafeTensors, npy};
use tensorplay::*;

fn numbers() -> Result<Tensor> {
    Tensor::from_slice(&[0.5f32, 1.5, 2.5, 3.5], &[2, 2])
}

fn leaf() -> Result<Tensor> {
    let mut leaf = numbers()?;
    leaf.set_requires_grad(true)?;
    Ok(leaf)
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir()
        .join(format!("tensorplay-handles-{}-{name}", std::process::id()))
}

fn taking_a_vector() -> Result<()> {
    let a = Tensor::from_vec(vec![1.0f32; 100], &[10, 10])?;
    a.to_vec::<f32>().map(drop)
}

fn static_memory() -> Result<()> {
    static TABLE: [i64; 2] = [1, 2];
    Tensor::from_static(&TABLE, &[2])?.add_scalar(1).map(drop)
}

fn weak_handles() -> Result<()> {
    let a = numbers()?;
    let (weak, bytes) = (a.downgrade()?, a.storage().downgrade()?);
    drop(a);
    assert!(weak.clone().upgrade().is_none() && bytes.upgrade().is_none());
    Ok(())
}

fn storages() -> Result<()> {
    let storage = Storage::new(64, Device::CPU)?;
    let part = storage.part(0, 16)?;
    part.tensor(&[4], None, 0, Dtype::F32)?.zero_inplace()?;
    Storage::shared(None, 100)?
        .tensor(&[100], None, 0, Dtype::U8)?
        .fill_inplace(3)
}

fn taken_bytes() -> Result<()> {
    let a = Tensor::from_vec(vec![1u8, 2, 3], &[3])?;
    let mut storage = a.storage();
    drop(a);
    assert_eq!(*storage.take()?, [1, 2, 3]);
    Ok(())
}

fn element_access() -> Result<()> {
    let mut a = numbers()?;
    a.set(&[0, 0], 7)?;
    a.as_mut_slice::<f32>()?[1] = a.get(&[0, 0])?.to_f64().unwrap() as f32;
    a.as_cells::<f32>()?[2].set(1.0);
    a.at((0, ..))?.copy_from_slice(&[1.0f32, 2.0])
}

fn text() -> Result<()> {
    let a = numbers()?;
    assert!(a.to_string().starts_with("tensor("));
    a.layout("a").map(drop)
}

fn leaving_the_thread() -> Result<()> {
    numbers()?.into_send().map_err(|(error, _)| error)?;
    let frozen = numbers()?.freeze().map_err(|(error, _)| error)?;
    frozen.clone().tensor()?.exp().map(drop)
}

fn backward() -> Result<()> {
    let a = leaf()?;
    let mut b = (a.exp()?).matmul(&a)?;
    b.add_scalar_inplace(1)?;
    b.sum(&[], false)?.backward()?;
    a.grad().map(drop)
}

fn gradients_of_gradients() -> Result<()> {
    let a = leaf()?;
    let sum = a.pow_scalar(3)?.sum(&[], false)?;
    let create = Backward {
        create_graph: true,
        ..Default::default()
    };
    let first = autograd::gradients(&[sum], &[], &[&a], create)?;
    let sum = first[0].as_ref().unwrap().sum(&[], false)?;
    autograd::gradients(&[sum], &[], &[&a], Default::default()).map(drop)
}

fn hooks() -> Result<()> {
    let a = leaf()?;
    let kept = numbers()?;
    let id = a.add_hook(move |g| g.mul(&kept).map(Some))?;
    a.add_hook(|_| Ok(None))?;
    a.square()?.sum(&[], false)?.backward()?;
    a.remove_hook(id)
}

fn own_function() -> Result<()> {
    let a = leaf()?;
    let mut out = [autograd::no_grad(|| a.square())??];
    Function::new("square", |context| {
        let two_a = context.saved(0)?.mul_scalar(2)?;
        Ok(vec![
            context.gradient(0).map(|g| g.mul(&two_a)).transpose()?,
        ])
    })
    .keep(&a)
    .record(&[&a], &mut out)?;
    out[0].sum(&[], false)?.backward()
}

fn kept_values() -> Result<()> {
    Saved::new(&numbers()?)?.unpack().map(drop)
}

fn npy_files() -> Result<()> {
    let path = file("a.npy");
    npy::save(&path, &numbers()?)?;
    let loaded = npy::load(&path);
    // SAFETY: nobody else knows the file.
    let mapped = unsafe { npy::map(&path) };
    let _ = std::fs::remove_file(&path);
    loaded.and(mapped).map(drop)
}

fn npz_files() -> Result<()> {
    let path = file("a.npz");
    let a = numbers()?;
    Npz::save(&path, &[("a", &a), ("b", &a)], true)?;
    let archive = Npz::open(&path);
    let _ = std::fs::remove_file(&path);
    let archive = archive?;
    archive.get("b")?;
    archive.tensor(0).map(drop)
}

fn safetensors_files() -> Result<()> {
    let path = file("a.safetensors");
    let a = numbers()?;
    SafeTensors::save(&path, &[("a", &a)], &[("key", "value")])?;
    let opened = SafeTensors::open(&path);
    let _ = std::fs::remove_file(&path);
    opened?.get("a").map(drop)
}

fn writers() -> Result<()> {
    let (mut bytes, a) = (Vec::new(), numbers()?);
    npy::write(&mut bytes, &a)?;
    Npz::write(&mut bytes, &[("a", &a)], true)?;
    SafeTensors::write(&mut bytes, &[("a", &a)], &[])
}

fn calls_by_name() -> Result<()> {
    let a = numbers()?;
    let operands = [dispatch::Argument::Tensor(&a); 2];
    dispatch::operator("add")?.call(&operands).map(drop)
}

fn generators() -> Result<()> {
    let mut generator = Generator::new(1)?;
    generator.set(2, 3)?;
    Tensor::randperm(5, Dtype::I64, &mut generator).map(drop)
}

#[test]
fn every_kind_of_handle_leaves_nothing_behind() {
    leaks::check(
        "cases",
        &[
            ("taking a vector", taking_a_vector),
            ("static memory", static_memory),
            ("weak handles", weak_handles),
            ("storages", storages),
            ("taken bytes", taken_bytes),
            ("element access", element_access),
            ("text", text),
            ("leaving the thread", leaving_the_thread),
            ("backward", backward),
            ("gradients of gradients", gradients_of_gradients),
            ("hooks", hooks),
            ("own function", own_function),
            ("kept values", kept_values),
            ("npy files", npy_files),
            ("npz files", npz_files),
            ("safetensors files", safetensors_files),
            ("writers", writers),
            ("calls by name", calls_by_name),
            ("generators", generators),
        ],
    );
}
