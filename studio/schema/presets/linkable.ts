/** Documents with a page of their own, which links within the site may lead to. */
export const LINKABLE = ['destination', 'newsPost', 'offer', 'page'] as const;
