package tensorplay

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
)

func parsed(t *testing.T, folder string) *doc.Package {
	set := token.NewFileSet()
	packages, err := parser.ParseDir(set, folder, func(info fs.FileInfo) bool {
		return !strings.HasSuffix(info.Name(), "_test.go")
	}, parser.ParseComments)
	ok(t, err)
	for name, files := range packages {
		if name != "main" {
			return doc.New(files, folder, 0)
		}
	}
	t.Fatal("no package in", folder)
	return nil
}

// Every exported name has a comment that begins with it.
func TestEverythingIsDocumented(t *testing.T) {
	names := 0
	said := func(name, text string) {
		names++
		if !strings.HasPrefix(text, name+" ") {
			t.Errorf("%s: %q", name, text)
		}
	}
	values := func(list []*doc.Value) {
		for _, value := range list {
			for _, spec := range value.Decl.Specs {
				spec := spec.(*ast.ValueSpec)
				for _, name := range spec.Names {
					if text := spec.Doc.Text() + value.Doc; ast.IsExported(name.Name) {
						said(name.Name, text)
					}
				}
			}
		}
	}
	functions := func(list []*doc.Func) {
		for _, f := range list {
			said(f.Name, f.Doc)
		}
	}
	fields := func(typ *doc.Type) {
		structure, isStruct := typ.Decl.Specs[0].(*ast.TypeSpec).Type.(*ast.StructType)
		if !isStruct {
			return
		}
		for _, field := range structure.Fields.List {
			for _, name := range field.Names {
				if ast.IsExported(name.Name) && field.Doc.Text() == "" {
					t.Errorf("%s.%s has no comment", typ.Name, name.Name)
				}
			}
		}
	}
	for _, folder := range []string{".", "raw"} {
		p := parsed(t, folder)
		if !strings.HasPrefix(p.Doc, "Package ") {
			t.Errorf("%s: %q", folder, p.Doc)
		}
		values(p.Consts)
		values(p.Vars)
		functions(p.Funcs)
		for _, typ := range p.Types {
			if len(typ.Decl.Specs) == 1 {
				said(typ.Name, typ.Doc)
			}
			values(typ.Consts)
			values(typ.Vars)
			functions(typ.Funcs)
			functions(typ.Methods)
			fields(typ)
		}
	}
	if names < 1500 {
		t.Errorf("only %d names", names)
	}
	t.Logf("%d exported names are documented", names)
}

// Functions of C that only package raw calls, and why.
var onlyRaw = map[string]string{
	`AllocatorAllocate|AllocatorFree`:    "memory without an owner",
	`Debug\w+`:                           "for tests",
	`Device(Register|CallbacksInit)`:     "devices are written in C",
	`Kernel(Register|Unregister|Exists)`: "kernels are written in C",
	`(Kernel)?Missing(Kernel)?(Format)?`: "of interest to kernels alone",
	`Operator(Call|InfoInit)`:            "operators are called by name",
	`Operator(Register|DefinitionInit)`:  "operators are written in C",
	`\w+Init`:                            "structs are literals",
	`Error\w+`:                           "a Failure has all of it",
	`\w+Retain`:                          "one Go object is one reference",
	`(Grad|Inference)Mode(Push|Pop)`:     "modes are swapped as one",
	`ScalarSet\w+`:                       "a ScalarT is a literal",
	`DtypePromote`:                       "DtypePromoteList takes two",
	`TensorSize`:                         "Sizes has all of them",
	`StorageTake`:                        "bytes without an owner",
	`(Npz|Safetensors)Tensor`:            "tensors have names",
	`TensorFromBlob|StorageFromData`:     "with a function of Go",
	`TensorHookAdd|FunctionRecord`:       "with a function of Go",
	`AllocatorNew|SetCollectCallback`:    "with a function of Go",
	`Tensor(Attach|Detach)?Wrapper`:      "with a value of Go",
}

// Every function of package raw is used by this package, or has a reason.
func TestEveryFunctionHasAUse(t *testing.T) {
	entries, err := os.ReadDir(".")
	ok(t, err)
	used := map[string]bool{}
	word := regexp.MustCompile(`\braw\.(\w+)`)
	for _, entry := range entries {
		if name := entry.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			text, err := os.ReadFile(name)
			ok(t, err)
			for _, found := range word.FindAllStringSubmatch(string(text), -1) {
				used[found[1]] = true
			}
		}
	}
	p := parsed(t, "raw")
	functions := append([]*doc.Func(nil), p.Funcs...)
	for _, typ := range p.Types {
		functions = append(functions, typ.Funcs...)
	}
	reasons, wrapped := map[string]int{}, 0
	for _, f := range functions {
		if used[f.Name] {
			wrapped++
			continue
		}
		found := false
		for pattern := range onlyRaw {
			if regexp.MustCompile("^(" + pattern + ")$").MatchString(f.Name) {
				reasons[pattern]++
				found = true
			}
		}
		if !found {
			t.Errorf("nothing calls raw.%s", f.Name)
		}
	}
	for pattern := range onlyRaw {
		if reasons[pattern] == 0 {
			t.Errorf("no function is %s", pattern)
		}
	}
	if wrapped < 600 {
		t.Errorf("only %d functions are wrapped", wrapped)
	}
	t.Logf("%d functions wrapped, %d only in package raw", wrapped, len(functions)-wrapped)
}
