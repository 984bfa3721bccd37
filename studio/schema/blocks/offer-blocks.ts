/** The blocks of an offer page, in the order of the menu. The site renders each by its name. */
export const OFFER_BLOCKS = [
  'heroBlock',
  'richTextBlock',
  'fareTableBlock',
  'routePromoBlock',
  'galleryBlock',
  'faqBlock',
  'countdownBlock',
  'termsBlock',
] as const;

/** A small drawing of the block for the menu. */
export function blockPicture(type: string): string | undefined {
  return OFFER_BLOCKS.some((known) => known === type) ? `/brand/blocks/${type}.svg` : undefined;
}
