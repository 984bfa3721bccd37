export type Placeholder = { name: string; start: number; end: number };

/** Texts and comments, also those without an end: what looks like a parameter in them is none. */
const NOT_CODE = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*/gs;

/** The query with blanks in place of its texts and comments; everything else stays where it was. */
export function codeOf(query: string): string {
  return query.replaceAll(NOT_CODE, (text) => ' '.repeat(text.length));
}

/** Every `$name` in the query that the caller has to give, with its place. */
export function placeholdersIn(query: string): Placeholder[] {
  return [...withoutOwnNames(codeOf(query)).matchAll(/\$[A-Za-z_]\w*/g)].map(({ 0: name, index }) => ({
    name: name.slice(1),
    start: index,
    end: index + name.length,
  }));
}

/** Takes away what `fn shop::price($item) = $item.price;` calls by its own name. */
function withoutOwnNames(code: string): string {
  return code.replaceAll(/\bfn\s+\w+\s*::\s*\w+\s*\(\s*\$(\w+)[^;]*;/g, (declaration, name: string) =>
    declaration.replaceAll(new RegExp(String.raw`\$${name}\b`, 'g'), (own) => ' '.repeat(own.length)),
  );
}

/** Those beside `..` or `...`: the parser wants to know their values. */
export function boundsIn(query: string): Placeholder[] {
  const code = codeOf(query);
  return placeholdersIn(query).filter(
    ({ start, end }) =>
      /\.\.\s*$/.test(code.slice(0, start).slice(-8)) || /^\s*\.\./.test(code.slice(end, end + 8)),
  );
}

/** The query with whole numbers in place of these parameters, or undefined when one of them is no whole number. */
export function withNumbers(
  query: string,
  places: readonly Placeholder[],
  params: Record<string, unknown>,
): string | undefined {
  let text = '';
  let at = 0;
  for (const { name, start, end } of places) {
    const value = params[name];
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined;
    text += `${query.slice(at, start)}${value}`;
    at = end;
  }
  return text + query.slice(at);
}
