/** Layers that a preview shows, the first on top: drafts, published documents, or names of releases. */
export type Layers = readonly [string, ...string[]];

export const DRAFTS: Layers = ['drafts'];

/** What the Studio sent, or drafts when it is nothing that a page can show. `raw` is not: it holds documents twice. */
export function layersOf(asked: string | undefined): Layers {
  const [first, ...rest] = (asked ?? '').split(',').map((name) => name.trim());
  const named = [first, ...rest].every((name) => name && name !== 'raw' && /^[\w-]{1,64}$/.test(name));
  return first && named ? [first, ...rest] : DRAFTS;
}
