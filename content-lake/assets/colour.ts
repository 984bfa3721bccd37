export type Colour = { r: number; g: number; b: number; alpha: number };

/** Reads RGB, ARGB, RRGGBB or AARRGGBB (alpha first, as in image addresses), with or without `#`. */
export function parseColour(text: string): Colour | undefined {
  const digits = text.replace(/^#/, '');
  if (!/^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return undefined;
  const long = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  const full = long.length === 6 ? `ff${long}` : long;
  const channel = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  return { r: channel(1), g: channel(2), b: channel(3), alpha: channel(0) / 255 };
}

/** `#rrggbb` of three channels between 0 and 255. */
export function toHex(r: number, g: number, b: number): string {
  return `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
