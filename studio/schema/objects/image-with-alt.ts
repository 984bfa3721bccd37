import { Image } from 'lucide-react';
import { defineField, defineType, type LocalizedValidationMessages } from 'sanity';
import { defaultLocale } from '#foundation/text/locales.ts';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { LANGUAGE_LABELS, LANGUAGES, requiredIn } from '../presets/translation.ts';
import { PairField } from '#studio/bilingual/pair-field.tsx';
import { isBlank, siblingValue } from '../presets/sibling.ts';
import { inBothLanguages, textKey } from '#studio/locale/text.ts';

/** The warning that the alternative text was pasted from the default language, or `true`: a required field invites that. */
export function copiedAlternative(
  text: string | undefined,
  context: { parent?: unknown },
): true | LocalizedValidationMessages {
  const isCopy = !isBlank(text) && text === siblingValue(context.parent, `alt_${defaultLocale}`);
  return isCopy ? inBothLanguages('validation.alternativeTextIsCopied') : true;
}

/** A picture needs alternative text in both languages, so unlike for other texts, a missing English one is an error, too. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: textKey('documents.picture'),
  type: 'image',
  icon: typeIcon(Image),
  options: { accept: 'image/*', hotspot: true, metadata: ['blurhash', 'lqip', 'palette'] },
  fieldsets: [sideBySide('alt', 'blocks.alternativeText'), sideBySide('caption', 'blocks.caption')],
  fields: [
    ...LANGUAGES.map((language) =>
      defineField({
        name: `alt_${language}`,
        title: `${textKey('blocks.alternativeText')} · ${LANGUAGE_LABELS[language]}`,
        components: { field: PairField },
        description: textKey('blocks.whatThePictureShows'),
        type: 'text',
        rows: 2,
        fieldset: 'alt',
        validation: (rule) => [
          rule.custom((text, context) =>
            isBlank(text) && !isBlank(siblingValue(context.parent, 'asset'))
              ? requiredIn('blocks.theAlternativeText', language)
              : true,
          ),
          ...(language === defaultLocale
            ? []
            : [rule.custom((text, context) => copiedAlternative(text, context)).warning()]),
        ],
      }),
    ),
    ...linePair({ name: 'caption', title: 'blocks.caption', fieldset: 'caption' }),
  ],
  preview: { select: { title: 'alt_el', subtitle: 'caption_el', media: 'asset' } },
});
