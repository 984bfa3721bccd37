import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Issue, IssueList, SubscriberCounts } from '#contracts/desk/index.ts';
import { DeskError } from '#studio/desk-client/desk.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import { useDesk } from '#studio/desk-client/use-desk.ts';

/** Polling intervals while emails are being sent, and otherwise, since a colleague may make changes. */
const BUSY_MS = 1_500;
const IDLE_MS = 15_000;

export type Newsletter = {
  counts: SubscriberCounts | undefined;
  issues: readonly Issue[] | undefined;
  /** Why it couldn't be loaded, as text. */
  failure: string | null;
  lookAgain(): void;
};

/** Subscribers and issues, as the desk has them now. */
export function useNewsletter(): Newsletter {
  const desk = useDesk();
  const [counts, setCounts] = useState<SubscriberCounts>();
  const [issues, setIssues] = useState<readonly Issue[]>();
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      const [people, list] = await Promise.all([
        desk.get('/newsletter/subscribers', SubscriberCounts),
        desk.get('/newsletter/issues', IssueList),
      ]);
      setCounts(people);
      setIssues(list.issues);
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof DeskError ? error.message : String(error));
    }
  }, [desk]);
  const lookAgain = useMemo(() => createCoalescedLoad(load), [load]);
  useEffect(lookAgain, [lookAgain]);
  const busy = issues?.some(({ state }) => state === 'sending') ?? false;
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') lookAgain();
      },
      busy ? BUSY_MS : IDLE_MS,
    );
    return () => clearInterval(timer);
  }, [busy, lookAgain]);
  return { counts, issues, failure, lookAgain };
}
