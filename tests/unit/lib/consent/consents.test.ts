import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signalsOf } from '#lib/consent/consent-mode.ts';
import {
  allowsTags,
  everything,
  isWithdrawn,
  onlyEssential,
  parseConsents,
  serialiseConsents,
} from '#lib/consent/consents.ts';

const anyConsents = fc.record({
  essential: fc.constant(true),
  perfomance: fc.boolean(),
  preference: fc.boolean(),
  targeting: fc.boolean(),
});

describe('F1 the stored choice', () => {
  it('is read as it was stored, with its original names', () => {
    fc.assert(
      fc.property(anyConsents, (consents) => {
        expect(parseConsents(serialiseConsents(consents))).toEqual(consents);
      }),
    );
    expect(Object.keys(JSON.parse(serialiseConsents(everything)))).toEqual([
      'essential',
      'perfomance',
      'preference',
      'targeting',
    ]);
  });

  it('never throws on foreign values, and never allows more than was chosen', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"perfomance":${json}}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const found = parseConsents(text);
        if (found === null) return;
        const stored = JSON.parse(text);
        expect(found.essential).toBe(true);
        for (const name of ['perfomance', 'preference', 'targeting'] as const)
          expect(found[name]).toBe(stored[name]);
      }),
    );
  });

  it.each([
    ['nothing', null],
    ['a broken text', '{"essential":true'],
    ['another program’s value', '"accepted"'],
    ['a list', '[true,true,true,true]'],
    ['words for yes', '{"perfomance":"true","preference":1,"targeting":null}'],
    ['a missing category', '{"essential":true,"perfomance":true,"preference":true}'],
    ['the right spelling, which was never stored', '{"performance":true,"preference":true,"targeting":true}'],
  ])('is no choice when there is %s', (_what, text) => {
    expect(parseConsents(text)).toBeNull();
  });

  it('can’t switch off the essential category', () => {
    const text = '{"essential":false,"perfomance":false,"preference":false,"targeting":false}';
    expect(parseConsents(text)).toEqual(onlyEssential);
  });
});

describe('F2 what a choice allows', () => {
  it('needs tags only for analytics and advertising', () => {
    expect(allowsTags(onlyEssential)).toBe(false);
    expect(allowsTags({ ...onlyEssential, preference: true })).toBe(false);
    expect(allowsTags({ ...onlyEssential, perfomance: true })).toBe(true);
    expect(allowsTags({ ...onlyEssential, targeting: true })).toBe(true);
  });

  it('is withdrawn when anything that was allowed no longer is', () => {
    expect(isWithdrawn(everything, onlyEssential)).toBe(true);
    expect(isWithdrawn(onlyEssential, everything)).toBe(false);
    expect(isWithdrawn({ ...onlyEssential, targeting: true }, { ...onlyEssential, perfomance: true })).toBe(
      true,
    );
  });
});

describe('A12 the signals of Consent Mode', () => {
  it('are denied, except security, until the visitor chooses', () => {
    const { security_storage: security, ...others } = signalsOf(onlyEssential);
    expect(security).toBe('granted');
    expect(new Set(Object.values(others))).toEqual(new Set(['denied']));
  });

  it('follow their category', () => {
    expect(signalsOf({ ...onlyEssential, perfomance: true })).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      personalization_storage: 'denied',
    });
    expect(signalsOf({ ...onlyEssential, targeting: true })).toMatchObject({
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
  });
});
