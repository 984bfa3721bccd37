import { defaultLocale, isLocale, otherLocale, perLocale } from '#foundation/text/locales.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Problems } from './problems.ts';
import { readTable } from './table.ts';

/** A name in both languages: from its own file, and in the other language from `translations.txt`. */
export type Names = (table: string, field: string, id: string, text: string) => Bilingual;

/**
 * The files' language is that of `feed_info.txt`, otherwise of the agency, otherwise Greek. A missing translation
 * defaults to the same text.
 */
export function readNames(files: ReadonlyMap<string, string>, problems: Problems): Names {
  const info = readTable(files, 'feed_info.txt', [], problems)?.rows[0]?.cells.feed_lang;
  const agency = readTable(files, 'agency.txt', [], problems)?.rows[0]?.cells.agency_lang;
  const tag = (info || agency || defaultLocale).slice(0, 2).toLowerCase();
  const own = isLocale(tag) ? tag : defaultLocale;
  const other = otherLocale(own);
  const found = new Map<string, string>();
  const table = readTable(
    files,
    'translations.txt',
    ['table_name', 'field_name', 'language', 'translation'],
    problems,
  );
  for (const { cells } of table?.rows ?? []) {
    if (cells.language?.slice(0, 2).toLowerCase() !== other) continue;
    const by = cells.record_id ? `id ${cells.record_id}` : `value ${cells.field_value ?? ''}`;
    found.set(`${cells.table_name} ${cells.field_name} ${by}`, cells.translation ?? '');
  }
  return (name, field, id, text) => {
    const translated =
      found.get(`${name} ${field} id ${id}`) ?? found.get(`${name} ${field} value ${text}`) ?? text;
    return perLocale((locale) => (locale === own ? text : translated));
  };
}
