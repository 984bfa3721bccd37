/** What Next hands to a page: a value, several of the same name, or nothing. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** All values of a name, trimmed, in order; empty ones stay, because their place may count. */
export function all(raw: RawQuery, name: string): string[] {
  const value = raw[name];
  return (typeof value === 'string' ? [value] : (value ?? [])).map((text) => text.trim());
}

/** First value of a name; empty counts as absent. */
export function first(raw: RawQuery, name: string): string | undefined {
  return all(raw, name)[0] || undefined;
}
