import { describe, expect, it } from 'vitest';
import { resolvePermalink } from '#lib/routes/permalinks.ts';

const both = { el: 'rodos', en: 'rhodes' };

describe('A3 a permalink and the language of its page', () => {
  it('stays when the permalink is in the page’s language', () => {
    expect(resolvePermalink('rodos', 'el', both)).toEqual({ kind: 'here' });
    expect(resolvePermalink('symi', 'en', { el: 'symi', en: 'symi' })).toEqual({ kind: 'here' });
  });

  it('redirects the permalink of the other language to the right one', () => {
    expect(resolvePermalink('rodos', 'en', both)).toEqual({ kind: 'moved', permalink: 'rhodes' });
    expect(resolvePermalink('rhodes', 'el', both)).toEqual({ kind: 'moved', permalink: 'rodos' });
  });

  it('gives the list where the translation is missing', () => {
    expect(resolvePermalink('rodos', 'en', { el: 'rodos', en: null })).toEqual({ kind: 'untranslated' });
  });
});
