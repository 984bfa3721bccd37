import { useMemo } from 'react';
import { useClient } from 'sanity';
import { useStudioLanguage } from '#studio/locale/use-translate.ts';
import { API_VERSION } from '#studio/structure/api-version.ts';
import { createDesk, type Desk } from './desk.ts';

/** The desk's client for the person who is signed in to the Studio. */
export function useDesk(): Desk {
  const language = useStudioLanguage();
  const client = useClient({ apiVersion: API_VERSION });
  return useMemo(() => {
    const { token } = client.config();
    return createDesk({ origin: location.origin, token, language, fetch: (...call) => fetch(...call) });
  }, [client, language]);
}
