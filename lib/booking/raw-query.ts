/** A query as Next passes it to a page: one value, several with the same name, or none. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** All values of a name, trimmed, in order. Empty ones stay, because their position may matter. */
export function all(raw: RawQuery, name: string): string[] {
  const value = raw[name];
  return (typeof value === 'string' ? [value] : (value ?? [])).map((text) => text.trim());
}

/** First value of a name; empty counts as absent. */
export function first(raw: RawQuery, name: string): string | undefined {
  return all(raw, name)[0] || undefined;
}
