import { useEffect, useState } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import type { CrossingsView } from '#lib/timetable/crossings-view.ts';

/** Then the picker lists the ports without days: they must not move under a finger later. */
const PATIENCE_MS = 1500;

/**
 * The destinations of a port for the season of a day: undefined while they load, null without a start or without a
 * response in time.
 */
export function useCrossings(
  from: string | null,
  date: string,
  locale: Locale,
): CrossingsView | null | undefined {
  const query = from ? String(new URLSearchParams({ from, date, locale })) : null;
  const [answer, setAnswer] = useState<{ query: string; view: CrossingsView | null } | null>(null);
  useEffect(() => {
    if (query === null) return;
    let isClosed = false;
    void fetchCrossings(query).then((view) => {
      if (!isClosed) setAnswer({ query, view });
    });
    return () => {
      isClosed = true;
      // The next time it is opened it asks again.
      setAnswer((last) => (last?.view ? last : null));
    };
  }, [query]);
  if (query === null) return null;
  return answer?.query === query ? answer.view : undefined;
}

async function fetchCrossings(query: string): Promise<CrossingsView | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer: unknown = await (await fetch(`/api/crossings?${query}`, { signal })).json();
    return isView(answer) ? answer : null;
  } catch {
    return null;
  }
}

/** Our own route has made every text: here it is enough to check that there are groups. */
function isView(value: unknown): value is CrossingsView {
  return typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups);
}
