import { describe, expect, it } from 'vitest';
import { copiedAlternative } from '#studio/schema/objects/image-with-alt.ts';
import { differentParts } from '#studio/schema/presets/same-parts.ts';
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

describe('a text with other parts in the other language is a warning', () => {
  const field = { name: 'body', title: 'documents.text', language: 'en' } as const;
  const heading = { _type: 'block', style: 'h2' };
  const paragraph = { _type: 'block', style: 'normal' };
  const bullet = { _type: 'block', style: 'normal', listItem: 'bullet' };
  const picture = { _type: 'imageWithAlt' };

  it('names the first kind that differs, with both counts', () => {
    const parent = { body_el: [heading, paragraph, picture, bullet, bullet] };
    expect(differentParts([heading, paragraph, bullet], { parent }, field)).toEqual({
      'en-US': 'Text: the languages differ in “Bullets”: 2 in Greek, 1 in English.',
      'el-GR': 'Κείμενο: οι δύο γλώσσες διαφέρουν στο στοιχείο «Κουκκίδες»: 2 στα ελληνικά, 1 στα αγγλικά.',
    });
    expect(differentParts([heading, bullet, bullet], { parent }, field)).toHaveProperty(
      'en-US',
      'Text: the languages differ in “Picture”: 1 in Greek, 0 in English.',
    );
  });

  it('isn’t shown for other paragraphs, or while a language is missing', () => {
    const parent = { body_el: [heading, paragraph] };
    expect(differentParts([heading, paragraph, paragraph], { parent }, field)).toBe(true);
    expect(differentParts([], { parent }, field)).toBe(true);
    expect(differentParts(undefined, { parent }, field)).toBe(true);
    expect(differentParts([heading], {}, field)).toBe(true);
  });
});

it('an alternative text that was copied from the other language is a warning', () => {
  const parent = { alt_el: 'Το λιμάνι της Κω' };
  expect(copiedAlternative('Το λιμάνι της Κω', { parent })).toHaveProperty('en-US');
  expect(copiedAlternative('The harbour of Kos', { parent })).toBe(true);
  expect(copiedAlternative(undefined, { parent: {} })).toBe(true);
});
