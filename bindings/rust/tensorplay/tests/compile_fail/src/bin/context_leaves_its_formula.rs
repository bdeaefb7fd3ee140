// E0521
use std::cell::RefCell;
use std::rc::Rc;
use tensorplay::autograd::{Context, Function};

fn main() {
    let kept: Rc<RefCell<Vec<&'static Context<'static>>>> = Rc::default();
    let _ = Function::new("leak", move |context| {
        kept.borrow_mut().push(context);
        Ok(vec![])
    });
}
