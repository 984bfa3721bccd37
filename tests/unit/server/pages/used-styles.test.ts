import { expect, it } from 'vitest';
import { isUsed, wordsOf } from '#server/pages/used-styles.ts';

const words = wordsOf('<p class="Abc_text Abc_soft" data-classes="Abc_late"><b>');

it.each([
  ['a class of the page', '@layer components{.Abc_text{color:red}}'],
  ['a class that scripts take from the page', '.Abc_late{color:red}'],
  ['an element', '@layer base{p{color:red}}'],
  ['one of several selectors', '.Xyz_no,.Abc_soft b{color:red}'],
  ['one of several rules', '.Xyz_no{color:red;&:hover{color:blue}}@media (width>1px){.Abc_text{color:red}}'],
  ['what an element is not', '.Abc_text:not(.Xyz_no){color:red}'],
  ['the root', ':root{--a:1}'],
  ['a font', '@font-face{font-family:A;src:url(a.woff2)}.Xyz_no{color:red}'],
  ['a transition between pages', '::view-transition-group(*){animation:none}'],
  ['a name with an escape', String.raw`.\33 Xyz_no{color:red}`],
])('keeps a style sheet with a rule for %s', (_, styles) => {
  expect(isUsed(styles, words)).toBe(true);
});

it.each([
  ['classes that the page doesn’t have', '@layer components{.Xyz_a{color:red}.Xyz_b>p{color:red}}'],
  ['an element with such a class', '.Abc_text .Xyz_no,.Xyz_no b{color:red}'],
  ['what is inside such a rule', '.Xyz_a{color:red;p{color:red}&:hover{color:red}}'],
  [
    'its own animation',
    '.Xyz_a{animation:Xyz_turn 1s}@keyframes Xyz_turn{from{rotate:0deg}50%{rotate:9deg}}',
  ],
  ['text that looks like a rule', '.Xyz_a:after{content:"}p{"}'],
  ['comments', '/* p{} */.Xyz_a{color:red}'],
])('has no use for a style sheet with rules only for %s', (_, styles) => {
  expect(isUsed(styles, words)).toBe(false);
});
