"""Reads Swift well enough for CI/limits and CI/imports: what is code, where a body ends."""
import re
from pathlib import Path

STRING = re.compile(r'(#*)("""|")')
REGEX = re.compile(r"(#+)/.*?(?<!\\)/\1", re.DOTALL)
BARE_REGEX = re.compile(r"/(?![\s/*])(?:\\.|[^/\\\n])+/")
BEFORE_BARE_REGEX = re.compile(r"(?:[(,=:\[{;]|\breturn)\s*\Z")
BLOCK_COMMENT = re.compile(r"/\*|\*/")


def swift_files(*folders):
    """Every Swift file under the folders, in a fixed order."""
    return [file for folder in folders for file in sorted(Path(folder).rglob("*.swift"))]


def end_of_string(text, start):
    """The index after the string literal at `start`; interpolations may hold strings themselves."""
    hashes, quote = STRING.match(text, start).groups()
    escape, close = "\\" + hashes, quote + hashes
    at = start + len(hashes + quote)
    while at < len(text):
        if text.startswith(escape, at):
            at += len(escape)
            at = end_of_interpolation(text, at + 1) if text.startswith("(", at) else at + 1
        elif text.startswith(close, at):
            return at + len(close)
        elif text[at] == "\n" and quote == '"':
            return at
        else:
            at += 1
    return at


def end_of_interpolation(text, at):
    """The index after the parenthesis that closes an interpolation whose inside starts at `at`."""
    depth = 1
    while at < len(text) and depth > 0:
        if STRING.match(text, at):
            at = end_of_string(text, at)
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def end_of_block_comment(text, start):
    """The index after the block comment at `start`; they nest."""
    depth = 0
    for mark in BLOCK_COMMENT.finditer(text, start):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def literal_end(text, at):
    """The index after the string or regex literal at `at`, or None if there is none."""
    if STRING.match(text, at):
        return end_of_string(text, at)
    if found := REGEX.match(text, at):
        return found.end()
    if text[at] == "/" and BEFORE_BARE_REGEX.search(text, max(0, at - 80), at):
        found = BARE_REGEX.match(text, at)
        return found and found.end()
    return None


def comment_end(text, at):
    """The index after the comment at `at`, or None if there is none."""
    if text.startswith("//", at):
        line_end = text.find("\n", at)
        return line_end if line_end >= 0 else len(text)
    return end_of_block_comment(text, at) if text.startswith("/*", at) else None


class Source:
    """One file: `text`, `bare` (comments blanked), `code` (literals and quoted names blanked as well).

    All three have the same length, so that an index means the same in each.
    """

    def __init__(self, path, text=None):
        self.path = path
        self.text = Path(path).read_text(encoding="utf-8") if text is None else text
        bare, code, at = list(self.text), list(self.text), 0

        def blank(target, end, filler=" "):
            target[at:end] = [char if char == "\n" else filler for char in self.text[at:end]]

        while at < len(self.text):
            if end := comment_end(self.text, at):
                blank(bare, end)
                blank(code, end)
            elif end := literal_end(self.text, at):
                blank(code, end)
            elif self.text[at] == "`":
                end = self.text.find("`", at + 1) + 1 or len(self.text)
                blank(code, end, "x")
            else:
                end = at + 1
            at = end
        self.bare, self.code = "".join(bare), "".join(code)

    def line(self, at):
        """The number of the line that holds the index, from 1."""
        return self.text.count("\n", 0, at) + 1

    def after_balanced(self, at, pair):
        """The index after the closer of the pair that opens at `at`, such as "()"."""
        depth = 0
        for index in range(at, len(self.code)):
            depth += {pair[0]: 1, pair[1]: -1}.get(self.code[index], 0)
            if depth == 0:
                return index + 1
        return len(self.code)

    def body(self, at):
        """The range of the first `{ … }` after `at` outside parentheses; None if a scope ends first."""
        depth = 0
        for index in range(at, len(self.code)):
            char = self.code[index]
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(char, 0)
            if depth == 0 and char in "};":
                return None
            if depth == 0 and char == "{":
                return index, self.after_balanced(index, "{}")
        return None

    def size(self, body):
        """How many lines inside the braces hold more than blanks and comments."""
        inside = self.bare[body[0] + 1 : body[1] - 1]
        return sum(bool(line.strip()) for line in inside.split("\n"))
