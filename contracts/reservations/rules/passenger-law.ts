import { perLocale } from '#foundation/text/locales.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { RightsData } from './rights-rules.ts';
import el from './passenger-law.el.json' with { type: 'json' };
import en from './passenger-law.en.json' with { type: 'json' };

/** Texts of the rules by id. They are complete sentences, so that browsers need no message formatter. */
const texts = { el, en };

/** Before our first sailing; the acts themselves are older. */
const IN_FORCE = { validFrom: '2012-12-18', validTo: null };
const EU = 'Regulation (EU) 1177/2010';

/**
 * The law for every carrier in these waters, as dated rules; the default for a network without rules of its own. The figures are
 * those of domain 3.5. Two points are our own interpretation (decision 026): days are calendar days in Athens, and the Greek
 * percentages are those of law 3709/2008, still to be compared with law 4948/2022.
 */
export const passengerLaw: RightsData = [
  {
    kind: 'refund',
    id: 'gr-14-days',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['passenger'],
    notice: { kind: 'days', count: 14 },
    percent: 100,
    source: 'Law 3709/2008',
    reason: reason('gr-14-days'),
  },
  {
    kind: 'refund',
    id: 'gr-7-days',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['passenger'],
    notice: { kind: 'days', count: 7 },
    percent: 75,
    source: 'Law 3709/2008',
    reason: reason('gr-7-days'),
  },
  {
    kind: 'refund',
    id: 'gr-12-hours',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['passenger'],
    notice: { kind: 'minutes', count: 720 },
    percent: 50,
    source: 'Law 3709/2008',
    reason: reason('gr-12-hours'),
  },
  {
    kind: 'refund',
    id: 'gr-force-majeure',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['force-majeure'],
    notice: null,
    percent: 100,
    source: 'Law 3709/2008',
    reason: reason('gr-force-majeure'),
  },
  {
    kind: 'refund',
    id: 'eu-carrier',
    ...IN_FORCE,
    basis: 'carrier',
    causes: ['carrier'],
    notice: null,
    percent: 100,
    source: `${EU}, art. 18`,
    reason: reason('eu-carrier'),
  },
  {
    kind: 'refund',
    id: 'gr-sailing-ban',
    ...IN_FORCE,
    basis: 'carrier',
    causes: ['sailing-ban'],
    notice: null,
    percent: 100,
    source: 'Law 4948/2022',
    reason: reason('gr-sailing-ban'),
  },
  {
    kind: 'choice',
    id: 'eu-90-minutes',
    ...IN_FORCE,
    departureDelayOver: 90,
    source: `${EU}, art. 18`,
    reason: reason('eu-90-minutes'),
  },
  {
    kind: 'assistance',
    id: 'eu-meals',
    ...IN_FORCE,
    what: 'meals',
    departureDelayOver: 90,
    capCents: null,
    nights: null,
    notInWeather: false,
    source: `${EU}, art. 17(1)`,
    reason: reason('eu-meals'),
  },
  {
    kind: 'assistance',
    id: 'eu-hotel',
    ...IN_FORCE,
    what: 'hotel',
    departureDelayOver: 90,
    capCents: 8000,
    nights: 3,
    notInWeather: true,
    source: `${EU}, art. 17(2)`,
    reason: reason('eu-hotel'),
  },
  ...compensations(),
  ...causes(),
  {
    kind: 'terms',
    id: 'terms',
    ...IN_FORCE,
    source: `${EU}, art. 19(6) and 24`,
    minimumCents: 0,
    claimMonths: 2,
    connectionMinutes: 300,
    rebookDays: 14,
    offers: 5,
  },
];

/** Article 19(1): 25 % from the first threshold, 50 % from the second, depending on the scheduled duration of the journey. */
function compensations(): RightsData {
  const bands = [
    { over: 0, upTo: 240, quarter: 60, half: 120, ids: ['eu-25-over-0h', 'eu-50-over-0h'] },
    { over: 240, upTo: 480, quarter: 120, half: 240, ids: ['eu-25-over-4h', 'eu-50-over-4h'] },
    { over: 480, upTo: 1440, quarter: 180, half: 360, ids: ['eu-25-over-8h', 'eu-50-over-8h'] },
    { over: 1440, upTo: null, quarter: 360, half: 720, ids: ['eu-25-over-24h', 'eu-50-over-24h'] },
  ] as const;
  return bands.flatMap(({ over, upTo, quarter, half, ids }) =>
    [
      { percent: 25, arrivalDelay: quarter, id: ids[0] },
      { percent: 50, arrivalDelay: half, id: ids[1] },
    ].map(({ percent, arrivalDelay, id }) => ({
      kind: 'compensation' as const,
      id,
      ...IN_FORCE,
      journeyOver: over,
      journeyUpTo: upTo,
      arrivalDelay,
      percent,
      source: `${EU}, art. 19`,
      reason: reason(id),
    })),
  );
}

/**
 * Recitals 17 to 19 of the Regulation name the weather and extraordinary circumstances (among them labour conflicts, port
 * authorities, rescue and medical emergencies); by the case law on air passengers, a technical fault isn't one. Both are our own
 * interpretation.
 */
function causes(): RightsData {
  const weather = causeReason('weather');
  const extraordinary = causeReason('extraordinary');
  const list = [
    {
      id: 'weather' as const,
      sailing: 'weather' as const,
      reason: weather,
      isWeather: true,
    },
    {
      id: 'sailing-ban' as const,
      sailing: 'weather' as const,
      reason: weather,
      isWeather: true,
    },
    { id: 'strike' as const, sailing: 'strike' as const, reason: extraordinary },
    {
      id: 'port-authority' as const,
      sailing: 'authority' as const,
      reason: extraordinary,
    },
    {
      id: 'rescue' as const,
      sailing: 'other' as const,
      reason: extraordinary,
    },
    {
      id: 'medical' as const,
      sailing: 'other' as const,
      reason: extraordinary,
    },
    {
      id: 'technical' as const,
      sailing: 'technical' as const,
      reason: null,
    },
    {
      id: 'knock-on' as const,
      sailing: 'operator' as const,
      reason: null,
    },
    {
      id: 'operational' as const,
      sailing: 'operator' as const,
      reason: null,
    },
  ];
  return list.map(({ id, sailing, reason, isWeather = false }) => ({
    kind: 'cause' as const,
    id,
    ...IN_FORCE,
    name: perLocale((locale) => texts[locale].causes[id]),
    sailing,
    isWeather,
    isExtraordinary: reason !== null && !isWeather,
    reason,
    source: `${EU}, art. 20`,
  }));
}

function reason(id: keyof typeof el.reasons): Bilingual {
  return perLocale((locale) => texts[locale].reasons[id]);
}

function causeReason(why: keyof typeof el.causeReasons): Bilingual {
  return perLocale((locale) => texts[locale].causeReasons[why]);
}
