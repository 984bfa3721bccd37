import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay, dayOf, timeOf } from '#lib/chat/conversation/text/clock.ts';
import { piecesOf } from '#lib/chat/conversation/text/links.ts';
import { transcriptOf } from '#lib/chat/conversation/text/transcript.ts';
import { message } from './conversation-samples.ts';

const linksIn = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.kind === 'link' ? piece.href : []));

describe('links in a message', () => {
  it.each([
    ['See https://meltemi.example/itineraries.', ['https://meltemi.example/itineraries']],
    ['(https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/Rhodes_(island), too', ['https://a.example/Rhodes_(island)']],
    ['«https://a.example/κως»;', ['https://a.example/%CE%BA%CF%89%CF%82']],
    ['http://a.example https://b.example', ['http://a.example/', 'https://b.example/']],
  ])('%s', (text, found) => expect(linksIn(text)).toEqual(found));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'www.example.com',
    'https://bank.example@evil.example/',
    'https://',
  ])('are not made of %s', (text) => expect(linksIn(text)).toEqual([]));

  it('lose none of its characters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, behind) => {
        const text = `${before} https://a.example/${behind}`;
        expect(
          piecesOf(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('times', () => {
  // Half past eleven at night in New York is the next morning in Greece.
  const late = '2026-07-15T22:30:00.000Z';

  it('are in Greek time, in any time zone', () => {
    expect(timeOf(late, 'el')).toBe('01:30');
    expect(dayOf(late, 'el')).toBe('Πέμπτη 16 Ιουλίου');
    expect(dayOf(late, 'en')).toBe('Thursday 16 July');
    expect(timeOf('2026-07-15T21:00:00.000Z', 'en')).toBe('00:00');
  });

  it('separate days', () => {
    const days = byDay([
      message(1, { at: '2026-07-15T20:59:00.000Z' }),
      message(2, { at: '2026-07-15T21:00:00.000Z' }),
      message(3, { at: late }),
    ]);
    expect(days.map(({ messages }) => messages.map(({ seq }) => seq))).toEqual([[1], [2, 3]]);
  });
});

describe('the conversation as a file', () => {
  it('has sender, time and text, with notes as sentences', () => {
    const messages = [
      message(1, { from: 'traveller', name: '', text: 'Hello\nthere' }),
      message(2, { from: 'desk', note: 'joined', text: '' }),
      message(3, { text: 'Good morning' }),
    ];
    const text = transcriptOf(messages, 'en', {
      title: 'Conversation',
      you: 'You',
      desk: 'Customer service',
      note: ({ name }) => `${name} has joined`,
    });
    expect(text).toBe(
      [
        '\uFEFFConversation',
        '',
        'Monday 23 November',
        '11:01  You: Hello\n       there',
        '11:02  Eleni has joined',
        '11:03  Eleni: Good morning',
        '',
      ].join('\r\n'),
    );
  });
});
