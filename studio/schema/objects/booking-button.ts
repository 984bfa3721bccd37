import { Ship } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { sideBySide } from '../presets/bilingual.ts';
import { routeFields } from '../presets/port-code.ts';

/** A button in a text that opens booking with the route already chosen. */
export const bookingButton = defineType({
  name: 'bookingButton',
  title: 'Booking button',
  type: 'object',
  icon: typeIcon(Ship),
  fieldsets: [sideBySide('route', 'Route', 'Empty to open an empty search.')],
  fields: [
    defineField({
      name: 'label',
      title: 'Words on the button',
      description: 'In the language of the text around it.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(told({ en: 'Write the words on the button.', el: 'Γράψτε τι λέει το κουμπί.' })),
    }),
    ...routeFields('route', false),
  ],
  preview: {
    select: { title: 'label', from: 'from', to: 'to' },
    prepare: ({ title, from, to }, _options, say: Say = inEnglish) => ({
      title: title || say('Booking button'),
      subtitle: from === undefined && to === undefined ? undefined : `${from ?? '?'} → ${to ?? '?'}`,
    }),
  },
});
