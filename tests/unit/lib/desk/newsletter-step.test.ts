import { describe, expect, it } from 'vitest';
import { resultOf, viewOf } from '#lib/desk/newsletter-step.ts';

describe('G3 the pages of the newsletter', () => {
  it('ask for confirmation first, because mail scanners open links', () => {
    expect(viewOf('confirm', null, true)).toBe('confirmAsk');
    expect(viewOf('unsubscribe', null, true)).toBe('unsubscribeAsk');
  });

  it('say that a link without its token is incomplete', () => {
    expect(viewOf('confirm', null, false)).toBe('incomplete');
    expect(viewOf('unsubscribe', null, false)).toBe('incomplete');
  });

  it('show the result', () => {
    expect(viewOf('sent', resultOf(200), false)).toBe('sent');
    expect(viewOf('sent', resultOf(422), false)).toBe('invalid');
    expect(viewOf('sent', resultOf(429), false)).toBe('often');
    expect(viewOf('sent', resultOf(503), false)).toBe('signUpAway');
    expect(viewOf('confirm', resultOf(200), false)).toBe('confirmed');
    expect(viewOf('confirm', resultOf(410), false)).toBe('expired');
    expect(viewOf('unsubscribe', resultOf(200), false)).toBe('unsubscribed');
  });

  it('offer the button again while the desk is unavailable', () => {
    expect(viewOf('confirm', resultOf(503), true)).toBe('tryAgain');
    expect(viewOf('unsubscribe', resultOf(503), true)).toBe('tryAgain');
  });
});
