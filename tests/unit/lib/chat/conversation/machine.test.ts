import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationEvent } from '#lib/chat/conversation/events.ts';
import { nextConversation } from '#lib/chat/conversation/machine.ts';
import { beginning, emptyInput } from '#lib/chat/conversation/state.ts';
import {
  after,
  begun,
  formAfter,
  hours,
  message,
  open,
  queued,
  shut,
  started,
  talkAfter,
  talks,
} from './conversation-samples.ts';

const wrong: ConversationEvent = {
  kind: 'wrong',
  problem: { text: null, errors: [{ field: 'name', text: 'Name' }] },
};

describe('E5 before the first message', () => {
  it('offers a talk while staff are there and a message otherwise', () => {
    expect(formAfter(hours(open)).purpose).toBe('talk');
    expect(formAfter(hours(shut)).purpose).toBe('offline');
  });

  it('keeps typed text after a refusal, and counts attempts so that each summary takes the focus', () => {
    const form = formAfter(
      hours(open),
      { kind: 'typed', field: 'text', value: 'A bag' },
      { kind: 'submitted', key: 'k1' },
      wrong,
      wrong,
    );
    expect(form.typed.text).toBe('A bag');
    expect(form.sending).toBeNull();
    expect(form.problem?.attempt).toBe(2);
  });

  it('can’t be changed while it is being sent, and is sent once', () => {
    const form = formAfter(
      hours(open),
      { kind: 'submitted', key: 'k1' },
      { kind: 'typed', field: 'name', value: 'Late' },
      { kind: 'submitted', key: 'k2' },
    );
    expect(form.typed).toEqual(emptyInput);
    expect(form.sending).toBe('k1');
  });

  it('is a new attempt only when another text is sent', () => {
    const before: ConversationEvent = { kind: 'hours', hours: open, typed: emptyInput, tried: 'k1' };
    expect(formAfter(before).tried).toBe('k1');
    expect(formAfter(before, { kind: 'typed', field: 'name', value: 'M' }).tried).toBeNull();
    expect(formAfter(before, { kind: 'withBooking', value: true }).typed.withBooking).toBe(true);
  });

  it('becomes an offline message when the last member of staff has left in the meantime', () => {
    const form = formAfter(
      hours(open),
      { kind: 'typed', field: 'text', value: 'A bag' },
      { kind: 'submitted', key: 'k1' },
      { kind: 'nobodyThere', hours: shut },
    );
    expect(form).toMatchObject({ purpose: 'offline', sending: null, tried: null, typed: { text: 'A bag' } });
  });

  it('ends with the reference of the message', () => {
    const { stage } = after(
      hours(shut),
      { kind: 'typed', field: 'email', value: ' maria@example.com ' },
      { kind: 'received', reference: 'M-1' },
    );
    expect(stage).toEqual({ kind: 'received', reference: 'M-1', email: 'maria@example.com' });
  });
});

