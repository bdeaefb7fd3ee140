// E0277
#[derive(Clone, Copy)]
struct Reference(&'static str);

impl tensorplay::Element for Reference {
    const DTYPE: tensorplay::Dtype = tensorplay::Dtype::C128;
}

fn main() {}
