import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPerson } from '#lib/errors/options.ts';
import { removePrivateData, withoutPrivateText } from '#lib/errors/private-data.ts';
import { checkCharacter, REFERENCE_ALPHABET } from '#contracts/reservations/index.ts';

const references = fc
  .array(fc.constantFrom(...REFERENCE_ALPHABET), { minLength: 6, maxLength: 6 })
  .map((symbols) => symbols.join(''))
  .map((body) => `${body}${checkCharacter(body)}`);
const emails = fc.emailAddress({ size: 'small' }).filter((address) => !/["'(){}<>?/&=]/.test(address));

describe('I1 no personal data in error reports', () => {
  it('removes booking references anywhere', () => {
    fc.assert(
      fc.property(references, (reference) => {
        for (const text of [
          `/booking/confirmation/${reference}`,
          `hold ${reference} expired`,
          `(${reference.toLowerCase()})`,
        ])
          expect(withoutPrivateText(text).toUpperCase()).not.toContain(reference);
      }),
    );
  });

  it('removes email addresses, plain or URL-encoded', () => {
    fc.assert(
      fc.property(emails, (email) => {
        expect(withoutPrivateText(`no answer from ${email}.`)).not.toContain(email);
        expect(withoutPrivateText(`to ${email.replace('@', '%40')}`)).toBe('to [email]');
      }),
    );
  });

  it.each([
    [
      'https://meltemi.example/booking/manage?surname=Papas#x',
      'https://meltemi.example/booking/manage?[removed]',
    ],
    ['call +30 22410 00000', 'call [number]'],
    ['card 4111 1111 1111 1111 refused', 'card [number] refused'],
  ])('turns "%s" into "%s"', (text, expected) => {
    expect(withoutPrivateText(text)).toBe(expected);
  });

  it.each([
    'Minified React error #418',
    'Hydration failed. Why? The server rendered 12 rows.',
    'Cannot read properties of undefined (reading 2026)',
    'at render (/_next/static/chunks/app-1a2b3c.js:10:2045)',
  ])('leaves "%s" as it is', (text) => {
    expect(withoutPrivateText(text)).toBe(text);
  });

  it('removes members about a person and keeps what locates the error', () => {
    const report = {
      event_id: '12345678901234567890123456789012',
      user: { ip_address: '203.0.113.7' },
      request: {
        method: 'POST',
        url: 'https://meltemi.example/booking/manage?surname=Papas',
        headers: { cookie: 'ml_booking=secret' },
        data: { surname: 'Papas' },
      },
      breadcrumbs: [{ category: 'console', data: { arguments: ['Papas'], logger: 'console' } }],
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is not a function',
            stacktrace: { frames: [{ vars: { a: 'Papas' }, lineno: 7 }] },
          },
        ],
      },
    };
    expect(withoutPerson(report)).toEqual({
      event_id: '12345678901234567890123456789012',
      request: { method: 'POST', url: 'https://meltemi.example/booking/manage?[removed]' },
      breadcrumbs: [{ category: 'console', data: { logger: 'console' } }],
      exception: {
        values: [
          { type: 'TypeError', value: 'x is not a function', stacktrace: { frames: [{ lineno: 7 }] } },
        ],
      },
    });
  });

  it('never throws and always terminates, for any report', () => {
    const round: Record<string, unknown> = { name: 'round' };
    round.self = round;
    removePrivateData(round);
    fc.assert(fc.property(fc.object({ maxDepth: 5 }), (report) => void removePrivateData(report)));
  });
});
