import type { SchemaType } from 'sanity';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import type { CoverageRow } from './coverage.ts';

/** The text's name for editors: the titles along its path, without the language: `Practical notes 2 › Title`. */
export function fieldTitle(type: SchemaType | undefined, row: Pick<CoverageRow, 'path' | 'name'>): string {
  const titles: string[] = [];
  let here = type;
  for (const part of [...row.path, `${row.name}_el`]) {
    if (typeof part !== 'string') {
      here = here?.jsonType === 'array' ? here.of[0] : undefined;
      continue;
    }
    here = here?.jsonType === 'object' ? here.fields.find(({ name }) => name === part)?.type : undefined;
    titles.push(here?.title ?? part.replace(/_(el|en)$/, ''));
  }
  return titles.map((title) => withoutLanguage(title)).join(' › ');
}

/** `Title · English` without the language, which the schema appends to the titles of bilingual pairs. */
function withoutLanguage(title: string): string {
  const ending = Object.values(LANGUAGE_NAMES).find((name) => title.endsWith(` · ${name}`));
  return ending === undefined ? title : title.slice(0, -` · ${ending}`.length);
}
