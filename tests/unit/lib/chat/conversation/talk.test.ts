import { describe, expect, it } from 'vitest';
import { markOf, unreadOf } from '#lib/chat/conversation/talk.ts';
import { message, started, talkAfter } from './conversation-samples.ts';

const messageEvent = (seq: number, given = {}) =>
  ({ kind: 'pushed', event: { kind: 'message', message: message(seq, given) } }) as const;
const seen = (delivered: number, read: number) =>
  ({ kind: 'pushed', event: { kind: 'seen', delivered, read } }) as const;
const typing = (now: boolean) =>
  ({ kind: 'pushed', event: { kind: 'typing', name: 'Eleni', typing: now } }) as const;

describe('messages', () => {
  it('are in order, without duplicates, however they arrive', () => {
    const talk = talkAfter(messageEvent(3), messageEvent(2), messageEvent(3), {
      kind: 'snapshot',
      conversation: started,
    });
    expect(talk.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('count as unread when they are from staff and haven’t been seen', () => {
    const talk = talkAfter(
      messageEvent(2),
      messageEvent(3, { from: 'desk', note: 'joined' }),
      messageEvent(4, { from: 'traveller' }),
    );
    expect(unreadOf(talk)).toBe(1);
    expect(unreadOf(talkAfter(messageEvent(2), { kind: 'looked' }))).toBe(0);
    expect(unreadOf(talkAfter({ kind: 'looked' }, messageEvent(2)))).toBe(1);
  });
});

describe('marks', () => {
  it('only move forward', () => {
    expect(talkAfter(seen(2, 1), seen(1, 0)).seen).toEqual({ delivered: 2, read: 1 });
    // A read message has been delivered too, whatever the event contains.
    expect(talkAfter(seen(0, 2)).seen).toEqual({ delivered: 2, read: 2 });
  });

  it.each([
    [1, 'read'],
    [2, 'delivered'],
    [3, 'sent'],
  ])('of message %i when the first is read and the second delivered: %s', (seq, mark) => {
    expect(markOf(message(seq), { delivered: 2, read: 1 })).toBe(mark);
  });
});

describe('the typing notice', () => {
  it('is shown until the message arrives, the desk ends it, or nothing follows', () => {
    expect(talkAfter(typing(true)).typing).toBe('Eleni');
    expect(talkAfter(typing(true), typing(false)).typing).toBeNull();
    expect(talkAfter(typing(true), messageEvent(2)).typing).toBeNull();
    expect(talkAfter(typing(true), { kind: 'quiet' }).typing).toBeNull();
  });

  it('stays while the traveller’s own message arrives', () => {
    expect(talkAfter(typing(true), messageEvent(2, { from: 'traveller' })).typing).toBe('Eleni');
  });
});
