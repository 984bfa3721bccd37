"""Gives a font file spaces of one even width, and the hyphen that doesn't break.

    python3 scripts/font-spaces.py 0.25 app/fonts/commissioner-latin-first-wght-normal.woff2
    python3 scripts/font-spaces.py 0.33 app/fonts/gfs-didot-latin-first-400-normal.woff2

The space of Commissioner is so narrow (0.19 of the font size) that words run together in small text, that of GFS Didot so wide (0.35)
that headings fall apart, and its no-break space has another width. `word-spacing` mends neither: a length in `em` is inherited in the
pixels of the element that sets it. The first argument is the new width, as a share of the font size. Neither font has U+2011, without
which “a 5-minute walk” breaks after the hyphen: it is drawn as the hyphen itself. Needs fonttools and brotli. The licences of both
fonts (app/fonts) allow changes; no name is reserved.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR

SPACE, NO_BREAK_SPACE, HYPHEN, NO_BREAK_HYPHEN = 0x20, 0xA0, 0x2D, 0x2011


def set_spaces(font: TTFont, width: float) -> None:
    characters = font.getBestCmap()
    for character in (SPACE, NO_BREAK_SPACE):
        glyph = characters[character]
        font['hmtx'][glyph] = (round(width * font['head'].unitsPerEm), 0)
        if 'gvar' in font:
            font['gvar'].variations[glyph] = []
    if 'HVAR' in font:
        del font['HVAR']
        add_HVAR(font)


def add_hyphen(font: TTFont) -> None:
    for table in font['cmap'].tables:
        if table.isUnicode() and HYPHEN in table.cmap:
            table.cmap[NO_BREAK_HYPHEN] = table.cmap[HYPHEN]


width = float(sys.argv[1])
for path in sys.argv[2:]:
    font = TTFont(path)
    set_spaces(font, width)
    add_hyphen(font)
    font.flavor = 'woff2'
    font.save(path)
