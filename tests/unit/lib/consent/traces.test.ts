import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything, onlyEssential } from '#lib/consent/consents.ts';
import { cookieNames, expiriesOf, isEssentialName, parseNames, tracesAmong } from '#lib/consent/traces.ts';

describe('F2 what withdrawing consent removes', () => {
  it('is everything added since the tag manager ran that isn’t ours', () => {
    const names = ['_ga', '_fbp', 'NEXT_LOCALE', 'meltemi.search', '__studio_auth_token_x', 'kept-before'];
    expect(tracesAmong(names, ['kept-before'], onlyEssential)).toEqual(['_ga', '_fbp']);
  });

  it('is nothing where no tag ever ran', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const foreign = names.filter((name) => !name.startsWith('meltemi.preference.'));
        expect(tracesAmong(foreign, null, onlyEssential)).toEqual([]);
      }),
    );
  });

  it('holds our own preferences, when those are no longer wanted', () => {
    expect(tracesAmong(['meltemi.preference.port'], null, onlyEssential)).toEqual([
      'meltemi.preference.port',
    ]);
    expect(tracesAmong(['meltemi.preference.port'], null, everything)).toEqual([]);
  });

  it('never includes what booking or language need', () => {
    for (const name of ['NEXT_LOCALE', 'ml_booking', 'meltemi.details', 'meltemi.chat', '__prerender_bypass'])
      expect(isEssentialName(name)).toBe(true);
  });
});

describe('F2 reading the browser’s storage', () => {
  it('finds the names of cookies', () => {
    expect(cookieNames('')).toEqual([]);
    expect(cookieNames('_ga=GA1.2; NEXT_LOCALE=el;flag')).toEqual(['_ga', 'NEXT_LOCALE', 'flag']);
  });

  it('never throws on a stored list of names', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const names = parseNames(text);
        expect(names === null || names.every((name) => typeof name === 'string')).toBe(true);
      }),
    );
    expect(parseNames('["_ga",7]')).toEqual(['_ga']);
  });

  it('expires a cookie on this host and on every parent domain', () => {
    expect(expiriesOf('_ga', 'www.meltemi.example')).toEqual([
      '_ga=; Path=/; Max-Age=0',
      '_ga=; Path=/; Max-Age=0; Domain=www.meltemi.example',
      '_ga=; Path=/; Max-Age=0; Domain=meltemi.example',
    ]);
    expect(expiriesOf('_ga', 'localhost')).toEqual(['_ga=; Path=/; Max-Age=0']);
  });
});
