'use client';

import { preload } from 'react-dom';

type Props = { src: string; webp: string; sizes: string };

/**
 * Has the browser fetch the largest picture above the fold before anything else: it determines when the page looks complete. A client
 * component, because a preload of the server's is also in the data of a page that the router only prefetches, and browsers then
 * fetch pictures of pages that nobody opens.
 */
export function FirstPicture({ src, webp, sizes }: Props) {
  preload(src, {
    as: 'image',
    imageSrcSet: webp,
    imageSizes: sizes,
    type: 'image/webp',
    fetchPriority: 'high',
  });
  return null;
}
