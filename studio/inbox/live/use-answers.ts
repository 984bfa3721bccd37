import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { ChatMessage } from '#contracts/desk/index.ts';
import { type Desk, DeskError } from '#studio/desk-client/desk.ts';
import { createDrafts, type Drafts } from '../answers/drafts.ts';
import { createOutbox, type Outbox } from '../answers/outbox.ts';
import type { Hub } from './hub.ts';

/** Signed out or rate-limited: a retry may succeed. Any other status below 500 is final. */
const LATER = new Set([401, 429]);

type Answers = {
  drafts: Drafts;
  outbox: Outbox;
  refusals: ReadonlyMap<string, string>;
  forgetRefusal: (conversation: string) => void;
};

/** This person's answers: typed, being sent, or back in the draft because the desk refused them. */
export function useAnswers(desk: Desk, hub: Hub, owner: string): Answers {
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const drafts = useMemo(() => createDrafts(localStorage, owner), [owner]);
  const outbox = useMemo(
    () =>
      createOutbox({
        store: localStorage,
        owner,
        newKey: () => crypto.randomUUID(),
        now: () => Date.now(),
        later: (milliseconds, work) => {
          const timer = setTimeout(work, milliseconds);
          return () => clearTimeout(timer);
        },
        async post({ conversation, key, text }) {
          try {
            const answer = await desk.send('POST', `/conversations/${conversation}/messages`, { key, text });
            hub.emit({ kind: 'answered', id: conversation, message: v.parse(ChatMessage, answer) });
            return 'sent';
          } catch (error) {
            if (!(error instanceof DeskError) || error.status >= 500 || LATER.has(error.status))
              return 'later';
            drafts.giveBack(conversation, text);
            setRefusals((all) => new Map(all).set(conversation, error.message));
            return 'refused';
          }
        },
      }),
    [desk, drafts, hub, owner],
  );
  useEffect(() => {
    const stop = hub.listen((event) => {
      if (event.kind === 'again') outbox.tryNow();
    });
    return () => {
      stop();
      outbox.close();
    };
  }, [hub, outbox]);
  const forgetRefusal = useCallback(
    (conversation: string) =>
      setRefusals((all) => {
        if (!all.has(conversation)) return all;
        const rest = new Map(all);
        rest.delete(conversation);
        return rest;
      }),
    [],
  );
  return useMemo(
    () => ({ drafts, outbox, refusals, forgetRefusal }),
    [drafts, outbox, refusals, forgetRefusal],
  );
}
