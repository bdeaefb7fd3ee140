//! What a safe call costs beyond the call of C: medians over rounds, in which
//! both are measured one after the other.
//!
//! ```text
//! cargo bench --bench overhead
//! ```
//!
//! Fails where the overhead is above its bound.
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;
use tensorplay::{Dtype, Tensor, sys};

const ROUNDS: usize = 201;
const CALLS: u32 = 20_000;
/// Nanoseconds that a call may cost beyond C.
const WITHOUT_HANDLE: f64 = 5.0;
const WITH_HANDLE: f64 = 8.0;

fn nanoseconds(call: &mut impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..CALLS {
        call();
    }
    start.elapsed().as_nanos() as f64 / f64::from(CALLS)
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Measures a pair of calls; tells whether the overhead is within the bound.
fn compare(
    name: &str,
    bound: f64,
    mut c: impl FnMut(),
    mut rust: impl FnMut(),
) -> bool {
    let (mut of_c, mut of_rust) = (Vec::new(), Vec::new());
    let (mut differences, mut ratios) = (Vec::new(), Vec::new());
    nanoseconds(&mut c);
    nanoseconds(&mut rust);
    for _ in 0..ROUNDS {
        let (a, b) = (nanoseconds(&mut c), nanoseconds(&mut rust));
        of_c.push(a);
        of_rust.push(b);
        differences.push(b - a);
        ratios.push(b / a);
    }
    let overhead = median(&mut differences);
    println!(
        "{name:<28} C {:7.2} ns  Rust {:7.2} ns  overhead {overhead:6.2} ns \
         (at most {bound})  ratio {:.3}",
        median(&mut of_c),
        median(&mut of_rust),
        median(&mut ratios),
    );
    overhead <= bound
}

/// Runs a call of C that makes a tensor, and releases that.
fn release_made(
    call: impl FnOnce(*mut *mut sys::tp_tensor_t) -> sys::tp_status_t,
) {
    let mut out = std::ptr::null_mut();
    assert_eq!(call(&mut out), sys::TP_OK);
    // SAFETY: the call made it.
    unsafe { sys::tp_tensor_release(out) };
}

/// # Safety
///
/// `a` and `b` are tensors of sizes (2, 2).
unsafe fn without_handle(
    a: &mut Tensor,
    raw: *mut sys::tp_tensor_t,
    b: &Tensor,
) -> bool {
    let raw_b = b.as_raw();
    let place = [1i64, 1];
    let mut number = std::mem::MaybeUninit::<sys::tp_scalar_t>::uninit();
    // SAFETY: the caller's promise; the places to be written are there.
    unsafe {
        compare(
            "numel",
            WITHOUT_HANDLE,
            || _ = black_box(sys::tp_tensor_numel(black_box(raw))),
            || _ = black_box(black_box(&*a).numel()),
        ) & compare(
            "size",
            WITHOUT_HANDLE,
            || _ = black_box(sys::tp_tensor_size(black_box(raw), -1)),
            || _ = black_box(black_box(&*a).size(-1)),
        ) & compare(
            "get",
            WITHOUT_HANDLE,
            || {
                let out = number.as_mut_ptr();
                black_box(sys::tp_tensor_get(raw, place.as_ptr(), 2, out));
            },
            || _ = black_box(black_box(&*a).get(&place)),
        ) & compare(
            "add_inplace",
            WITHOUT_HANDLE,
            || _ = black_box(sys::tp_add_inplace(black_box(raw), raw_b)),
            || _ = black_box(black_box(&mut *a).add_inplace(b)),
        )
    }
}

/// # Safety
///
/// `a` and `b` are tensors of sizes (2, 2).
unsafe fn with_handle(a: &Tensor, b: &Tensor) -> bool {
    let (raw, raw_b) = (a.as_raw(), b.as_raw());
    let number = tensorplay::Scalar::from(2);
    // SAFETY: the caller's promise; what is made is released.
    unsafe {
        compare(
            "clone and drop",
            WITH_HANDLE,
            || sys::tp_tensor_release(sys::tp_tensor_retain(black_box(raw))),
            || drop(black_box(black_box(a).clone())),
        ) & compare(
            "add",
            WITH_HANDLE,
            || release_made(|out| sys::tp_add(black_box(raw), raw_b, out)),
            || drop(black_box(black_box(a).add(b))),
        ) & compare(
            "add_scalar",
            WITH_HANDLE,
            || {
                release_made(|out| {
                    sys::tp_add_scalar(black_box(raw), number.as_raw(), out)
                })
            },
            || drop(black_box(black_box(a).add_scalar(2))),
        ) & compare(
            "select",
            WITH_HANDLE,
            || release_made(|out| sys::tp_select(black_box(raw), 0, 1, out)),
            || drop(black_box(black_box(a).select(0, 1))),
        )
    }
}

fn main() -> ExitCode {
    let mut a = Tensor::ones(&[2, 2], Dtype::F32).expect("memory");
    let b = Tensor::zeros(&[2, 2], Dtype::F32).expect("memory");
    let raw = a.as_raw();
    // SAFETY: the tensors have those sizes.
    let within =
        unsafe { without_handle(&mut a, raw, &b) & with_handle(&a, &b) };
    println!(
        "{}",
        if within {
            "within the bounds"
        } else {
            "ABOVE A BOUND"
        }
    );
    ExitCode::from(u8::from(!within))
}
