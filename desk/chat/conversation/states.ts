import type { Kysely, Transaction, Updateable } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Staff } from '#desk/kernel/staff.ts';
import { append, givenName, lock, noteOf } from './append.ts';
import type { Conversation, MessageRow } from './rows.ts';

type Member = Pick<Staff, 'id' | 'name' | 'role'>;
type Change = Updateable<DeskTables['desk.conversation']>;
/** `seq`: number of the note about the change; null if nothing changed. */
export type ChangeResult =
  | { kind: 'changed'; seq: number | null }
  | { kind: 'refused'; code: 'ended' | 'assigned' | 'not_found' };

const refused = (code: (ChangeResult & { kind: 'refused' })['code']): ChangeResult => ({
  kind: 'refused',
  code,
});
const unchanged: ChangeResult = { kind: 'changed', seq: null };
const noOwner = { staff_id: null, staff_name: null, staff_role: null };
const ownedBy = ({ id, name, role }: Member) => ({ staff_id: id, staff_name: name, staff_role: role });

/**
 * Assigns the conversation to `to`, or returns it to the queue. To prevent taking it from a colleague by accident, `from`
 * must name its current owner; if that is no longer right, the request is refused.
 */
export function assign(
  db: Kysely<DeskTables>,
  id: string,
  assignment: { by: Staff; to: Member | null; from: string | null | undefined },
  now: Date,
): Promise<ChangeResult> {
  const { by, to, from } = assignment;
  return change(db, id, async (tx, { state, staff_id, staff_name }) => {
    if (state === 'ended') return refused('ended');
    const expected = from === undefined ? staff_id === null || staff_id === by.id : staff_id === from;
    if (staff_id === (to?.id ?? null)) return unchanged;
    if (!expected) return refused('assigned');
    if (to) return apply(tx, id, { state: 'open', ...ownedBy(to) }, 'joined', to.name, now);
    return apply(tx, id, { state: 'waiting', ...noOwner }, 'left', staff_name ?? '', now);
  });
}

/** Ends it; `by` is null for the traveller and for a conversation that has been abandoned. */
export function end(
  db: Kysely<DeskTables>,
  id: string,
  by: Staff | null,
  now: Date,
  condition: (conversation: Conversation) => boolean = () => true,
): Promise<ChangeResult> {
  return change(db, id, async (tx, conversation) => {
    if (conversation.state === 'ended' || !condition(conversation)) return unchanged;
    if (by && conversation.staff_id !== null && conversation.staff_id !== by.id) return refused('assigned');
    return apply(tx, id, { state: 'ended', ended_at: now }, 'ended', by?.name ?? '', now);
  });
}

/** Reopens it and assigns it to `by`. The traveller has time to come back. */
export function reopen(db: Kysely<DeskTables>, id: string, by: Staff, now: Date): Promise<ChangeResult> {
  return change(db, id, async (tx, conversation) => {
    if (conversation.state !== 'ended') return unchanged;
    const { connected_until } = conversation;
    const back: Change = {
      state: 'open',
      ended_at: null,
      ...ownedBy(by),
      connected_until: connected_until > now ? connected_until : now,
    };
    return apply(tx, id, back, 'reopened', by.name, now);
  });
}

function change(
  db: Kysely<DeskTables>,
  id: string,
  work: (tx: Transaction<DeskTables>, conversation: Conversation) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return db.transaction().execute(async (tx) => {
    const conversation = await lock(tx, id);
    return conversation ? work(tx, conversation) : refused('not_found');
  });
}

async function apply(
  tx: Transaction<DeskTables>,
  id: string,
  values: Change,
  note: NonNullable<MessageRow['note']>,
  name: string,
  now: Date,
): Promise<ChangeResult> {
  await tx.updateTable('desk.conversation').set(values).where('id', '=', id).execute();
  const { seq } = await append(tx, id, noteOf(note, givenName(name)), now);
  return { kind: 'changed', seq };
}
