"""go"""
FILES = {}
CALLABLE = r"(?!)"
EXEMPT = {}
