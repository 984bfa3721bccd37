import type { Locale } from '#foundation/text/locales.ts';
/** A part of an email. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Names and values; empty values are left out. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** Text by another person, set apart from ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Never the only place of a fact: many mail programs show no pictures. `alt` is empty if the text beside it says the same. */
  | { kind: 'picture'; src: string; alt: string; href?: string };

/** A sentence in the footer; a link if it has `href`. */
export type Small = string | { label: string; href: string };

/**
 * The content of an email, independent of its format. Nothing in it is markup: `\n` is a line break, everything else is shown as it
 * is.
 */
export type EmailContent = {
  locale: Locale;
  /** The sender's name, shown at the top. */
  operator: string;
  /** The heading; in mail programs the subject stands above it. */
  title: string;
  /** The text that inboxes show after the subject; the beginning of the email if absent. */
  preview?: string;
  blocks: readonly Block[];
  /** The footer: why the reader gets this email, and how to unsubscribe. */
  small?: readonly Small[];
};
