/** Layers that a preview shows, the top one first: drafts, published documents, or names of releases. */
export type Layers = readonly [string, ...string[]];

export const DRAFTS: Layers = ['drafts'];

/** The layers that the Studio sent, or drafts when they can't be shown. `raw` can't: it has documents twice. */
export function layersOf(requested: string | undefined): Layers {
  const [first, ...rest] = (requested ?? '').split(',').map((name) => name.trim());
  const named = [first, ...rest].every((name) => name && name !== 'raw' && /^[\w-]{1,64}$/.test(name));
  return first && named ? [first, ...rest] : DRAFTS;
}
