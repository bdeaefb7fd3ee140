//! Every operator leaves nothing behind.
#[rustfmt::skip]
#[allow(clippy::all)]
mod calls;
mod leaks;

#[test]
fn every_operator_leaves_nothing_behind() {
    leaks::check("operators", &calls::CALLS);
}
