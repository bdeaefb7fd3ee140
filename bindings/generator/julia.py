"""julia"""
FILES = {}
CALLABLE = r"(?!)"
EXEMPT = {}
