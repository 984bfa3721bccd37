import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from 'sanity';
import type { StaffMember } from '#contracts/desk/index.ts';
import type { Desk } from '#studio/desk-client/desk.ts';
import { worksAtDesk } from '#studio/desk-client/roles.ts';
import { useDesk } from '#studio/desk-client/use-desk.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { callsFor, queueOf } from '../queue/queue.ts';
import { useAttention } from './attention.ts';
import { createHub } from './hub.ts';
import { useAnswers } from './use-answers.ts';
import { useColleagues } from './use-colleagues.ts';
import { InboxContext, type InboxState } from './use-inbox.ts';
import { useMe } from './use-me.ts';
import { useNewRequests, useRunningConversations } from './use-running-conversations.ts';
import { useStream } from './use-stream.ts';

const NO: InboxState = { kind: 'no' };
const STARTING: InboxState = { kind: 'starting' };

/**
 * Wraps the whole Studio, so that the count in the top bar is correct in every tool, and answers are sent even after leaving the
 * inbox.
 */
export function InboxProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<InboxState>(STARTING);
  const works = worksAtDesk(useCurrentUser()?.roles);
  return (
    <InboxContext value={works ? state : NO}>
      {works && <Connection onState={setState} />}
      {children}
    </InboxContext>
  );
}

/** A sibling of the Studio, not its parent: state changes here must not remount the Studio. */
function Connection({ onState }: { onState: (state: InboxState) => void }) {
  const desk = useDesk();
  const me = useMe(desk);
  useReport(me === null ? NO : undefined, onState);
  return me ? <Office desk={desk} me={me} onState={onState} /> : null;
}

function Office(props: { desk: Desk; me: StaffMember; onState: (state: InboxState) => void }) {
  const { desk, me, onState } = props;
  const t = useTranslate();
  const [hub] = useState(createHub);
  const running = useRunningConversations(desk, hub);
  const newRequests = useNewRequests(desk, hub);
  const { colleagues, look } = useColleagues(desk, hub, me.id);
  const answers = useAnswers(desk, hub, me.id);
  const calls = running && callsFor(queueOf(running, me.id)) + newRequests;
  const attention = useAttention(calls, t);
  // Last, because the listeners above must exist when it opens.
  const stream = useStream(hub);
  const state = useMemo<InboxState>(
    () => ({
      kind: 'there',
      inbox: { desk, me, stream, hub, running, newRequests, colleagues, look, attention, ...answers },
    }),
    [desk, me, stream, hub, running, newRequests, colleagues, look, attention, answers],
  );
  useReport(state, onState);
  return null;
}

function useReport(state: InboxState | undefined, onState: (state: InboxState) => void) {
  useEffect(() => {
    if (state) onState(state);
  }, [state, onState]);
}
