'use client';

import { VisualEditing } from 'next-sanity/visual-editing/client-component';
import { useState } from 'react';
import { PreviewBar } from './preview-bar.client.tsx';
import { readPreviewData } from './preview-data.ts';
import { useFreshPage } from './use-fresh-page.ts';

/** The bar, the marks that an editor can click, and a page that follows what is typed. */
export function PreviewClient() {
  const [{ kind, texts }] = useState(readPreviewData);
  const refresh = useFreshPage(kind !== 'ended');
  return (
    <>
      {kind === 'editor' ? (
        <VisualEditing
          refresh={(event) => {
            // Changes are heard from the site itself, in the Studio's frame and outside it alike.
            if (event.source === 'mutation') return false;
            return refresh();
          }}
          onPerspectiveChange={(perspective) => {
            void fetch('/api/draft-mode/perspective', {
              method: 'POST',
              body: Array.isArray(perspective) ? perspective.join(',') : perspective,
            }).then(refresh);
          }}
        />
      ) : null}
      <PreviewBar texts={texts} />
    </>
  );
}
