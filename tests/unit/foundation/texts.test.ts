import { describe, expect, it } from 'vitest';
import { perLocale } from '#foundation/text/locales.ts';
import { createTexts } from '#foundation/text/texts.ts';

type Texts = {
  'ports.rho.name': Record<never, never>;
  'ports.sym.name': Record<never, never>;
  'mail.places': { count: number };
  'mail.greeting': { name: string | number; place: string | number };
  'mail.time': { minutes: number | string };
};

const { text, bilingual } = createTexts<Texts>({
  el: {
    ports: { rho: { name: 'Ρόδος' }, sym: { name: 'Σύμη' } },
    mail: {
      places: '{count, plural, one {# θέση} other {# θέσεις}}',
      greeting: 'Καλημέρα {name}, από: {place}',
      time: '{minutes} λεπτά <b>',
    },
  },
  en: {
    ports: { rho: { name: 'Rhodes' }, sym: { name: 'Symi' } },
    mail: {
      places: '{count, plural, one {# place} other {# places}}',
      greeting: 'Good morning {name}, from {place}',
      time: '{minutes} minutes <b>',
    },
  },
});

describe('texts', () => {
  it('returns a text in one language', () => {
    expect(text('el', 'ports.rho.name')).toBe('Ρόδος');
    expect(text('en', 'ports.rho.name')).toBe('Rhodes');
  });

  it('uses the plural forms of the language', () => {
    expect([1, 2].map((count) => text('el', 'mail.places', { count }))).toEqual(['1 θέση', '2 θέσεις']);
    expect([1, 2].map((count) => text('en', 'mail.places', { count }))).toEqual(['1 place', '2 places']);
  });

  it('inserts a value unchanged', () => {
    expect(text('en', 'mail.time', { minutes: 2880 })).toBe('2880 minutes <b>');
    expect(text('en', 'mail.greeting', { name: '{name} ’', place: '' })).toBe('Good morning {name} ’, from ');
  });

  it('returns a text in each language, with that language’s values', () => {
    const place = perLocale((locale) => text(locale, 'ports.sym.name'));
    expect(bilingual('mail.greeting', { name: 'Άννα', place })).toEqual({
      el: 'Καλημέρα Άννα, από: Σύμη',
      en: 'Good morning Άννα, from Symi',
    });
    expect(bilingual('ports.sym.name')).toEqual({ el: 'Σύμη', en: 'Symi' });
  });

  it('accepts a key built from parts', () => {
    const ports = ['rho', 'sym'] as const;
    expect(ports.map((port) => text('en', `ports.${port}.name`))).toEqual(['Rhodes', 'Symi']);
  });

  it('throws for a key that the catalogue lacks', () => {
    // @ts-expect-error there is no such key
    expect(() => text('el', 'ports.kos.name')).toThrow('ports.kos.name');
    // @ts-expect-error a value is missing
    expect(() => text('el', 'mail.greeting', { name: 'Άννα' })).toThrow('place');
  });
});
