import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RightsData } from '#contracts/reservations/index.ts';
import { causeOf, compensationOf } from '#reservations/rights/compensation.ts';
import { openDateOf } from '#reservations/rights/open-date.ts';
import { rulesOn } from '#reservations/rights/rules.ts';
import { assistanceOf, choiceOf } from '#reservations/rights/waiting.ts';
import { rights } from '#seed/network/rights.ts';

const rules = v.parse(RightsData, rights);
const DAY = '2026-07-15';

function late(journeyMinutes: number, lateSeconds: number, cause: string | null = null, more: object = {}) {
  return compensationOf(rules, {
    priceCents: 2451,
    journeyMinutes,
    lateSeconds,
    cause,
    day: DAY,
    knownAtPurchase: false,
    ...more,
  });
}

describe('D5: compensation for a late arrival (domain 3.5)', () => {
  const bands = [
    [1, 60, 120],
    [240, 60, 120],
    [241, 120, 240],
    [480, 120, 240],
    [481, 180, 360],
    [1440, 180, 360],
    [1441, 360, 720],
  ] as const;

  it.each(bands)(
    'of a journey of %i minutes starts at %i and doubles at %i minutes',
    (journey, quarter, half) => {
      expect(late(journey, quarter * 60 - 1)).toMatchObject({ cents: 0, percent: 0, ruleId: null });
      expect(late(journey, quarter * 60)).toMatchObject({ cents: 613, percent: 25 });
      expect(late(journey, half * 60 - 1)).toMatchObject({ cents: 613, percent: 25 });
      expect(late(journey, half * 60)).toMatchObject({ cents: 1226, percent: 50 });
    },
  );

  it.each([
    ['weather', 'καιρός'],
    ['sailing-ban', 'καιρός'],
    ['strike', 'έκτακτο'],
    ['port-authority', 'έκτακτο'],
    ['rescue', 'έκτακτο'],
    ['medical', 'έκτακτο'],
  ])('is not owed for %s, and the answer says why', (cause, word) => {
    const answer = late(60, 7200, cause);
    expect(answer).toMatchObject({ cents: 0, ruleId: null, source: expect.stringContaining('art. 20') });
    expect(answer.legalReason.el).toContain(word);
  });

  it.each(['technical', 'knock-on', 'operational', 'never-heard-of'])('is owed for %s', (cause) => {
    expect(late(60, 7200, cause).cents).toBe(1226);
  });

  it('is not owed to those who knew of the delay when buying, nor below the minimum amount', () => {
    expect(late(60, 7200, null, { knownAtPurchase: true }).legalReason.en).toContain('known when you booked');
    const dear = rules.map((rule) => (rule.kind === 'terms' ? { ...rule, minimumCents: 600 } : rule));
    const ask = (priceCents: number) =>
      compensationOf(dear, {
        priceCents,
        journeyMinutes: 60,
        lateSeconds: 3600,
        cause: null,
        day: DAY,
        knownAtPurchase: false,
      }).cents;
    expect([ask(2397), ask(2398), ask(2400)]).toEqual([0, 600, 600]);
  });
});

describe('D5: choice and assistance for travellers who wait', () => {
  it('offer a choice after more than 90 minutes, and always when the ship does not leave', () => {
    expect(choiceOf(rules, 90 * 60, DAY)).toBeNull();
    expect(choiceOf(rules, 90 * 60 + 1, DAY)?.id).toBe('eu-90-minutes');
    expect(choiceOf(rules, null, DAY)?.id).toBe('eu-90-minutes');
  });

  const wait = (lateSeconds: number | null, nights: number, cause: string | null) =>
    assistanceOf(rules, { lateSeconds, nights, cause, day: DAY }).map(({ what, capCents, nights: paid }) => [
      what,
      capCents,
      paid,
    ]);

  it('include meals, and a hotel of €80 for up to three nights unless the weather is the cause', () => {
    expect(wait(90 * 60, 0, 'technical')).toEqual([]);
    expect(wait(90 * 60 + 1, 0, 'technical')).toEqual([['meals', null, null]]);
    expect(wait(null, 1, 'technical')).toEqual([
      ['meals', null, null],
      ['hotel', 8000, 1],
    ]);
    expect(wait(null, 5, 'strike').at(-1)).toEqual(['hotel', 8000, 3]);
    for (const cause of ['weather', 'sailing-ban'])
      expect(wait(null, 2, cause)).toEqual([['meals', null, null]]);
  });
});

describe('D4: a ticket without a date', () => {
  const departsAt = new Date('2028-02-29T08:30:00+02:00');

  it('is possible until exactly an hour before, and valid for a year', () => {
    const at = (now: string) => openDateOf(rules, { departsAt, now: new Date(now) });
    expect(at('2028-02-29T07:30:00+02:00')).toMatchObject({
      isPossible: true,
      until: '2028-02-29T07:30:00+02:00',
      validUntil: '2029-02-28',
    });
    expect(at('2028-02-29T07:30:01+02:00')?.isPossible).toBe(false);
    expect(openDateOf([], { departsAt, now: departsAt })).toBeNull();
  });
});

describe('D5: the rules as data', () => {
  it('have a reason in both languages and a source, and unique ids', () => {
    const ids = rules.map((rule) => `${rule.kind} ${rule.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rule of rules) {
      if (!('reason' in rule) || !rule.reason) continue;
      expect(rule.reason.el).toMatch(/[α-ω].*\.$/);
      expect(rule.reason.en).toMatch(/[a-z].*\.$/);
      expect(`${rule.reason.el}${rule.reason.en}`).not.toContain('!');
      expect(rule.source).not.toBe('');
    }
  });

  it('apply only from the day they were made', () => {
    expect(rulesOn(rules, 'refund', '2011-01-01')).toEqual([]);
    expect(causeOf(rules, 'weather', '2011-01-01')).toBeNull();
  });
});
