//! Views by indices and ranges.
use std::ops::Bound::{Excluded, Included, Unbounded};
use tensorplay::*;

fn counted(sizes: &[i64]) -> Tensor {
    let numbers: Vec<i64> = (0..sizes.iter().product()).collect();
    Tensor::from_vec(numbers, sizes).unwrap()
}

fn elements(tensor: Result<Tensor>) -> Vec<i64> {
    tensor.unwrap().to_vec().unwrap()
}

#[test]
fn ranges_mean_what_they_mean_in_rust() {
    let a = counted(&[6]);
    assert_eq!(elements(a.at(1..3)), [1, 2]);
    assert_eq!(elements(a.at(1..=3)), [1, 2, 3]);
    assert_eq!(elements(a.at(4..)), [4, 5]);
    assert_eq!(elements(a.at(..2)), [0, 1]);
    assert_eq!(elements(a.at(..=-1)), [0, 1, 2, 3, 4, 5]);
    assert_eq!(elements(a.at(..-4)), [0, 1]);
    assert_eq!(elements(a.at(-2..)), [4, 5]);
    assert_eq!(elements(a.at(3..3)), []);
    assert_eq!(elements(a.at(2..99)), [2, 3, 4, 5]);
    assert_eq!(elements(a.at(Index::stepped(.., 2))), [0, 2, 4]);
    let down = |from, to| elements(a.at(Index::stepped((from, to), -2)));
    assert_eq!(down(Included(4), Excluded(0)), [4, 2]);
    assert_eq!(down(Included(4), Included(0)), [4, 2, 0]);
    assert_eq!(down(Excluded(4), Included(1)), [3, 1]);
    assert_eq!(down(Unbounded, Unbounded), [5, 3, 1]);
}

#[test]
fn the_largest_numbers_are_bounds_like_others() {
    const MAX: i64 = i64::MAX;
    const MIN: i64 = i64::MIN;
    let a = counted(&[3]);
    assert_eq!(elements(a.at(MAX..)), []);
    assert_eq!(elements(a.at(MAX..=MAX)), []);
    assert_eq!(elements(a.at(MAX - 1..MAX)), []);
    assert_eq!(elements(a.at(MIN..MAX)), [0, 1, 2]);
    assert_eq!(elements(a.at(MIN..=MAX)), [0, 1, 2]);
    assert_eq!(elements(a.at(..MIN)), []);
    assert_eq!(elements(a.at(MIN..=MIN)), []);
    assert_eq!(elements(a.slice(0, Some(MAX), None, 1)), []);
    let down = |from, to| elements(a.at(Index::stepped((from, to), -1)));
    assert_eq!(down(Included(MAX), Included(MIN)), [2, 1, 0]);
    assert_eq!(down(Excluded(MAX), Excluded(MIN)), [2, 1, 0]);
    assert_eq!(down(Unbounded, Excluded(MAX)), []);
    assert_eq!(down(Unbounded, Included(MAX)), []);
    assert_eq!(down(Included(MIN), Unbounded), []);
    assert_eq!(down(Excluded(MIN), Unbounded), []);
}

#[test]
fn nothing_comes_after_the_last_index() {
    let a = counted(&[3]);
    let after = |from, step| {
        elements(a.at(Index::stepped((Excluded(from), Unbounded), step)))
    };
    assert_eq!(after(-1, 1), []);
    assert_eq!(after(-2, 1), [2]);
    assert_eq!(after(0, -1), []);
    assert_eq!(after(1, -1), [0]);
    assert_eq!(after(-3, -1), []);
}

#[test]
fn a_number_that_stands_for_none_in_c_is_none_no_more_than_others() {
    let a = counted(&[2, 3]);
    let none = Some(-i64::MAX);
    assert_eq!(a.argmax(none, false).unwrap_err().code(), Code::RANGE);
    assert_eq!(a.max_dim(none, false).unwrap_err().code(), Code::RANGE);
    let strided = a.as_strided(&[1], &[1], none);
    assert_eq!(strided.unwrap_err().code(), Code::RANGE);
    assert_eq!(a.one_hot(Some(-1)).unwrap_err().code(), Code::ARGUMENT);
    let index = counted(&[1]);
    assert_eq!(a.embedding(&index, None).unwrap().sizes(), [1, 3]);
    assert_eq!(a.embedding(&index, none).unwrap_err().code(), Code::RANGE);
}

#[test]
fn indices_of_all_kinds_come_together() {
    let a = counted(&[2, 3, 4]);
    assert_eq!(a.at((1, 2, 3)).unwrap().item().unwrap().to_i64(), Some(23));
    assert_eq!(a.at((.., -1)).unwrap().sizes(), [2, 4]);
    assert_eq!(a.at((Index::Rest, 0)).unwrap().sizes(), [2, 3]);
    assert_eq!(a.at((0, Index::Rest, 1..)).unwrap().sizes(), [3, 3]);
    assert_eq!(a.at((0, Index::NewAxis)).unwrap().sizes(), [1, 3, 4]);
    assert_eq!(a.at((Index::Rest, Index::NewAxis)).unwrap().rank(), 4);
    let list = [Index::At(1), Index::from(..2)];
    assert_eq!(a.at(&list[..]).unwrap().sizes(), [2, 4]);
    assert_eq!(elements(a.at((1, 0, 0..=1))), [12, 13]);
}

#[test]
fn the_builder_and_the_tuple_make_one_view() {
    let a = counted(&[4, 5, 6]);
    let built = a.slicing().at(-1).range(1..4).step(.., -2).view().unwrap();
    let told = a.at((-1, 1..4, Index::stepped(.., -2))).unwrap();
    assert_eq!(built.layout("v").unwrap(), told.layout("v").unwrap());
    assert!(built.storage().same(&a.storage()));
    let whole = a.slicing().all().rest().new_axis().view().unwrap();
    assert_eq!(whole.sizes(), [4, 5, 6, 1]);
}

#[test]
fn writing_to_a_view_writes_to_its_base() {
    let a = counted(&[2, 3]);
    let mut row = a.at((1, ..)).unwrap();
    row += 100;
    a.at((.., 0)).unwrap().fill_inplace(-1).unwrap();
    assert_eq!(a.to_vec::<i64>().unwrap(), [-1, 1, 2, -1, 104, 105]);
    assert_eq!(a.version(), Some(2));
}

#[test]
fn too_many_indices_and_wrong_ones_are_errors() {
    let a = counted(&[2, 3]);
    assert_eq!(a.at((0, 0, 0)).unwrap_err().code(), Code::RANGE);
    assert_eq!(a.at((.., .., ..)).unwrap_err().code(), Code::RANGE);
    assert_eq!(a.at((2, ..)).unwrap_err().code(), Code::RANGE);
    let zero = a.at(Index::stepped(.., 0)).unwrap_err();
    assert_eq!(zero.code(), Code::ARGUMENT);
}
