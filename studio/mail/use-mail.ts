import { useEffect, useState } from 'react';
import { MailItem, MailList, type MailSummary } from '#contracts/desk/index.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import { useInbox } from '#studio/inbox/live/use-inbox.ts';
import { errorText } from '#studio/desk-client/error-text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import type { MailFilter } from './places.ts';

export type Mail = Pick<MailList, 'counts' | 'delivers' | 'next'> & { items: readonly MailSummary[] };

/** The emails that match the filter, newest first; `more` loads the next page. Reloaded whenever one changes. */
export function useMail(shown: MailFilter, q: string) {
  const t = useTranslate();
  const { desk, hub } = useInbox();
  const [mail, setMail] = useState<Mail>();
  const [failed, setFailed] = useState<string>();
  // After a change of filters, start with one page again.
  const wanted = `${shown}\n${q}`;
  const [read, setRead] = useState({ wanted, pages: 1 });
  const pages = read.wanted === wanted ? read.pages : 1;
  useEffect(() => {
    const stop = new AbortController();
    const look = createCoalescedLoad(async () => {
      try {
        const items: MailSummary[] = [];
        let list: MailList | undefined;
        for (let page = 0; page < pages && list?.next !== null; page += 1) {
          const before = list === undefined ? '' : String(list.next);
          const query = new URLSearchParams({ state: shown === 'all' ? '' : shown, q, before });
          list = await desk.get(`/mail?${query}`, MailList, stop.signal);
          items.push(...list.items);
        }
        setFailed(undefined);
        if (list) setMail({ ...list, items });
      } catch (error) {
        if (!stop.signal.aborted) setFailed(errorText(error, t));
      }
    });
    const stopListening = hub.listen(({ kind }) => {
      if (kind === 'again' || kind === 'mail') look();
    });
    look();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub, shown, q, pages, t]);
  return { mail, failed, more: () => setRead({ wanted, pages: pages + 1 }) };
}

/** An email, reloaded when one changes. */
export function useEmail(id: number) {
  const t = useTranslate();
  const { desk, hub } = useInbox();
  const [item, setItem] = useState<MailItem>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const look = createCoalescedLoad(async () => {
      try {
        setItem(await desk.get(`/mail/${id}`, MailItem, stop.signal));
        setFailed(undefined);
      } catch (error) {
        if (!stop.signal.aborted) setFailed(errorText(error, t));
      }
    });
    const stopListening = hub.listen(({ kind }) => {
      if (kind === 'again' || kind === 'mail') look();
    });
    look();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub, id, t]);
  return { item, failed, loaded: setItem };
}
