import { describe, expect, it } from 'vitest';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import { offersForHome } from '#lib/offers/for-home.ts';
import { leadingRoute, pricedRoutes } from '#lib/offers/routes.ts';
import { offerStage } from '#lib/offers/stage.ts';

describe('B5 the stage of an offer', () => {
  const days = { validFrom: '2026-11-10', validTo: '2026-11-20' };

  it.each([
    ['2026-11-09', 'coming'],
    ['2026-11-10', 'running'],
    ['2026-11-20', 'running'],
    ['2026-11-21', 'ended'],
  ])('on %s it is %s', (today, stage) => {
    expect(offerStage(days, today)).toBe(stage);
  });

  it('is open-ended without a last day, and valid from the start without a first one', () => {
    expect(offerStage({ validFrom: '2026-11-10', validTo: null }, '2099-01-01')).toBe('running');
    expect(offerStage({ validFrom: null, validTo: '2026-11-20' }, '2020-01-01')).toBe('running');
  });
});

describe('the offers of the home page', () => {
  const offer = (id: string, badge: string | null) => ({ id, badge });
  const ids = (offers: { id: string }[]) => offers.map(({ id }) => id).join('');

  it('show each figure once, in the order of the menu', () => {
    const offers = [offer('a', '−20%'), offer('b', '−20%'), offer('c', '−15%'), offer('d', '−50%')];
    expect(ids(offersForHome(offers, 3))).toBe('acd');
  });

  it('are filled up when there are not enough figures', () => {
    const offers = [offer('a', '−20%'), offer('b', '−20%'), offer('c', null), offer('d', '−15%')];
    expect(ids(offersForHome(offers, 3))).toBe('abd');
    expect(ids(offersForHome(offers, 9))).toBe('abcd');
    expect(offersForHome([], 3)).toEqual([]);
  });
});

function promo(from: string | null, to: string | null, code: string | null = null): OfferBlock {
  return {
    _key: 'p',
    _type: 'routePromoBlock',
    from,
    to,
    promo: code,
    withReturn: null,
    promo_el: null,
    promo_en: null,
  };
}
function fares(travelClass: 'ECO' | 'VIP', ...pairs: [string, string][]): OfferBlock {
  return {
    _key: 'f',
    _type: 'fareTableBlock',
    title_el: null,
    title_en: null,
    note_el: null,
    note_en: null,
    class: travelClass,
    routes: pairs.map(([from, to]) => ({ _key: `${from}${to}`, from, to, fromPort: null, toPort: null })),
  };
}

describe('the routes of an offer', () => {
  it('link to booking with the first complete one (C8)', () => {
    expect(leadingRoute([promo('RHO', null), promo('RHO', 'SYM', 'SEA'), promo('KOS', 'PAT')])).toEqual({
      from: 'RHO',
      to: 'SYM',
      promo: 'SEA',
      withReturn: false,
    });
    expect(leadingRoute([fares('ECO', ['RHO', 'SYM'])])).toBeNull();
  });

  it('are priced once each, business class left out', () => {
    const blocks = [
      promo('RHO', 'SYM'),
      fares('ECO', ['RHO', 'SYM'], ['KOS', 'PAT']),
      fares('VIP', ['RHO', 'KOS']),
    ];
    expect(pricedRoutes(blocks)).toEqual([
      { from: 'RHO', to: 'SYM' },
      { from: 'KOS', to: 'PAT' },
    ]);
  });
});
