import { useEffect, useState } from 'react';
import { ReceivedItem, ReceivedList, type ReceivedSummary } from '#contracts/desk/index.ts';
import { DeskError } from '#studio/desk-client/desk.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { errorText } from '#studio/desk-client/error-text.ts';

export type RequestFilter = { kind: string; state: string; q: string; suspected: boolean };
export type Requests = {
  items: readonly ReceivedSummary[];
  counts: ReceivedList['counts'];
  next: string | null;
};

/** The requests that match the filter, newest first; `more` loads the next page. The loaded pages are reloaded on changes. */
export function useRequests({ kind, state, q, suspected }: RequestFilter): {
  requests: Requests | undefined;
  failed: string | undefined;
  more: () => void;
} {
  const t = useTranslate();
  const { desk, hub } = useInbox();
  const [requests, setRequests] = useState<Requests>();
  const [failed, setFailed] = useState<string>();
  // After a change of filters, start with one page again.
  const wanted = [kind, state, q, suspected].join('\n');
  const [shown, setShown] = useState({ wanted, pages: 1 });
  const pages = shown.wanted === wanted ? shown.pages : 1;
  useEffect(() => {
    const stop = new AbortController();
    const look = createCoalescedLoad(async () => {
      try {
        const items: ReceivedSummary[] = [];
        let before: string | null = '';
        let counts: ReceivedList['counts'] | undefined;
        for (let page = 0; page < pages && before !== null; page += 1) {
          const query: URLSearchParams = new URLSearchParams({ kind, state, q, before });
          if (suspected) query.set('suspected', 'true');
          const list: ReceivedList = await desk.get(`/received?${query}`, ReceivedList, stop.signal);
          items.push(...list.items);
          counts = list.counts;
          before = list.next;
        }
        setFailed(undefined);
        if (counts) setRequests({ items, counts, next: before });
      } catch (error) {
        if (!stop.signal.aborted) setFailed(errorText(error, t));
      }
    });
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again' || event.kind === 'received') look();
    });
    look();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub, kind, state, q, suspected, pages, t]);
  return { requests, failed, more: () => setShown({ wanted, pages: pages + 1 }) };
}

/** A request, reloaded when it changes. */
export function useRequest(reference: string): {
  item: ReceivedItem | undefined;
  failed: string | undefined;
  loaded: (item: ReceivedItem) => void;
} {
  const t = useTranslate();
  const { desk, hub } = useInbox();
  const [item, setItem] = useState<ReceivedItem>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const look = createCoalescedLoad(async () => {
      try {
        setItem(await desk.get(`/received/${reference}`, ReceivedItem, stop.signal));
        setFailed(undefined);
      } catch (error) {
        if (!stop.signal.aborted && error instanceof DeskError && error.status < 500)
          setFailed(errorText(error, t));
      }
    });
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again' || (event.kind === 'received' && event.reference === reference)) look();
    });
    look();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub, reference, t]);
  return { item, failed, loaded: setItem };
}
