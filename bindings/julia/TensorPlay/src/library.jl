# Finding the shared library. A `ccall` by its SONAME then reaches the copy that
# is loaded, at the cost of a direct call.

const LIBRARY = Ref{Ptr{Cvoid}}(C_NULL)

# Julia's default binds the library to its own dependencies first. Where Julia's
# libunwind has the names of C++ unwinding too, as Debian's has, the library and
# the C++ runtime would then use different ones, and its first error would end
# the process.
const OPENED = Libdl.RTLD_NOW | Libdl.RTLD_LOCAL

"Where pkg-config says that the library lies, or nothing."
function pkgconfig_folder()
    Sys.which("pkg-config") === nothing && return nothing
    folder = try
        readchomp(pipeline(`pkg-config --variable=libdir tensorplay`,
                           stderr=devnull))
    catch
        return nothing
    end
    return isempty(folder) ? nothing : folder
end

"""
Opens the library, from the first of these that has one:

1. the file that the environment variable `TENSORPLAY_LIBRARY` names; nothing
   else is tried if it is set,
2. where the system's loader looks: `LD_LIBRARY_PATH`, `ldconfig`,
3. the folder that `pkg-config --variable=libdir tensorplay` tells.
"""
function open_library()
    named = get(ENV, "TENSORPLAY_LIBRARY", "")
    if !isempty(named)
        LIBRARY[] = Libdl.dlopen(named, OPENED)
    else
        found = Libdl.dlopen(Raw.libtensorplay, OPENED; throw_error=false)
        if found === nothing
            folder = pkgconfig_folder()
            folder === nothing && error(
                "libtensorplay was not found: neither the loader nor " *
                "pkg-config knows it. Set TENSORPLAY_LIBRARY to the file.")
            found = Libdl.dlopen(joinpath(folder, Raw.libtensorplay), OPENED)
        end
        LIBRARY[] = found
    end
    return nothing
end

function check_abi()
    abi = Raw.tp_abi_version()
    abi == Raw.TP_ABI_VERSION || error(
        "libtensorplay has the ABI version $abi, this package was made for " *
        "$(Raw.TP_ABI_VERSION)")
    return nothing
end

"""
    library_path()

The file of the shared library that is in use.
"""
library_path() = Libdl.dlpath(LIBRARY[])

"""
    library_version()

The version of the shared library that is in use.
"""
library_version() = VersionNumber(unsafe_string(Raw.tp_version()))

"The address of a function of the library, for the library to call."
address(name::Symbol) = Libdl.dlsym(LIBRARY[], name)
