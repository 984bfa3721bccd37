import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { offersQuery } from '#lib/content/queries/offer.ts';
import { shellQuery } from '#lib/content/queries/shell.ts';
import { offerStage } from '#lib/offers/stage.ts';
import type { Json } from '#seed/run/document.ts';
import { network } from '#seed/network/network.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { seeded, seededOfType, seededText } from '#tests/fixtures/seeded.ts';

const offers = seededOfType('offer');
const alerts = seededOfType('serviceAlert');
const lowFareDayTrips = seeded('offer-low-fare-day-trips');
const studentsAtEaster = seeded('offer-students-at-easter');

/** The day on which the seed was written. */
const WRITTEN = '2026-11-21';

const days = (offer: Record<string, Json>) => ({
  validFrom: String(offer.validFrom),
  validTo: String(offer.validTo),
});
const staged = (stage: string) => offers.filter((offer) => offerStage(days(offer), WRITTEN) === stage);
const permalink = (value: Json) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value.current : null;

async function ask(query: string): Promise<unknown> {
  return (await evaluate(parse(query), { dataset: seedDocuments() })).get();
}

describe('B1 the offers of the seed', () => {
  it('are eight or more: most are current, one is in the future and one in the past', () => {
    expect(offers.length).toBeGreaterThanOrEqual(8);
    expect(staged('running').length).toBeGreaterThanOrEqual(6);
    expect(staged('coming')).toHaveLength(1);
    expect(staged('ended')).toHaveLength(1);
  });

  it.each(['one-day-trip', 'low-fare-day-trips', 'early-booking'])(
    'A1 stand at /%s in both languages',
    (address) => {
      const offer = offers.find(({ permalink_el }) => permalink(permalink_el) === address);
      expect(permalink(offer?.permalink_en)).toBe(address);
    },
  );

  it('have texts that fit on the share image, and terms', () => {
    for (const offer of staged('running')) {
      for (const language of ['el', 'en']) {
        expect(String(offer[`shareTitle_${language}`]).length, offer._id).toBeLessThanOrEqual(48);
        expect(String(offer[`shareText_${language}`]).length, offer._id).toBeLessThanOrEqual(90);
      }
      expect(JSON.stringify(offer.blocks)).toContain('"termsBlock"');
    }
  });

  it('together use every block that marketers have', () => {
    const used = new Set(JSON.stringify(offers).match(/(?<="_type":")\w+Block(?=")/g));
    expect([...used].toSorted()).toEqual([
      'countdownBlock',
      'faqBlock',
      'fareTableBlock',
      'galleryBlock',
      'heroBlock',
      'richTextBlock',
      'routePromoBlock',
      'termsBlock',
    ]);
  });

  it('promise no online discount that the fares don’t have', () => {
    const given = [
      ...network.discounts.map(({ percent }) => percent),
      ...network.passengerCategories.map(({ discountPercent }) => discountPercent),
      ...(network.entitlements ?? []).map(({ percent }) => percent),
    ];
    for (const offer of offers) {
      // A badge may also name a price.
      if (offer.soldAt !== 'online' || !String(offer.badge_en).startsWith('−')) continue;
      const percent = Number(String(offer.badge_en).replace(/[−%]/g, ''));
      expect(given, offer._id).toContain(percent);
    }
  });

  it('have a badge that says what the title says', () => {
    const dayTrips = offers.find(({ _id }) => _id === 'offer-low-fare-day-trips');
    for (const language of ['el', 'en'] as const)
      expect(String(dayTrips?.[`title_${language}`])).toContain(String(dayTrips?.[`badge_${language}`]));
  });

  it('name codes that are valid on the days of the offer and give its discount', () => {
    const codes = new Map(network.promoCodes?.map((code) => [code.code, code]));
    const words = JSON.stringify(studentsAtEaster);
    const named = [...codes.keys()].filter((code) => words.includes(code));
    expect(named).toEqual(['FOITITES10']);
    expect(codes.get('FOITITES10')).toMatchObject({
      ...days(studentsAtEaster),
      travelFrom: studentsAtEaster.validFrom,
      travelTo: studentsAtEaster.validTo,
      gives: { kind: 'percent', percent: Number(String(studentsAtEaster.badge_en).replace(/[−%]/g, '')) },
      combinable: true,
    });
  });
});

