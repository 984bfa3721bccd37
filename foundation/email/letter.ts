import type { Locale } from '#foundation/text/locales.ts';
/** A part of a letter, in the order in which it is read. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Names and values; empty values are left out. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** Words of another person, set apart so that nobody takes them for ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Never the only bearer of a fact: many readers see no pictures. `alt` is empty where the text beside it says the same. */
  | { kind: 'picture'; src: string; alt: string; href?: string };

/** One sentence below the letter; with `href` a link. */
export type Small = string | { label: string; href: string };

/** A letter before it has a form. Nothing in it is markup: a `\n` inside a text is a new line, all else is shown as it stands. */
export type LetterContent = {
  locale: Locale;
  /** Name of whoever writes, at the head of the letter. */
  operator: string;
  /** The heading; in mail programs the subject stands above it. */
  title: string;
  /** What lists of letters show after the subject; without it that is how the letter begins. */
  preview?: string;
  blocks: readonly Block[];
  /** Why the reader gets this, how to end it. */
  small?: readonly Small[];
};
