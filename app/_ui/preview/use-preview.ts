import { createElement, useEffect, useState, type ReactNode } from 'react';

/**
 * Everything that draft preview needs in the browser, or null. Loaded only when the server left its data in the page
 * (`preview-data.ts`); a component of its own for this, or `next/dynamic`, would come with every visitor's page.
 */
export function usePreview(): ReactNode {
  const [preview, setPreview] = useState<ReactNode>(null);
  useEffect(() => {
    // The first half leaves all of it out of what runs on the server.
    if (typeof window !== 'undefined' && document.getElementById('preview-data'))
      void import('./preview-client.client.tsx').then((module) =>
        setPreview(createElement(module.PreviewClient)),
      );
  }, []);
  return preview;
}
