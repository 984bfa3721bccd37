/** Rows of a comma-separated text with a heading row; quoted fields may hold commas, a doubled quote is a quote. */
export function parseCsv(text: string): Record<string, string>[] {
  const [heading = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(fieldsOf);
  return rows.map((row) => Object.fromEntries(heading.map((name, column) => [name, row[column] ?? ''])));
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
