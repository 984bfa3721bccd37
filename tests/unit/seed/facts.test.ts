import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, localeCookieDays } from '#foundation/text/locales.ts';
import { factsOf } from '#seed/facts/facts.ts';
import { fillDocument, withoutFacts } from '#seed/facts/fill.ts';
import { network } from '#seed/network/network.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { productSources, sources, typedTexts, usedFacts } from '#tests/fixtures/fact-sources.ts';
import { figuresIn } from '#tests/fixtures/figures.ts';
import { MESSAGE_EXCEPTIONS, messageFacts, messagesOf } from '#tests/fixtures/message-facts.ts';
import { textOf } from '#tests/fixtures/seeded.ts';

const facts = factsOf(network);

/** Figures that stay typed, with the reason. */
const EXCEPTIONS: readonly { document: string; figures: string[]; why: string }[] = [
  { document: 'page-accessibility', figures: ['150', '200', '400'], why: 'zoom, as in WCAG' },
  { document: 'offer-bicycle-in-october', figures: ['0'], why: 'an offer that is over' },
  {
    document: 'offer-low-fare-day-trips',
    figures: ['οκτώ ώρες', 'eight hours', 'μία ώρα'],
    why: 'rounded from the timetable, which other tests compare',
  },
  {
    document: 'offer-return',
    figures: ['δύο ημέρες', 'δύο εβδομάδες', 'two weeks'],
    why: 'the two days of a return, and an example',
  },
  {
    document: 'offer-students-at-easter',
    figures: ['μία εβδομάδα', 'ten days'],
    why: 'the days of the offer, counted from Easter',
  },
  { document: 'offer-winter-weekend', figures: ['two winter nights', 'two nights'], why: 'Friday to Sunday' },
];

describe('the figures in the seed’s texts', () => {
  it('are all filled in', () => {
    expect(JSON.stringify(seedDocuments())).not.toMatch(/\{\w+(\.\w+)?\}/);
  });

  it('stop the seed when there is no such fact, with its name', () => {
    const document = { _id: 'faq-x', _type: 'faq', answer_en: 'Within {noSuchFact}.' };
    expect(() => fillDocument(document, facts)).toThrow('faq-x: there is no fact {noSuchFact}');
    const form = { _id: 'faq-x', _type: 'faq', answer_en: '{holdTime.plural}' };
    expect(() => fillDocument(form, facts)).toThrow('{holdTime.plural}');
    const outside = { _id: 'faq-x', _type: 'faq', topic: '{holdTime}' };
    expect(() => fillDocument(outside, facts)).toThrow('outside a text');
  });

  it('are each of use', () => {
    const used = new Set([...usedFacts, ...Object.values(messageFacts).flat()]);
    expect(Object.keys(facts).filter((name) => !used.has(name))).toEqual([]);
  });

  // Numbers were typed into a dozen pages, and four of them were wrong.
  it.each(locales)('are placeholders, not typed (%s)', (locale) => {
    const typed = productSources.flatMap((document) => {
      const allowed = EXCEPTIONS.filter((each) => each.document === document._id).flatMap(
        ({ figures }) => figures,
      );
      return typedTexts(document, locale)
        .flatMap((text) => figuresIn(withoutFacts(text), locale).map((figure) => ({ figure, text })))
        .filter(({ figure }) => !allowed.includes(figure))
        .map(({ figure, text }) => `${document._id}: “${figure}” in ${text}`);
    });
    expect(typed).toEqual([]);
  });
});

describe('a rule that changes', () => {
  const changed = structuredClone(network);
  changed.policy.holdMinutes = 20;
  changed.policy.beThereMinutes.ferry = 60;
  for (const discount of changed.discounts) if (discount.id === 'return') discount.percent = 18;
  for (const rule of changed.rights ?? [])
    if (rule.kind === 'refund' && rule.id === 'tariff-1-hour') rule.notice = { kind: 'minutes', count: 180 };
  const other = factsOf(changed);
  const textIn = (id: string, field: string) => {
    const source = sources.find(({ _id }) => _id === id);
    return source ? textOf(fillDocument(source, other)[field]) : '';
  };

  it.each([
    ['faq-how-long-held', 'answer_el', '20 λεπτά.'],
    ['faq-how-long-held', 'answer_en', '20 minutes.'],
    ['faq-how-early', 'answer_el', 'για το οχηματαγωγό 1 ώρα.'],
    ['faq-which-discounts', 'answer_el', '18\u00a0% λιγότερο και στις δύο'],
    ['offer-return', 'badge_en', '−18%'],
    ['page-travel-terms', 'body_el', 'Από 12 ώρες έως 3 ώρες'],
    ['page-bonusways', 'body_en', '50% up to 3 hours before'],
  ])('changes %s (%s)', (id, field, text) => {
    expect(textIn(id, field)).toContain(text);
  });
});

describe.each(locales)('the figures in messages (%s)', (locale) => {
  const messages = messagesOf(locale);
  const forms = (name: string) => Object.values(facts[name]?.[locale] ?? { full: `no fact ${name}` });

  it.each(Object.entries(messageFacts))('%s', (key, names) => {
    for (const name of names)
      expect(
        forms(name).some((form) => messages.get(key)?.includes(form)),
        `${name} in ${messages.get(key)}`,
      ).toBe(true);
  });

  it('are facts, or have a reason', () => {
    const loose = [...messages].filter(
      ([key, text]) =>
        figuresIn(text.replace(/=\d+/g, ''), locale).length > 0 &&
        !(key in messageFacts) &&
        !MESSAGE_EXCEPTIONS.some(({ keys }) => keys.test(key)),
    );
    expect(loose.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

describe('the rules’ own sentences', () => {
  it.each(locales)('have the figures of their rules (%s)', (locale) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    for (const { percent, text } of [...network.discounts, ...(network.entitlements ?? [])])
      if (percent > 0) expect(text[locale]).toMatch(new RegExp(`${percent} ?%`));
    for (const { gives, text } of network.promoCodes ?? [])
      expect(text[locale]).toContain(String(gives.kind === 'percent' ? gives.percent : gives.cents / 100));
    for (const rule of network.rights ?? []) {
      if (rule.kind === 'refund' && rule.percent < 100)
        expect(plain(rule.reason[locale])).toMatch(new RegExp(`${rule.percent} ?%`));
      if (rule.kind === 'refund' && rule.notice) {
        const { kind, count } = rule.notice;
        expect(rule.reason[locale]).toMatch(new RegExp(`\\b${kind === 'days' ? count : count / 60} `));
      }
    }
    for (const { changes } of network.changeTerms ?? [])
      for (const { untilMinutes, reason } of changes)
        expect(reason[locale]).toContain(`${untilMinutes / 60} `);
  });
});

it('the settings, the footer and tickets have the same phone number', () => {
  expect(sources.find(({ _id }) => _id === 'siteSettings')?.phone).toBe(facts.phone?.el.full);
});

it.each(locales)('tickets name the delay after which a passenger may choose (%s)', (locale) => {
  const notes = network.policy.ticket?.notes.map((note) => note[locale]).join('\n') ?? '';
  expect(notes).toContain(facts.delayForChoice?.[locale].full);
});

it('the language cookie lives as long as the privacy policy says', () => {
  const source = readFileSync('scripts/first-paint/source.js', 'utf8');
  expect(source).toContain(`Max-Age=${localeCookieDays * 24 * 60 * 60};`);
});
