import { Ship } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { sideBySide } from '../presets/bilingual.ts';
import { routeFields } from '../presets/port-code.ts';

/** A button in a text that opens booking with the route already chosen. */
export const bookingButton = defineType({
  name: 'bookingButton',
  title: textKey('blocks.bookingButton'),
  type: 'object',
  icon: typeIcon(Ship),
  fieldsets: [sideBySide('route', 'blocks.route', 'blocks.emptyToOpenAnEmptySearch')],
  fields: [
    defineField({
      name: 'label',
      title: textKey('blocks.wordsOnTheButton'),
      description: textKey('blocks.inTheLanguageOfTheText'),
      type: 'string',
      validation: (rule) => rule.required().error(inBothLanguages('validation.writeTheWordsOnTheButton')),
    }),
    ...routeFields('route', false),
  ],
  preview: {
    select: { title: 'label', from: 'from', to: 'to' },
    prepare: ({ title, from, to }, _options, t: Translate = translateToEnglish) => ({
      title: title || t('blocks.bookingButton'),
      subtitle: from === undefined && to === undefined ? undefined : `${from ?? '?'} → ${to ?? '?'}`,
    }),
  },
});
