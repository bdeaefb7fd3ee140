//! Reads hand-written digits with a trained network.
//!
//! ```text
//! cargo run --release --example digits -- FOLDER [WEIGHTS]
//! ```
//!
//! The weights are mapped: every tensor made of them is a view of the file's
//! pages. Fails unless the network reads as well as where it was trained.
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tensorplay::io::{SafeTensors, npy};
use tensorplay::*;

const EXPECTED: (i64, usize) = (393, 397);
const LARGEST_DIFFERENCE: f64 = 2e-4;

#[derive(Default)]
struct Figures {
    correct: i64,
    rows: usize,
    /// From the logits that were computed in f64.
    difference: f64,
    /// Bytes read where the file's pages lie.
    mapped: usize,
    /// Views made, and those with their base's bytes.
    views: usize,
    alike: usize,
    memory: AllocatorStats,
}

impl Figures {
    /// Counts a view of a base.
    fn view(&mut self, base: &Tensor, view: Tensor) -> Tensor {
        self.views += 1;
        let same = view.storage().same(&base.storage());
        self.alike += usize::from(same && view.as_ptr() == base.as_ptr());
        view
    }
}

/// A tensor of the weights' file, counted if its bytes are mapped.
fn weight(
    file: &SafeTensors,
    name: &str,
    figures: &mut Figures,
) -> Result<Tensor> {
    let weight = file.get(name)?;
    if weight.storage().flags().contains(StorageFlags::MAPPED) {
        figures.mapped += weight.nbytes();
    }
    Ok(weight)
}

/// The test rows as 64 floats each, normalised.
fn test_pixels(
    folder: &Path,
    rows: &Tensor,
    file: &SafeTensors,
    figures: &mut Figures,
) -> Result<Tensor> {
    let images = npy::load(folder.join("digits_images.npy"))?;
    let chosen = images.index_select(0, rows)?;
    let floats = chosen.to_dtype(Dtype::F32)?;
    let mut pixels = figures.view(&floats, floats.reshape(&[-1, 64])?);
    pixels -= weight(file, "input.mean", figures)?;
    pixels /= weight(file, "input.std", figures)?;
    Ok(pixels)
}

/// `x @ weight.T + bias`
fn linear(
    x: &Tensor,
    file: &SafeTensors,
    layer: &str,
    figures: &mut Figures,
) -> Result<Tensor> {
    let weights = weight(file, &format!("{layer}.weight"), figures)?;
    let bias = weight(file, &format!("{layer}.bias"), figures)?;
    let turned = figures.view(&weights, weights.t()?);
    let mut product = x.matmul(&turned)?;
    product += bias;
    Ok(product)
}

/// How many rows have their largest logit at their label, and of how many.
fn count_correct(logits: &Tensor, labels: &Tensor) -> Result<(i64, usize)> {
    let right = logits.argmax(Some(1), false)?.eq(labels)?;
    let sum = right.sum(&[], false)?.item()?;
    Ok((sum.to_i64().unwrap_or(0), right.numel()))
}

fn classify(folder: &Path, weights: &Path) -> Result<Figures> {
    let mut figures = Figures::default();
    // SAFETY: nobody changes the file meanwhile.
    let file = unsafe { SafeTensors::map(weights)? };
    let rows = npy::load(folder.join("digits_test_rows.npy"))?;
    let mut x = test_pixels(folder, &rows, &file, &mut figures)?;
    x = linear(&x, &file, "layer0", &mut figures)?;
    x.relu_inplace()?;
    x = linear(&x, &file, "layer1", &mut figures)?;
    x.relu_inplace()?;
    x = linear(&x, &file, "layer2", &mut figures)?;

    let labels = npy::load(folder.join("digits_labels.npy"))?;
    let wanted = labels.index_select(0, &rows)?;
    (figures.correct, figures.rows) = count_correct(&x, &wanted)?;

    let reference = npy::load(folder.join("digits_test_logits_f64.npy"))?;
    let difference = (&x - &reference).abs()?.max(&[], false)?.item()?;
    figures.difference = difference.to_f64().unwrap_or(f64::NAN);
    figures.memory = Allocator::of(DeviceType::CPU)?.stats()?;
    Ok(figures)
}

/// A number as C writes it, with two digits of the exponent.
fn scientific(number: f64) -> String {
    let text = format!("{number:.2e}");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            let exponent: i32 = exponent.parse().unwrap_or(0);
            format!("{digits}e{exponent:+03}")
        }
        None => text,
    }
}

fn print(figures: &Figures) {
    let share = 100.0 * figures.correct as f64 / figures.rows as f64;
    println!(
        "correct                    {} of {} ({share:.2} %)",
        figures.correct, figures.rows
    );
    println!(
        "largest difference         {} from float64",
        scientific(figures.difference)
    );
    println!("bytes mapped               {}", figures.mapped);
    println!(
        "bytes allocated            {} (at most {})",
        figures.memory.live_bytes, figures.memory.peak_bytes
    );
    println!("bytes cached               {}", figures.memory.cached_bytes);
    println!(
        "views without a copy       {} of {}",
        figures.alike, figures.views
    );
}

fn run(folder: &Path, weights: &Path) -> Result<Figures> {
    let figures = classify(folder, weights)?;
    // SAFETY: no other thread uses the library. It tells whether an object was
    // left behind.
    unsafe { runtime::shutdown()? };
    Ok(figures)
}

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> =
        std::env::args_os().skip(1).map(PathBuf::from).collect();
    let (folder, weights) = match &arguments[..] {
        [folder] => (folder, folder.join("digits_mlp.safetensors")),
        [folder, weights] => (folder, weights.clone()),
        _ => {
            eprintln!("usage: digits FOLDER [WEIGHTS]");
            return ExitCode::from(2);
        }
    };
    match run(folder, &weights) {
        Ok(figures) => {
            print(&figures);
            println!("objects left at shutdown   none");
            let as_trained = (figures.correct, figures.rows) == EXPECTED
                && figures.alike == figures.views
                && figures.difference <= LARGEST_DIFFERENCE;
            ExitCode::from(u8::from(!as_trained))
        }
        Err(error) => {
            eprintln!("digits: {error}");
            ExitCode::FAILURE
        }
    }
}
