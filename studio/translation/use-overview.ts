import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { API_VERSION } from '#studio/structure/api-version.ts';
import { type DocumentCoverage, overview } from './overview.ts';

/** The coverage of all documents of these types, kept up to date while editors work; `undefined` until it is loaded. */
export function useOverview(types: readonly string[]): {
  documents: DocumentCoverage[] | undefined;
  failed: boolean;
} {
  const store = useDocumentStore();
  const [documents, setDocuments] = useState<DocumentCoverage[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const listening = store
      .listenQuery(
        '*[_type in $types && !(_id in path("versions.**"))] | order(_type asc, _id asc)',
        { types: [...types] },
        { apiVersion: API_VERSION, perspective: 'raw', throttleTime: 1000, tag: 'translation-overview' },
      )
      .subscribe({
        next: (answer: unknown) => setDocuments(overview(Array.isArray(answer) ? answer : [])),
        error: () => setFailed(true),
      });
    return () => listening.unsubscribe();
  }, [store, types]);
  return { documents, failed };
}
