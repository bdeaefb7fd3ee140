"""rust"""
FILES = {}
CALLABLE = r"(?!)"
EXEMPT = {}
