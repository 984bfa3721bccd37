import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorOf, sectionsOf } from '#studio/help/sections.ts';
import el from '#studio/messages/el.json' with { type: 'json' };
import sanityInGreek from '#studio/messages/sanity-core.el.json' with { type: 'json' };

const english = readFileSync('docs/editors.md', 'utf8');
const greek = readFileSync('docs/editors.el.md', 'utf8');

describe('the editors’ guide', () => {
  it('has the same sections in both languages, each with its own anchor', () => {
    expect(sectionsOf(greek)).toHaveLength(sectionsOf(english).length);
    expect(sectionsOf(english).length).toBeGreaterThan(9);
    const anchors = [...sectionsOf(english), ...sectionsOf(greek)].map(anchorOf);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchorOf('Γράφοντας σε δύο γλώσσες')).toBe('γράφοντας-σε-δύο-γλώσσες');
  });

  it('uses the button labels of the Greek Studio', () => {
    const shown = [
      ...[el, sanityInGreek]
        .flatMap((catalogue) => Object.values<Record<string, string>>(catalogue))
        .flatMap((texts) => Object.values(texts)),
      'Meltemi Lines',
      'English',
      'Ελληνικά',
    ].map((text) => text.replace(/…$/, ''));
    const named = [...greek.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, words]) => (words ?? '').split(' › '));
    // Two terms that the guide explains but no button has.
    const explained = new Set(['πρόχειρο', 'παλιό']);
    expect(named.filter((words) => !explained.has(words) && !shown.includes(words))).toEqual([]);
  });
});
