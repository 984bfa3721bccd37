'use client';

import dynamic from 'next/dynamic';

/** Loads everything that preview needs in the browser, so that a visitor's pages carry none of it. */
export const PreviewLoader = dynamic(
  () => import('./preview-client.client.tsx').then(({ PreviewClient }) => PreviewClient),
  { ssr: false },
);
