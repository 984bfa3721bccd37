import { createElement, useEffect, useState, type ReactNode } from 'react';

/**
 * Everything that draft preview needs in the browser, or null. Loaded only when the server put its data into the page
 * (`preview-data.ts`). A separate component for this, or `next/dynamic`, would be in every visitor's bundle.
 */
export function usePreview(): ReactNode {
  const [preview, setPreview] = useState<ReactNode>(null);
  useEffect(() => {
    // The first condition removes all of it from the server bundle.
    if (typeof window !== 'undefined' && document.getElementById('preview-data'))
      void import('./preview-client.client.tsx').then((module) =>
        setPreview(createElement(module.PreviewClient)),
      );
  }, []);
  return preview;
}
