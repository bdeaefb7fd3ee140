//! The operators of the language.
use std::panic::catch_unwind;
use tensorplay::*;

fn tensor(values: [f32; 2]) -> Tensor {
    Tensor::from_slice(&values, &[2]).unwrap()
}

fn whole(values: [i64; 2]) -> Tensor {
    Tensor::from_slice(&values, &[2]).unwrap()
}

fn floats(tensor: Tensor) -> Vec<f32> {
    tensor.to_vec().unwrap()
}

fn integers(tensor: Tensor) -> Vec<i64> {
    tensor.to_vec().unwrap()
}

#[test]
fn references_and_values_mix_on_both_sides() {
    let (a, b) = (tensor([8.0, 9.0]), tensor([2.0, 3.0]));
    assert_eq!(floats(&a + &b), [10.0, 12.0]);
    assert_eq!(floats(a.clone() - &b), [6.0, 6.0]);
    assert_eq!(floats(&a * b.clone()), [16.0, 27.0]);
    assert_eq!(floats(a.clone() / b.clone()), [4.0, 3.0]);
    assert_eq!(floats(&a % &b), [0.0, 0.0]);
    assert_eq!(floats(-&a), [-8.0, -9.0]);
    assert_eq!(floats(-a), [-8.0, -9.0]);
}

#[test]
fn numbers_stand_on_either_side() {
    let a = tensor([4.0, 5.0]);
    assert_eq!(floats(&a + 1), [5.0, 6.0]);
    assert_eq!(floats(a.clone() - 1.5f32), [2.5, 3.5]);
    assert_eq!(floats(10 - &a), [6.0, 5.0]);
    assert_eq!(floats(20.0 / a.clone()), [5.0, 4.0]);
    assert_eq!(floats(Scalar::from(2) * &a), [8.0, 10.0]);
    let z = &a * Complex::new(0.0f32, 1.0);
    assert_eq!(z.to_vec::<Complex<f32>>().unwrap()[1].im, 5.0);
}

#[test]
fn bits_and_shifts_work_on_integers() {
    let (a, b) = (whole([6, 5]), whole([3, 1]));
    assert_eq!(integers(&a & &b), [2, 1]);
    assert_eq!(integers(&a | 8), [14, 13]);
    assert_eq!(integers(&a ^ &b), [5, 4]);
    assert_eq!(integers(&a << 1), [12, 10]);
    assert_eq!(integers(1 << &b), [8, 2]);
    assert_eq!(integers(&a >> &b), [0, 2]);
    assert_eq!(integers(!&a), [-7, -6]);
}

#[test]
fn the_remainder_has_the_sign_of_the_dividend() {
    assert_eq!(integers(whole([-7, 7]) % whole([3, -3])), [-7 % 3, 7 % -3]);
}

#[test]
fn assignment_writes_in_place() {
    let mut a = tensor([4.0, 6.0]);
    let view = a.clone();
    a += 1;
    a -= &tensor([1.0, 1.0]);
    a *= tensor([2.0, 2.0]);
    a /= 4.0;
    a %= 2.5f32;
    assert_eq!(floats(view), [2.0, 0.5]);
    let mut bits = whole([6, 5]);
    bits &= 7;
    bits |= &whole([8, 8]);
    bits ^= 1;
    bits <<= 2;
    bits >>= 1;
    assert_eq!(integers(bits), [30, 24]);
}

#[test]
fn a_failure_panics_with_the_error() {
    let panic = catch_unwind(|| {
        tensor([1.0, 2.0]) + Tensor::zeros(&[3], Dtype::F32).unwrap()
    });
    let said = *panic.unwrap_err().downcast::<String>().unwrap();
    assert!(said.starts_with("tp_add: cannot broadcast"), "{said}");
}

#[test]
fn operators_are_recorded() {
    let mut x = tensor([1.0, 2.0]);
    x.set_requires_grad(true).unwrap();
    let y = 3.0 * &x * &x - &x / 2;
    y.sum(&[], false).unwrap().backward().unwrap();
    assert_eq!(floats(x.grad().unwrap().unwrap()), [5.5, 11.5]);
}
