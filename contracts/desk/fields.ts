import * as v from 'valibot';

/**
 * Fields of the three forms. The message of every validation issue is a code (`missing`, `long`, `email` …); the desk turns field
 * and code into a sentence in the caller's language.
 */

/** One line: line breaks, which could inject email headers, become spaces. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Several lines; other control characters are removed. */
const lines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const typed = () => v.optional(v.string('missing'), '');

export const line = (max: number) => v.pipe(typed(), v.transform(oneLine), v.maxLength(max, 'long'));
export const neededLine = (max: number) => v.pipe(line(max), v.minLength(1, 'missing'));
export const text = (max: number) => v.pipe(typed(), v.transform(lines), v.maxLength(max, 'long'));
export const neededText = (max: number) => v.pipe(text(max), v.minLength(1, 'missing'));

const EMAIL = /^[^\s<>()[\]\\,;:"@]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** Stricter than the newsletter's: no quoted local part, because the address also becomes an email header. */
export const Email = v.pipe(neededLine(254), v.regex(EMAIL, 'email'));

/** Empty or an address. */
export const MaybeEmail = v.pipe(
  line(254),
  v.check((email) => email === '' || EMAIL.test(email), 'email'),
);

const isPhone = (typedPhone: string) =>
  /^\+?[\d ()./-]+$/.test(typedPhone) && (typedPhone.match(/\d/g)?.length ?? 0) >= 7;

export const NeededPhone = v.pipe(neededLine(30), v.check(isPhone, 'phone'));
/** Empty or a number. */
export const Phone = v.pipe(
  line(30),
  v.check((phone) => phone === '' || isPhone(phone), 'phone'),
);

/** A number, or text as people type it: `12,5`. */
const toNumber = (given: string | number) =>
  typeof given === 'number' ? given : Number(given.trim().replace(',', '.') || Number.NaN);

export const amount = (least: number, most: number) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], 'number'), ''),
    v.transform(toNumber),
    v.number('number'),
    v.minValue(least, 'range'),
    v.maxValue(most, 'range'),
  );

/** Null if nothing was typed. */
export const maybeAmount = (least: number, most: number) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], 'number'), ''),
    v.transform((given) => (given === '' ? null : toNumber(given))),
    v.nullable(v.pipe(v.number('number'), v.minValue(least, 'range'), v.maxValue(most, 'range'))),
  );

export const Locale = v.picklist(['el', 'en']);

/** A honeypot: people don't see this field and leave it empty; bots fill it in. */
export const Trap = v.pipe(typed(), v.length(0, 'trap'));
