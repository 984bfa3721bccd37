import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { IssueItem } from '#contracts/desk/index.ts';
import { API_VERSION } from '#studio/structure/api-version.ts';
import { contentQuery, readItems } from './content-items.ts';

/** What can be put into an issue: only published content, so that every link in the email works. */
export function useContent(): { items: IssueItem[] | undefined; failed: boolean } {
  const client = useClient({ apiVersion: API_VERSION });
  const [items, setItems] = useState<IssueItem[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { projectId = '', dataset = '' } = client.config();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' }).format(new Date());
    client
      .fetch<unknown>(
        contentQuery,
        { today },
        { perspective: 'published', signal: gone.signal, tag: 'newsletter.items' },
      )
      .then(
        (answer) => setItems(readItems(answer, { projectId, dataset })),
        () => {
          if (!gone.signal.aborted) setFailed(true);
        },
      );
    return () => gone.abort();
  }, [client]);
  return { items, failed };
}
