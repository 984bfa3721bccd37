import { describe, expect, it } from 'vitest';
import { matchingAnswers, slashQuery, withAnswer } from '#studio/inbox/canned/find.ts';
import { markOf, newestOfTraveller, emptyTalk, type TalkEvent, talkAfter } from '#studio/inbox/talk/talk.ts';
import { conversation, message } from './fixtures.ts';

const after = (...events: TalkEvent[]) => events.reduce(talkAfter, emptyTalk);

describe('E5 the open conversation', () => {
  it('loses nothing if an older response arrives last', () => {
    const newer = conversation({ messages: [message(1), message(2)], seen: { delivered: 2, read: 2 } });
    const older = conversation({ messages: [message(1)], seen: { delivered: 1, read: 0 } });
    const talk = after({ kind: 'loaded', conversation: newer }, { kind: 'loaded', conversation: older });
    expect(talk.conversation?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(talk.conversation?.seen).toEqual({ delivered: 2, read: 2 });
  });

  it('shows a message once, whether it arrives as an event or a response', () => {
    const sent = message(2, { from: 'staff', name: 'Ελένη' });
    const talk = after(
      { kind: 'loaded', conversation: conversation() },
      { kind: 'sent', message: sent },
      { kind: 'loaded', conversation: conversation({ messages: [message(1), sent] }) },
    );
    expect(talk.conversation?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('shows nothing of the previous one', () => {
    const talk = after(
      { kind: 'loaded', conversation: conversation() },
      { kind: 'loaded', conversation: conversation({ id: 'c2', messages: [message(7)] }) },
    );
    expect(talk.conversation?.messages.map(({ seq }) => seq)).toEqual([7]);
    expect(after({ kind: 'loaded', conversation: conversation() }, { kind: 'opened' })).toEqual(emptyTalk);
  });

  it('tracks the delivery state of an answer, which never goes back', () => {
    const talk = after(
      { kind: 'loaded', conversation: conversation() },
      { kind: 'seen', delivered: 3, read: 2 },
      { kind: 'seen', delivered: 2, read: 1 },
    );
    const seen = talk.conversation?.seen ?? { delivered: 0, read: 0 };
    expect([2, 3, 4].map((seq) => markOf(message(seq), seen))).toEqual(['read', 'delivered', 'sent']);
  });

  it('ends typing by its event, with the message, or after a timeout', () => {
    const typing = { kind: 'typing', from: 'traveller', name: 'Άννα', typing: true, now: 1000 } as const;
    const start: TalkEvent = { kind: 'loaded', conversation: conversation() };
    expect(after(start, typing).travellerTyping).toBe(8000);
    expect(after(start, typing, { ...typing, typing: false }).travellerTyping).toBeNull();
    expect(
      after(start, typing, {
        kind: 'loaded',
        conversation: conversation({ messages: [message(1), message(2)] }),
      }).travellerTyping,
    ).toBeNull();
    expect(after(start, typing, { kind: 'clock', now: 7999 }).travellerTyping).toBe(8000);
    expect(after(start, typing, { kind: 'clock', now: 8000 }).travellerTyping).toBeNull();
  });

  it('shows that a colleague is typing', () => {
    const talk = after({ kind: 'typing', from: 'staff', name: 'Άρης', typing: true, now: 0 });
    expect(talk.colleagueTyping?.name).toBe('Άρης');
    expect(talkAfter(talk, { kind: 'clock', now: 7000 }).colleagueTyping).toBeNull();
  });

  it('knows the newest message of the traveller', () => {
    const messages = [message(1), message(2), message(3, { from: 'staff' })];
    expect(newestOfTraveller(conversation({ messages }))).toBe(2);
    expect(newestOfTraveller(conversation({ messages: [] }))).toBe(0);
  });
});

describe('E5 canned answers', () => {
  const answers = [
    { id: 'aaaa', title: 'Επιστροφή χρημάτων', text_el: 'Τα χρήματα…', text_en: 'The money…' },
    { id: 'bbbb', title: 'Αποσκευές', text_el: 'Έως 50 κιλά.', text_en: 'Up to 50 kg.' },
    { id: 'cccc', title: 'Χωρίς επιστροφή', text_el: 'Δυστυχώς…', text_en: 'Sorry…' },
  ];

  it('are searched with a slash at the very start', () => {
    expect(slashQuery('/')).toBe('');
    expect(slashQuery('/αποσκ')).toBe('αποσκ');
    expect(slashQuery('και/ή')).toBeNull();
    expect(slashQuery('/a\nb')).toBeNull();
  });

  it('are found ignoring accents and case, matches at the start first', () => {
    expect(matchingAnswers(answers, 'ΕΠΙΣΤΡΟΦΗ').map(({ id }) => id)).toEqual(['aaaa', 'cccc']);
    expect(matchingAnswers(answers, 'αποσκευεσ').map(({ id }) => id)).toEqual(['bbbb']);
    expect(matchingAnswers(answers, 'epistrofi').map(({ id }) => id)).toEqual(['aaaa', 'cccc']);
    expect(matchingAnswers(answers, '')).toHaveLength(3);
  });

  it('replace the slash and keep all other text', () => {
    expect(withAnswer('/απο', 'Έως 50 κιλά.')).toBe('Έως 50 κιλά.');
    expect(withAnswer('Καλημέρα σας. ', 'Έως 50 κιλά.')).toBe('Καλημέρα σας.\nΈως 50 κιλά.');
  });
});
