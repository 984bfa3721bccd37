import type { SanityClient } from '@sanity/client';
import { useEffect, useState } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import type { AddressParts, PageType } from '#lib/routes/document-path.ts';
import { addressProjection, pagePaths } from '../page-paths.ts';

export type DocumentPaths = { paths: Record<Locale, string | null>; title: string | null };
type Answer = AddressParts & { title_el?: string | null };

/** The paths at which a document's draft can be seen; null until the lake has answered. `id` is the published id. */
export function useDocumentPaths(lake: SanityClient, id: string, type: PageType): DocumentPaths | null {
  const [found, setFound] = useState<DocumentPaths | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    lake
      .fetch<Answer | null>(
        `*[_id == $id][0]{ title_el, ${addressProjection} }`,
        { id },
        { perspective: 'drafts', signal: gone.signal, tag: 'preview.paths' },
      )
      .then((document) =>
        setFound({ paths: pagePaths(type, document ?? {}), title: document?.title_el ?? null }),
      )
      // Without a response the dialog offers nothing; reopening it retries.
      .catch(() => undefined);
    return () => gone.abort();
  }, [lake, id, type]);
  return found;
}
