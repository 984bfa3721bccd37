import type { Locale } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { fullDay } from '#foundation/dates/format-day.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { decimal } from '#foundation/text/conventions.ts';
import { maybeText, text } from '#desk/messages/texts.ts';
import type { Kind } from './reference.ts';

/** Fields whose values are codes, and the catalogue section with their texts; a message has no `kind`. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['topic', 'inbox.topics'],
  ['kind', 'inbox.cargoKinds'],
  ['where', 'inbox.where'],
  ['harmless', 'inbox.harmless'],
  ['language', 'languages'],
  ['time', 'inbox.callTimes'],
]);

const Translated = v.object({ el: v.string(), en: v.string() });
const Port = v.object({ code: v.string(), name: Translated });
const Opening = v.object({ title: Translated });
const Details = v.record(v.string(), v.unknown());

/** The details stored as JSON, one value each, as staff read them: codes become texts, empty fields are omitted. */
export function detailsOf(stored: string, locale: Locale): { field: string; value: string }[] {
  return Object.entries(read(stored))
    .map(([field, value]) => ({ field, value: displayText(field, value, locale) }))
    .filter(({ value }) => value !== '');
}

/** A short subject. */
export function subjectLineOf(kind: Kind, stored: string, locale: Locale): string {
  const details = read(stored);
  const textOf = (field: string) => displayText(field, details[field], locale);
  switch (kind) {
    case 'message':
      return textOf('topic') || text(locale, 'inbox.topics.other');
    case 'cargo':
      return `${portName(details.from, locale)} – ${portName(details.to, locale)}, ${textOf('day')}`;
    case 'application':
      return textOf('opening') || text(locale, 'inbox.noOpening');
  }
}

function displayText(field: string, value: unknown, locale: Locale): string {
  if (typeof value === 'number') return decimal(value, locale);
  if (typeof value === 'string') {
    if (isDay(value)) return fullDay(value, locale);
    const codes = CODES.get(field);
    return (codes && maybeText(locale, `${codes}.${value}`)) ?? value;
  }
  const port = v.safeParse(Port, value);
  if (port.success) return `${port.output.name[locale]} (${port.output.code})`;
  const opening = v.safeParse(Opening, value);
  return opening.success ? opening.output.title[locale] : '';
}

function portName(value: unknown, locale: Locale): string {
  const port = v.safeParse(Port, value);
  return port.success ? port.output.name[locale] : '?';
}

function read(stored: string): Record<string, unknown> {
  return v.parse(v.pipe(v.string(), v.parseJson(), Details), stored);
}
