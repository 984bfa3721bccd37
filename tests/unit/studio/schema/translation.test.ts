import { describe, expect, it } from 'vitest';
import { missingTranslation } from '#studio/schema/presets/translation.ts';

const title = (language: 'el' | 'en') => ({ name: 'title', title: 'documents.title', language }) as const;

describe('B2 a missing translation is a warning that names the field', () => {
  it('names the field and the language', () => {
    const parent = { title_el: 'Πάτμος' };
    expect(missingTranslation(undefined, { parent }, title('en'))).toEqual({
      'en-US': 'Title: the English text is missing. The Greek one is there.',
      'el-GR': 'Τίτλος: λείπει το αγγλικό κείμενο. Το ελληνικό υπάρχει.',
    });
    expect(missingTranslation('  ', { parent: { title_en: 'Patmos' } }, title('el'))).toEqual({
      'en-US': 'Title: the Greek text is missing. The English one is there.',
      'el-GR': 'Τίτλος: λείπει το ελληνικό κείμενο. Το αγγλικό υπάρχει.',
    });
  });

  it('isn’t shown if both are present, or both absent', () => {
    expect(missingTranslation('Patmos', { parent: { title_el: 'Πάτμος' } }, title('en'))).toBe(true);
    expect(missingTranslation(undefined, { parent: { title_el: '' } }, title('en'))).toBe(true);
    expect(missingTranslation(undefined, {}, title('en'))).toBe(true);
  });

  it('treats an empty formatted text as missing', () => {
    const parent = { body_el: [{ _type: 'block' }] };
    expect(
      missingTranslation([], { parent }, { name: 'body', title: 'documents.text', language: 'en' }),
    ).toHaveProperty('en-US', expect.stringContaining('Text: the English text is missing'));
  });
});
