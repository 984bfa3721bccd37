import { Image } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { LANGUAGE_LABELS, LANGUAGES, requiredIn } from '../presets/translation.ts';
import { PairField } from '#studio/bilingual/pair-field.tsx';
import { isBlank, siblingValue } from '../presets/sibling.ts';

/** A picture cannot go out without its alternative text in both languages, so unlike other texts English is an error too. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Picture',
  type: 'image',
  icon: typeIcon(Image),
  options: { accept: 'image/*', hotspot: true, metadata: ['blurhash', 'lqip', 'palette'] },
  fieldsets: [sideBySide('alt', 'Alternative text'), sideBySide('caption', 'Caption')],
  fields: [
    ...LANGUAGES.map((language) =>
      defineField({
        name: `alt_${language}`,
        title: `Alternative text · ${LANGUAGE_LABELS[language]}`,
        components: { field: PairField },
        description: 'What the picture shows, for people who do not see it.',
        type: 'text',
        rows: 2,
        fieldset: 'alt',
        validation: (rule) =>
          rule.custom((text, context) =>
            isBlank(text) && !isBlank(siblingValue(context.parent, 'asset'))
              ? requiredIn('The alternative text', language)
              : true,
          ),
      }),
    ),
    ...linePair({ name: 'caption', title: 'Caption', fieldset: 'caption' }),
  ],
  preview: { select: { title: 'alt_el', subtitle: 'caption_el', media: 'asset' } },
});
