/** From this density on, nobody can tell a picture with fewer pixels from one with all of them: the share of the pixels that is fetched. */
const DENSE = [
  { from: 2.5, share: 0.6 },
  { from: 1.7, share: 0.8 },
] as const;
const WIDEST_PHONE = '(max-width: 991px)';
const ENTRY = /^(?:(.+) )?(\d+)(vw|px)$/;
/** In pixels; below, hardly a byte would be saved. */
const SMALL = 160;

/**
 * The `sizes` of a picture with fewer pixels for phones with dense screens, which would otherwise fetch two or three times the
 * bytes. Small slots stay as they are, and so do those of wide screens.
 */
export function phoneSizes(sizes: string): string {
  return sizes
    .split(', ')
    .flatMap((entry, index, all) => {
      const [, condition, width, unit] = ENTRY.exec(entry) ?? [];
      const isForPhones = condition?.startsWith('(max-width') ?? !all.join().includes('(max-width');
      if (!width || !isForPhones || (unit === 'px' && Number(width) < SMALL)) return [entry];
      const dense = DENSE.map(
        ({ from, share }) =>
          `${condition ?? WIDEST_PHONE} and (min-resolution: ${from}x) ${Math.round(Number(width) * share)}${unit}`,
      );
      return [...dense, entry];
    })
    .join(', ');
}

/** The widest slot that `sizes` names, in pixels of a style sheet; infinite when one depends on the window. */
export function widestSlot(sizes: string): number {
  return Math.max(
    ...sizes.split(', ').map((entry) => Number(/(?:^|\s)(\d+)px$/.exec(entry)?.[1] ?? Infinity)),
  );
}

/** In pixels of a style sheet; the site has no narrower layout. */
const NARROWEST_WINDOW = 320;

/** The narrowest that a slot can become, in pixels of a style sheet. */
export function narrowestSlot(sizes: string): number {
  // An entry is for windows that are wider than those of the one before.
  let window = NARROWEST_WINDOW;
  const slots = sizes.split(', ').map((entry) => {
    const [, condition, width, unit] = ENTRY.exec(entry) ?? [];
    const slot = unit === 'vw' ? (Number(width) / 100) * window : Number(width ?? 0);
    window = Math.max(window, Number(/^\(max-width: (\d+)px\)$/.exec(condition ?? '')?.[1] ?? 0) + 1);
    return slot;
  });
  return Math.min(...slots);
}
