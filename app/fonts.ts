import localFont from 'next/font/local';

/*
 * One call per script, because a page in Greek also needs Latin figures and both files stay small. The Greek faces have no
 * metric fall-back: it would stand before the Latin face in the list and take its letters.
 */
const textGreek = localFont({
  src: './fonts/commissioner-greek-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-text-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF, U+1F00-1FFF' }],
  adjustFontFallback: false,
});
const textLatin = localFont({
  src: './fonts/commissioner-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-text-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212',
    },
  ],
  adjustFontFallback: 'Arial',
});
const displayGreek = localFont({
  src: './fonts/gfs-didot-greek-400-normal.woff2',
  weight: '400',
  variable: '--font-display-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF, U+1F00-1FFF' }],
  adjustFontFallback: false,
});
const displayLatin = localFont({
  src: './fonts/gfs-didot-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-display-latin',
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF, U+2000-206F, U+20AC, U+2212' }],
  adjustFontFallback: 'Times New Roman',
});

/** Class that defines the font variables of `tokens.css` on `<html>`. */
export const fontVariables = [textGreek, textLatin, displayGreek, displayLatin]
  .map((font) => font.variable)
  .join(' ');
