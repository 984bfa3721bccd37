import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sanityInGreek from '#studio/messages/sanity-core.el.json' with { type: 'json' };

/** The Studio's own English texts, read from the installed package, which contains them only in its bundles. */
function englishTexts(): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of globSync('node_modules/sanity/lib/*.js')) {
    const source = readFileSync(path, 'utf8');
    for (const [, key, text] of source.matchAll(/^\s*"([a-z][\w.-]+)": "((?:[^"\\]|\\.)*)"/gim)) {
      if (key !== undefined && text !== undefined && key.includes('.')) found.set(key, text);
    }
  }
  return found;
}

describe('B2 the Studio’s own texts in Greek', () => {
  const english = englishTexts();
  const greek = Object.values(sanityInGreek).flatMap((texts) => Object.entries<string>(texts));
  const parts = (text: string) => (text.match(/\{\{\s*[\w]+|<\w+\/?>/g) ?? []).toSorted();

  it('contains only texts that the installed Studio has', () => {
    expect(english.size).toBeGreaterThan(1000);
    expect(greek.filter(([key]) => !english.has(key)).map(([key]) => key)).toEqual([]);
  });

  it('uses only values and tags that the Studio provides', () => {
    const wrong = greek.filter(([key, text]) => {
      const known = parts(english.get(key) ?? '');
      return parts(text).some((part) => !known.includes(part));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('covers what editors use every day', () => {
    const names = new Set(greek.map(([key]) => key));
    for (const key of [
      'action.publish.draft.label',
      'action.unpublish.label',
      'action.discard-changes.label',
      'action.duplicate.label',
      'action.delete.label',
      'action.restore.label',
      'search.placeholder',
      'panel.title',
      'generic.required',
      'changes.title',
      'inputs.slug.action.generate',
      'user-menu.action.sign-out',
    ]) {
      expect(names.has(key), key).toBe(true);
    }
    expect(greek.length).toBeGreaterThan(600);
  });

  it('is correct Greek: final sigma, no mixed alphabets, no exclamation marks', () => {
    const bare = greek.map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')] as const);
    const wrong = bare.filter(
      ([, text]) =>
        /!|σ(?=$|[\s.,·:;»…])/u.test(text) ||
        /\p{Script=Greek}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
