import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { inSentence, placeForms, sameInEachCase } from '#foundation/text/place-forms.ts';
import { catalogues } from '#lib/i18n/catalogues.ts';

const fournoi = { name: { el: 'Φούρνοι', en: 'Fournoi' }, accusative: 'τους Φούρνους' };
const symi = { name: { el: 'Σύμη', en: 'Symi' }, accusative: 'τη Σύμη' };

describe('places in sentences', () => {
  it.each([
    ['el', 'Από τη Σύμη προς τους Φούρνους'],
    ['en', 'Symi to Fournoi'],
  ] as const)('take the form that the message of the language asks for (%s)', (locale, text) => {
    const t = createTranslator({
      locale,
      messages: catalogues[locale],
      namespace: 'common.itineraries',
    });
    const from = inSentence(placeForms(symi, locale));
    const to = inSentence(placeForms(fournoi, locale));
    expect(t.markup('title', { from, to })).toBe(text);
  });

  it('are asked for by the compiler: a bare name doesn’t compile', () => {
    const t = createTranslator({
      locale: 'el',
      messages: catalogues.el,
      namespace: 'common.itineraries',
      onError: () => undefined,
    });
    // @ts-expect-error -- «προς Φούρνοι»
    expect(t.markup('title', { from: 'Σύμη', to: 'Φούρνοι' })).not.toContain('Φούρνοι');
    // @ts-expect-error -- without `markup` a place is no value
    expect(t('title', { from: 'Σύμη', to: 'Φούρνοι' })).not.toContain('Φούρνοι');
  });

  it('stand at a place', () => {
    expect(inSentence(placeForms(fournoi, 'el'))('at')).toBe('στους Φούρνους');
    expect(inSentence(placeForms(fournoi, 'en'))('at')).toBe('Fournoi');
  });

  it('have one form for a code that nobody knows', () => {
    expect(inSentence(sameInEachCase('XYZ'))('accusative')).toBe('XYZ');
  });

  it('refuse a form that they don’t have', () => {
    expect(() => inSentence(placeForms(symi, 'el'))('dative')).toThrow('Σύμη has no form “dative”');
  });
});
