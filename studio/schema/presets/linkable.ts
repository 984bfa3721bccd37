/** Documents with their own page, to which links within the site may lead. */
export const LINKABLE = ['destination', 'newsPost', 'offer', 'page'] as const;