describe('E5 a talk', () => {
  it('begins with the desk’s messages and those stored by an earlier page', () => {
    const unsent = [{ key: 'k2', text: 'And?', at: started.messages[0]?.at ?? '', refused: null }];
    const { stage } = after(hours(open), { ...begun, unsent, draft: 'Well', read: 1 });
    expect(stage).toMatchObject({ token: 't1', state: 'waiting', unsent, draft: 'Well', read: 1 });
  });

  it('does not begin twice with one token', () => {
    const first = after(talks, queued('k2'));
    expect(nextConversation(first, talks)).toBe(first);
  });

  it('queues messages, without empty ones and without duplicate keys', () => {
    const talk = talkAfter(
      { kind: 'drafted', text: 'Hi' },
      queued('k2', ' Hi '),
      queued('k2'),
      queued('k3', ' \n'),
    );
    expect(talk.unsent.map(({ key, text }) => [key, text])).toEqual([['k2', 'Hi']]);
    expect(talk.draft).toBe('');
  });

  it('removes a message from the queue when it arrives, by response or stream', () => {
    const own = message(2, { from: 'traveller', key: 'k2', name: '' });
    expect(talkAfter(queued('k2'), { kind: 'sent', message: own }).unsent).toEqual([]);
    const event = { kind: 'pushed', event: { kind: 'message', message: own } } as const;
    const talk = talkAfter(queued('k2'), event, { kind: 'sent', message: own }, event);
    expect(talk.unsent).toEqual([]);
    expect(talk.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('shows why a message was refused, and lets it be resent or reworded', () => {
    const refused = [queued('k2', 'Hi'), { kind: 'notSent', key: 'k2', reason: 'Too long' }] as const;
    expect(talkAfter(...refused).unsent[0]?.refused).toBe('Too long');
    expect(talkAfter(...refused, { kind: 'sendAgain', key: 'k2' }).unsent[0]?.refused).toBeNull();
    const back = talkAfter(...refused, { kind: 'drafted', text: 'More' }, { kind: 'takeBack', key: 'k2' });
    expect([back.draft, back.unsent]).toEqual(['Hi\nMore', []]);
    expect(talkAfter(queued('k2', 'Hi'), { kind: 'takeBack', key: 'k2' }).unsent).toHaveLength(1);
  });

  it('asks for confirmation before it ends, and sends nothing afterwards', () => {
    expect(talkAfter({ kind: 'askEnd' }).ending).toBe(true);
    expect(talkAfter({ kind: 'askEnd' }, { kind: 'stay' }).ending).toBe(false);
    const ended = talkAfter({ kind: 'askEnd' }, { kind: 'ended' }, queued('k2'), { kind: 'askEnd' });
    expect(ended).toMatchObject({ state: 'ended', ending: false, unsent: [] });
  });

  it('can be reopened by staff', () => {
    const state = (now: 'open' | 'ended') =>
      ({ kind: 'pushed', event: { kind: 'state', state: now, staff: 'Eleni' } }) as const;
    expect(talkAfter(state('ended'), state('open')).state).toBe('open');
  });

  it('is dropped when the token isn’t valid', () => {
    expect(after(talks, { kind: 'forgotten' }).stage).toEqual({ kind: 'looking' });
  });
});

describe('events at the wrong moment', () => {
  const anyEvent: fc.Arbitrary<ConversationEvent> = fc.constantFrom<ConversationEvent>(
    hours(open),
    hours(shut),
    talks,
    wrong,
    { kind: 'pageData', data: { booking: 'ABEHKMN' } },
    { kind: 'line', line: { kind: 'down' } },
    { kind: 'line', line: { kind: 'wait', text: 'Slowly' } },
    { kind: 'forgotten' },
    { kind: 'typed', field: 'name', value: 'M' },
    { kind: 'submitted', key: 'k1' },
    { kind: 'nobodyThere', hours: shut },
    { kind: 'received', reference: 'M-1' },
    { kind: 'snapshot', conversation: started },
    { kind: 'pushed', event: { kind: 'message', message: message(3) } },
    { kind: 'pushed', event: { kind: 'message', message: message(2) } },
    { kind: 'pushed', event: { kind: 'seen', delivered: 2, read: 1 } },
    { kind: 'pushed', event: { kind: 'typing', name: 'Eleni', typing: true } },
    { kind: 'pushed', event: { kind: 'state', state: 'ended', staff: null } },
    queued('k2'),
    queued('k3'),
    { kind: 'sent', message: message(4, { from: 'traveller', key: 'k2' }) },
    { kind: 'notSent', key: 'k3', reason: 'No' },
    { kind: 'sendAgain', key: 'k3' },
    { kind: 'takeBack', key: 'k3' },
    { kind: 'drafted', text: 'x' },
    { kind: 'looked' },
    { kind: 'quiet' },
    { kind: 'askEnd' },
    { kind: 'stay' },
    { kind: 'ended' },
  );

  it('never lose or duplicate a message, and never leave an ended talk with a confirmation or typing notice', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { stage } = events.reduce(nextConversation, beginning);
        if (stage.kind !== 'talk') return;
        const numbers = stage.messages.map(({ seq }) => seq);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(new Set(stage.unsent.map(({ key }) => key)).size).toBe(stage.unsent.length);
        expect(stage.seen.read).toBeLessThanOrEqual(stage.seen.delivered);
        if (stage.state === 'ended') expect([stage.ending, stage.typing]).toEqual([false, null]);
      }),
    );
  });

  it('return the same object where they don’t apply', () => {
    for (const event of [queued('k2'), { kind: 'looked' }, { kind: 'submitted', key: 'k' }, wrong] as const)
      expect(nextConversation(beginning, event)).toBe(beginning);
  });
});
