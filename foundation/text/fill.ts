/** Fills in places such as `{time}`, for scripts in pages, which have texts without ICU syntax; a place without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
