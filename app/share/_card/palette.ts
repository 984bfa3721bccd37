/** Colours of `app/tokens.css` for share images, which don't support custom properties. */
export const palette = {
  navy: '#081f3b',
  sea: '#9be0d2',
  orange: '#f07d1a',
  sand: '#fff8ea',
} as const;
