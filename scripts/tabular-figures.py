"""Adds figures of one width to a subset of Commissioner, which has none: without them `font-variant-numeric: tabular-nums` does
nothing, and the times and prices of a list don't line up.

    python3 scripts/tabular-figures.py app/fonts/commissioner-latin-first-wght-normal.woff2

Each tabular figure is the figure itself, centred in the width of the 8 by a composite glyph that moves with the weight, behind the
feature `tnum`. Needs fonttools and brotli. The font's licence (OFL-commissioner.txt) allows changes; no name is reserved.
"""

import sys

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR

FIGURES = '0123456789'
UNSHIFTED = (0, 0)


def right_edge_change(variation: TupleVariation) -> int:
    """How far the right edge of the advance width moves at the end of this variation, in font units."""
    edge = variation.coordinates[-3]
    return edge[0] if edge else 0


def add_tabular_figures(font: TTFont) -> None:
    characters, glyphs, metrics, variations = font.getBestCmap(), font['glyf'], font['hmtx'], font['gvar'].variations
    names = {characters[ord(figure)]: f'{characters[ord(figure)]}.tnum' for figure in FIGURES}
    eight = characters[ord('8')]
    width = metrics[eight][0]
    widest_change = max(right_edge_change(variation) for variation in variations[eight])

    font.setGlyphOrder([*font.getGlyphOrder(), *names.values()])
    for figure, tabular in names.items():
        advance, bearing = metrics[figure]
        shift = round((width - advance) / 2)
        component = GlyphComponent()
        component.glyphName, component.x, component.y, component.flags = figure, shift, 0, 0x4
        glyph = Glyph()
        glyph.numberOfContours, glyph.components = -1, [component]
        glyphs[tabular] = glyph
        glyph.recalcBounds(glyphs)
        metrics[tabular] = (width, bearing + shift)
        variations[tabular] = [
            TupleVariation(
                variation.axes,
                [
                    (round((wider - right_edge_change(variation)) / 2), 0),
                    UNSHIFTED,
                    (wider, 0),
                    UNSHIFTED,
                    UNSHIFTED,
                ],
            )
            for variation in variations[figure]
            for wider in [round(widest_change * variation.axes['wght'][1])]
        ]
    rules = '\n'.join(f'sub {figure} by {tabular};' for figure, tabular in names.items())
    add_feature(font, 'tnum', rules)
    del font['HVAR']
    add_HVAR(font)


def add_feature(font: TTFont, tag: str, rules: str) -> None:
    """Adds a feature beside those of the font, for every script and language."""
    other = TTFont()
    other.setGlyphOrder(font.getGlyphOrder())
    addOpenTypeFeaturesFromString(other, f'feature {tag} {{ {rules} }} {tag};')
    lookup = other['GSUB'].table.LookupList.Lookup[0]
    table = font['GSUB'].table
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    record = other['GSUB'].table.FeatureList.FeatureRecord[0]
    record.Feature.LookupListIndex = [table.LookupList.LookupCount - 1]
    # Records are sorted by tag, and `tnum` comes after all others of this font.
    features = table.FeatureList.FeatureRecord
    features.append(record)
    features_count = len(features)
    table.FeatureList.FeatureCount = features_count
    for script in table.ScriptList.ScriptRecord:
        for language in [script.Script.DefaultLangSys, *(row.LangSys for row in script.Script.LangSysRecord)]:
            language.FeatureIndex.append(features_count - 1)
            language.FeatureCount = len(language.FeatureIndex)


for path in sys.argv[1:]:
    font = TTFont(path)
    if any(record.FeatureTag == 'tnum' for record in font['GSUB'].table.FeatureList.FeatureRecord):
        sys.exit(f'{path} already has tabular figures.')
    add_tabular_figures(font)
    font.flavor = 'woff2'
    font.save(path)
