import localFont from 'next/font/local';
import './fonts/meanwhile.css';

/*
 * Each family has a file for Greek, one for the Latin letters, figures and signs of our own texts, and one for all
 * other Latin letters, which a browser loads when a page contains one. They are subsets of the packages' files made
 * with fonttools, first of the weights in our styles (`fonttools varLib.instancer <file> wght=300:750`), then of the
 * characters and features that the site needs: `pyftsubset <file> --unicodes=<range>
 * --layout-features=kern,mark,mkmk,ccmp,locl,liga,calt,rvrn,tnum,lnum,pnum --flavor=woff2`. Commissioner has no figures of
 * one width: `scripts/tabular-figures.py` added them to its first Latin file. `scripts/font-spaces.py` set the width of both fonts'
 * spaces and added U+2011. The fallback fonts until they load are in `fonts/meanwhile.css`.
 */
const textGreek = localFont({
  src: './fonts/commissioner-greek-wght-normal.woff2',
  weight: '300 750',
  variable: '--font-text-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF, U+1F00-1FFF' }],
  adjustFontFallback: false,
});
const textLatin = localFont({
  src: './fonts/commissioner-latin-first-wght-normal.woff2',
  weight: '300 750',
  variable: '--font-text-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB-00BE, U+00C9, U+00D7, U+00E9, U+2009, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032, U+20AC, U+2212',
    },
  ],
  adjustFontFallback: false,
});
const textRest = localFont({
  src: './fonts/commissioner-latin-rest-wght-normal.woff2',
  weight: '300 750',
  variable: '--font-text-rest',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BF-00C8, U+00CA-00D6, U+00D8-00E8, U+00EA-00FF, U+0102, U+0131, U+0152-0153, U+0300-0309, U+201A, U+201E, U+2033, U+2039-203A, U+2044, U+2122, U+2215',
    },
  ],
  adjustFontFallback: false,
  preload: false,
});
const displayGreek = localFont({
  src: './fonts/gfs-didot-greek-400-normal.woff2',
  weight: '400',
  variable: '--font-display-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF, U+1F00-1FFF' }],
  adjustFontFallback: false,
});
const displayLatin = localFont({
  src: './fonts/gfs-didot-latin-first-400-normal.woff2',
  weight: '400',
  variable: '--font-display-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB-00BE, U+00C9, U+00D7, U+00E9, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032, U+20AC, U+2212',
    },
  ],
  adjustFontFallback: false,
});
const displayRest = localFont({
  src: './fonts/gfs-didot-latin-rest-400-normal.woff2',
  weight: '400',
  variable: '--font-display-rest',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA, U+00AC, U+00AE, U+00B1-00B6, U+00B8-00BA, U+00BF-00C8, U+00CA-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+0300-0309, U+201A, U+201E, U+2033, U+2039-203A, U+2044, U+2122',
    },
  ],
  adjustFontFallback: false,
  preload: false,
});

/** Class that defines the font variables of `tokens.css` on `<html>`. */
export const fontVariables = [textGreek, textLatin, textRest, displayGreek, displayLatin, displayRest]
  .map((font) => font.variable)
  .join(' ');
