import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#studio/locale/use-translate.ts';
import type { Queue } from './queue.ts';

/** Announces new conversations in the queue to screen readers; on the screen the list shows them. */
export function QueueNews({ queue }: { queue: Queue | undefined }) {
  const t = useTranslate();
  const known = useRef<ReadonlySet<string>>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!queue) return;
    const fresh = queue.waiting.filter(({ id }) => known.current?.has(id) === false);
    known.current = new Set(queue.waiting.map(({ id }) => id));
    if (fresh.length > 0)
      setNews(t('inbox.namesWaitsInTheQueue', { names: fresh.map(({ name }) => name).join(', ') }));
  }, [queue, t]);
  return <output className="inbox-unseen">{news}</output>;
}
