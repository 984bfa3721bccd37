import { describe, expect, it } from 'vitest';
import { outcomeOf, toastOf } from '#lib/desk/newsletter-outcome.ts';

const texts = {
  newsletterRegisterSuccess: 'success',
  newsletterUnknownError: 'unknown',
  newsletterNetworkError: 'network',
};

describe('G2 the result of a sign-up', () => {
  it('is a success when an id is present, whatever else it contains', () => {
    for (const body of [{ id: 'x1', message: 'sent' }, { id: 'x1' }, { id: 7 }]) {
      const outcome = outcomeOf(body);
      expect(outcome.kind).toBe('registered');
      expect(toastOf(outcome, texts)).toEqual({ tone: 'success', text: 'success', durationMs: 3000 });
    }
  });

  it('is the server’s message for five seconds when there is no id', () => {
    for (const id of [null, undefined, '']) {
      const outcome = outcomeOf({ id, message: 'Write an address.' });
      expect(toastOf(outcome, texts)).toEqual({ tone: 'error', text: 'Write an address.', durationMs: 5000 });
    }
  });

  it('is the unknown error when the response can’t be parsed', () => {
    for (const body of [{ id: null }, { message: '  ' }, { message: 3 }, {}, [], null, undefined, 'oops', 0])
      expect(toastOf(outcomeOf(body), texts)).toEqual({ tone: 'error', text: 'unknown', durationMs: 5000 });
  });

  it('has its own text for a lost connection', () => {
    expect(toastOf({ kind: 'unreachable' }, texts)).toEqual({
      tone: 'error',
      text: 'network',
      durationMs: 5000,
    });
  });
});
