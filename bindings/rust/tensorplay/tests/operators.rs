//! Every operator leaves nothing behind.
#[rustfmt::skip]
#[allow(clippy::all)]
mod calls;
mod leaks;

use tensorplay::*;

fn weights() -> Result<[Tensor; 3]> {
    let weights = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
    let (first, second) =
        (weights.empty_like(None)?, weights.empty_like(None)?);
    Ok([weights, first, second])
}

fn sgd() -> Result<()> {
    let [mut weights, mut buffer, _] = weights()?;
    let gradient = weights.deep_copy(None)?;
    let options = SgdOptions {
        momentum: 0.9,
        ..Default::default()
    };
    weights.sgd_inplace(&gradient, Some(&mut buffer), 1, &options)
}

fn adam() -> Result<()> {
    let [mut weights, mut exp_avg, mut exp_avg_sq] = weights()?;
    let gradient = weights.deep_copy(None)?;
    for step in [1, 2] {
        let moments = Moments {
            exp_avg: &mut exp_avg,
            exp_avg_sq: &mut exp_avg_sq,
            max_exp_avg_sq: None,
        };
        let options = AdamOptions::default();
        weights.adam_inplace(&gradient, moments, step, &options)?;
    }
    Ok(())
}

fn adamw() -> Result<()> {
    let [mut weights, mut exp_avg, mut exp_avg_sq] = weights()?;
    let mut largest = exp_avg.empty_like(None)?;
    let moments = Moments {
        exp_avg: &mut exp_avg,
        exp_avg_sq: &mut exp_avg_sq,
        max_exp_avg_sq: Some(&mut largest),
    };
    let gradient = weights.deep_copy(None)?;
    weights.adamw_inplace(&gradient, moments, 1, &AdamOptions::default())
}

/// Operators whose methods are written by hand.
const BY_HAND: [(&str, leaks::Call); 3] = [
    ("tp_sgd_inplace", sgd),
    ("tp_adam_inplace", adam),
    ("tp_adamw_inplace", adamw),
];

#[test]
fn every_operator_leaves_nothing_behind() {
    let calls: Vec<_> = calls::CALLS.into_iter().chain(BY_HAND).collect();
    leaks::check("operators", &calls);
}
