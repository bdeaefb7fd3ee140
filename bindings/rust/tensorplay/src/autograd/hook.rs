//! Closures that see a gradient on its way.
use crate::call::check;
use crate::callback::{destroy, guarded, hand_over};
use crate::{Result, Tensor, sys};
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::rc::Rc;

/// A hook of a tensor, for [`Tensor::remove_hook`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HookId(u64);

/// What a hook does. It is shared, for a hook may be gone before its call ends.
type Hook = Rc<dyn Fn(&Tensor) -> Result<Option<Tensor>>>;

unsafe extern "C" fn call(
    gradient: *const sys::tp_tensor_t,
    replacement: *mut *mut sys::tp_tensor_t,
    hook: *mut c_void,
) -> sys::tp_status_t {
    guarded(|| {
        // SAFETY: the user data is a hook; the gradient is lent for the call.
        let hook = unsafe { Rc::clone(&*hook.cast::<Hook>()) };
        let gradient =
            ManuallyDrop::new(unsafe { Tensor::from_raw(gradient.cast_mut()) });
        if let Some(other) = hook(&gradient)? {
            // SAFETY: the place is the library's to be written.
            unsafe { *replacement = other.into_raw() };
        }
        Ok(())
    })
}

impl Tensor {
    /// Adds a hook: it is called with the tensor's gradient in every backward
    /// pass, and may give another one to go on with. Its error, or a panic,
    /// ends the pass.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let mut x = Tensor::from_slice(&[2.0f32], &[1])?;
    /// x.set_requires_grad(true)?;
    /// let id = x.add_hook(|gradient| gradient.mul_scalar(10).map(Some))?;
    /// x.square()?.backward()?;
    /// assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [40.0]);
    /// x.remove_hook(id)?;
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn add_hook(
        &self,
        hook: impl Fn(&Tensor) -> Result<Option<Tensor>> + 'static,
    ) -> Result<HookId> {
        let hook: Hook = Rc::new(hook);
        let mut id = 0;
        hand_over(hook, |data| {
            // SAFETY: the callbacks fit the data, which a failed call leaves.
            unsafe {
                sys::tp_tensor_hook_add(
                    self.as_raw(),
                    Some(call),
                    data,
                    Some(destroy::<Hook>),
                    &mut id,
                )
            }
        })?;
        Ok(HookId(id))
    }

    /// Removes a hook; not from inside a hook of the same tensor.
    pub fn remove_hook(&self, id: HookId) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_tensor_hook_remove(self.as_raw(), id.0) })
    }
}
