/** From this width on two pages lie side by side; the style sheet says the same. */
export const WIDE = '(min-width: 1100px)';
