import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { locales } from '#foundation/text/locales.ts';
import type { SeedDocument } from '#seed/run/document.ts';
import { capabilities } from '#tests/fixtures/capabilities.ts';
import { productSources, sources, typedTexts } from '#tests/fixtures/fact-sources.ts';

type Capabilities = Readonly<Record<string, { is: boolean }>>;

const Says = v.optional(v.record(v.string(), v.boolean()), {});
const saysOf = ({ says }: SeedDocument) => Object.entries(v.parse(Says, says));

/** Texts that state the opposite of what the product does. */
function untrue(product: Capabilities): string[] {
  return sources.flatMap((document) =>
    saysOf(document)
      .filter(([name, claimed]) => product[name]?.is !== claimed)
      .map(([name]) => `${document._id}: ${name} is ${product[name]?.is}`),
  );
}

describe('what questions, offers and pages say that the product does', () => {
  // The questions denied card payment and self-service for months after both had come.
  it('is what it does', () => {
    expect(untrue(capabilities)).toEqual([]);
  });

  it.each(Object.entries(capabilities))('has to be rewritten when “%s” changes', (name, { is }) => {
    const found = untrue({ ...capabilities, [name]: { is: !is } });
    expect(found.length).toBeGreaterThan(0);
    for (const fault of found) expect(fault).toContain(name);
  });

  it('is listed under `says` wherever a text mentions it, and nowhere else', () => {
    const wrong = productSources.flatMap((document) => {
      const listed = saysOf(document).map(([name]) => name);
      const texts = locales.map((locale) => [locale, typedTexts(document, locale).join('\n')] as const);
      const mentioned = Object.entries(capabilities)
        .filter(([, { mentions }]) => texts.some(([locale, text]) => mentions[locale].test(text)))
        .map(([name]) => name);
      return [
        ...mentioned
          .filter((name) => !listed.includes(name))
          .map((name) => `${document._id} mentions ${name}`),
        ...listed.filter((name) => !mentioned.includes(name)).map((name) => `${document._id} lists ${name}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('is said in both languages', () => {
    const half = productSources
      .filter(({ body_en, answer_en, title_en }) => body_en ?? answer_en ?? title_en)
      .flatMap((document) =>
        saysOf(document).flatMap(([name]) => {
          const mentions = Object.entries(capabilities).find(([each]) => each === name)?.[1].mentions;
          const missing = locales.filter(
            (locale) => !mentions?.[locale].test(typedTexts(document, locale).join('\n')),
          );
          return missing.map((locale) => `${document._id}: ${name} (${locale})`);
        }),
      );
    expect(half).toEqual([]);
  });
});