describe('B5 the offers menu', () => {
  it('A5 is ordered by the rank that marketers chose, then by end date', async () => {
    const dataset = [
      { _id: 'c', _type: 'offer', inMenu: true, validTo: '2027-05-01' },
      { _id: 'b', _type: 'offer', inMenu: true, validTo: '2027-01-01' },
      { _id: 'x', _type: 'offer', inMenu: false, menuOrder: 1, validTo: '2027-01-01' },
      { _id: 'a', _type: 'offer', inMenu: true, menuOrder: 2, validTo: '2027-09-01' },
    ];
    const menu = await (await evaluate(parse(shellQuery), { dataset })).get();
    expect(menu.offers.map(({ _id }: { _id: string }) => _id)).toEqual(['a', 'b', 'c']);
  });

  it('lists every offer in the same order', async () => {
    const listed = await ask(`${offersQuery}._id`);
    expect(listed).toEqual(expect.arrayContaining(offers.map(({ _id }) => _id)));
    expect(listed).toHaveProperty('0', 'offer-one-day-trip');
  });
});

const LINES: [string, string, string][] = [
  ['Rhodes – Symi', 'S3', 'S4'],
  ['Rhodes – Halki', 'W1', 'W2'],
  ['Rhodes – Tilos', 'W1', 'W2'],
  ['Rhodes – Kastellorizo', 'E1', 'E2'],
  ['Patmos – Lipsi', 'P1', 'P2'],
  ['Patmos – Fournoi', 'F1', 'F2'],
];

describe('the day trips of the seed', () => {
  const clock = (minutes: number | null | undefined) =>
    new Date((minutes ?? 0) * 60_000).toISOString().slice(11, 16);
  const callsOf = (id: string) => network.lines.find((line) => line.id === id)?.calls ?? [];
  const text = JSON.stringify(lowFareDayTrips.blocks);

  it.each(LINES)('%s leave, return and cost as the lines %s and %s do all year', (trip, out, back) => {
    const rule = network.dayTrips?.find(
      ({ to, outLines, backLines }) =>
        outLines.includes(out) &&
        backLines.includes(back) &&
        network.ports.some(({ code, name }) => code === to && trip.endsWith(name.en)),
    );
    const week = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
    const weekdays = network.calendars
      .filter(({ line, season }) => line === out && season.from === '01-01' && season.to === '12-31')
      .flatMap((calendar) => calendar.weekdays)
      .toSorted()
      // 4 January 2027 is a Monday.
      .map((day) => week.format(Date.UTC(2027, 0, 3 + day)));
    // The Greek week ends on Sunday, which comes after Tuesday and Wednesday in the table, too.
    const row = [
      trip,
      weekdays.join(', '),
      clock(callsOf(out)[0]?.departs),
      clock(callsOf(back).at(-1)?.arrives),
      `€${(rule?.returnCents ?? 0) / 100}`,
    ];
    expect(text).toContain(`Each sailing has ${rule?.seats} such tickets`);
    expect([rule?.validFrom, rule?.validTo]).toEqual([lowFareDayTrips.validFrom, lowFareDayTrips.validTo]);
    expect(text).toContain(JSON.stringify(row));
  });
});

describe('the standing discounts of the offers page', () => {
  it.each(['el', 'en'])('are those of the fares (%s)', (language) => {
    const words = seededText('page-offers', `body_${language}`).replaceAll('\u00a0', '');
    for (const { percent } of network.discounts) expect(words).toContain(`${percent}%`);
    const child = network.passengerCategories.find(({ code }) => code === 'CHD');
    expect(words).toContain(`${child?.discountPercent}%`);
    expect(words).toContain(`${child?.fromAge}–${(child?.beforeAge ?? 0) - 1}`);
  });
});

describe('B1 the alerts of the seed', () => {
  it('are three: one over, two on, one of each severity', () => {
    expect(alerts.map(({ severity }) => severity).toSorted()).toEqual(['bad', 'info', 'warn']);
    const now = `${WRITTEN}T10:00:00Z`;
    const on = alerts.filter(({ startsAt, endsAt }) => String(startsAt) <= now && now < String(endsAt));
    expect(on.map(({ severity }) => severity).toSorted()).toEqual(['info', 'warn']);
  });
});
