//! What several types have in common, written once.

/// A counted handle: cloning retains, dropping releases.
macro_rules! handle {
    ($(#[$doc:meta])* $name:ident: $raw:ident, $retain:ident, $release:ident) => {
        $(#[$doc])*
        #[repr(transparent)]
        pub struct $name(std::ptr::NonNull<crate::sys::$raw>);

        impl $name {
            /// The handle in C, borrowed: for functions of [`crate::sys`].
            #[inline]
            pub fn as_raw(&self) -> *mut crate::sys::$raw {
                self.0.as_ptr()
            }

            /// The handle in C, with the reference that this one held.
            #[inline]
            pub fn into_raw(self) -> *mut crate::sys::$raw {
                std::mem::ManuallyDrop::new(self).as_raw()
            }

            /// Takes over a reference to a handle of C.
            ///
            /// # Safety
            ///
            /// `raw` is a live handle of this kind and the caller gives one
            /// reference of it away. No other thread writes what it reaches.
            #[inline]
            pub unsafe fn from_raw(raw: *mut crate::sys::$raw) -> Self {
                debug_assert!(!raw.is_null());
                // SAFETY: a live handle is not null.
                Self(unsafe { std::ptr::NonNull::new_unchecked(raw) })
            }
        }

        impl Clone for $name {
            #[inline]
            fn clone(&self) -> Self {
                // SAFETY: the handle lives, and retain gives it back.
                unsafe { Self::from_raw(crate::sys::$retain(self.as_raw())) }
            }
        }

        impl Drop for $name {
            #[inline]
            fn drop(&mut self) {
                // SAFETY: the reference is this value's, and this is its end.
                unsafe { crate::sys::$release(self.as_raw()) }
            }
        }
    };
}
pub(crate) use handle;

/// An enumeration of the library. A value of a later version is kept as it is,
/// so this is no `enum`.
macro_rules! enumeration {
    ($(#[$doc:meta])* $name:ident: $raw:ident, $text:ident, $parse:ident {
        $($(#[$value_doc:meta])* $value:ident = $constant:ident;)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(transparent)]
        pub struct $name(crate::sys::$raw);

        impl $name {
            $($(#[$value_doc])*
            pub const $value: Self = Self(crate::sys::$constant);)*

            /// The number in C.
            #[inline]
            pub const fn as_raw(self) -> crate::sys::$raw {
                self.0
            }

            /// The value of a number in C.
            #[inline]
            pub const fn from_raw(raw: crate::sys::$raw) -> Self {
                Self(raw)
            }

            /// The library's name for it; `None` for a number without one.
            pub fn name(self) -> Option<&'static str> {
                // SAFETY: what comes back is static, or lives until the
                // library is shut down, which promises to be the last use.
                unsafe { crate::call::static_text(crate::sys::$text(self.0)) }
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::Error;

            fn from_str(name: &str) -> crate::Result<Self> {
                let name = crate::call::text(name)?;
                let mut raw = 0;
                // SAFETY: the text ends with 0 and lives through the call.
                crate::call::check(unsafe {
                    crate::sys::$parse(name.as_ptr(), &mut raw)
                })?;
                Ok(Self(raw))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                match self.name() {
                    Some(name) => f.write_str(name),
                    None => write!(f, concat!(stringify!($name), "({})"), self.0),
                }
            }
        }
    };
}
pub(crate) use enumeration;

/// A set of flags of the library.
macro_rules! flags {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$value_doc:meta])* $value:ident = $constant:ident;)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        pub struct $name(u32);

        impl $name {
            $($(#[$value_doc])*
            pub const $value: Self = Self(crate::sys::$constant);)*

            /// The bits in C.
            #[inline]
            pub const fn as_raw(self) -> u32 {
                self.0
            }

            /// The flags of bits in C.
            #[inline]
            pub const fn from_raw(raw: u32) -> Self {
                Self(raw)
            }

            /// Whether all flags of another set are in this one.
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether a flag of another set is in this one.
            #[inline]
            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                let names = [$((Self::$value, stringify!($value)),)*];
                f.debug_set()
                    .entries(names.iter().filter(|(flag, _)| self.contains(*flag))
                        .map(|(_, name)| format_args_of(name)))
                    .finish()
            }
        }
    };
}
pub(crate) use flags;
