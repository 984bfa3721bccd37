import { describe, expect, it } from 'vitest';
import { languageOfPath, languagesOf } from '#studio/bilingual/writing.ts';

describe('B2 side-by-side languages', () => {
  it('shows both if there is room, and otherwise one at a time', () => {
    expect(languagesOf('both', false)).toEqual(['el', 'en']);
    expect(languagesOf('both', true)).toEqual(['el']);
    expect(languagesOf('en', true)).toEqual(['en']);
    expect(languagesOf('en', false)).toEqual(['en']);
  });

  it('knows the language of a field to which a problem or the preview jumps', () => {
    expect(languageOfPath(['title_en'])).toBe('en');
    expect(languageOfPath(['practical', { _key: 'a' }, 'text_el'])).toBe('el');
    expect(languageOfPath(['body_en', { _key: 'b' }, 'children', { _key: 's' }])).toBe('en');
    expect(languageOfPath(['validFrom'])).toBeUndefined();
    expect(languageOfPath([])).toBeUndefined();
  });
});
