import type { Json } from '#seed/content/document.ts';

/** A row of a fare table. */
export function route(from: string, to: string): Json {
  return { _key: `${from}-${to}`, _type: 'farePair', from, to };
}
