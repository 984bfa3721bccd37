'use client';

import { VisualEditing } from 'next-sanity/visual-editing/client-component';
import { PreviewBar, type BarTexts } from './preview-bar.client.tsx';
import { useFreshPage } from './use-fresh-page.ts';

type Props = {
  /** An editor can click what he sees; a guest cannot. `ended`: nothing is live any more. */
  kind: 'editor' | 'guest' | 'ended';
  texts: BarTexts;
};

export function PreviewClient({ kind, texts }: Props) {
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
