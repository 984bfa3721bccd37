/** Columns for a name in both languages. */
export const NAMES = { name_el: 'text', name_en: 'text' } as const;

/** `name: {el, en}` as the two columns `name_el` and `name_en`. */
export function named<T extends { name: { el: string; en: string } }>(rows: readonly T[]) {
  return rows.map((row, position) => ({ ...row, position, name_el: row.name.el, name_en: row.name.en }));
}

/** Options of an insert that replaces existing rows. */
export function upsert(key: string, columns: string[]): { onConflict: string } {
  const set = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return { onConflict: `on conflict (${key}) do update set ${set}` };
}
