import { House } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';

export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  icon: typeIcon(House),
  groups: [
    { name: 'top', title: 'Top', default: true },
    { name: 'destinations', title: 'Destinations' },
    { name: 'bottom', title: 'Bottom' },
  ],
  fieldsets: [sideBySide('headline', 'Headline'), sideBySide('destinations', 'Heading')],
  fields: [
    ...linePair({
      name: 'headline',
      title: 'Headline',
      need: 'required',
      group: 'top',
      fieldset: 'headline',
    }),
    ...textPair({ name: 'lead', title: 'Lead', rows: 3, group: 'top', fieldset: 'headline' }),
    defineField({
      name: 'hero',
      title: 'Scene at the top',
      type: 'imageWithAlt',
      group: 'top',
      validation: (rule) =>
        rule
          .required()
          .assetRequired()
          .error(
            told({ en: 'The home page needs its scene.', el: 'Η αρχική σελίδα χρειάζεται την εικόνα της.' }),
          ),
    }),
    ...linePair({
      name: 'destinationsTitle',
      title: 'Title',
      group: 'destinations',
      fieldset: 'destinations',
    }),
    ...textPair({
      name: 'destinationsText',
      title: 'Text',
      rows: 3,
      group: 'destinations',
      fieldset: 'destinations',
    }),
    defineField({
      name: 'featured',
      title: 'Destinations shown',
      description: 'Five posters; the first is the largest.',
      type: 'array',
      group: 'destinations',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'destination' }] })],
      validation: (rule) => [
        rule.length(5).error(told({ en: 'Choose five destinations.', el: 'Επιλέξτε πέντε προορισμούς.' })),
        rule
          .unique()
          .error(told({ en: 'A destination is there twice.', el: 'Ένας προορισμός υπάρχει δύο φορές.' })),
      ],
    }),
    defineField({ name: 'night', title: 'Night scene at the bottom', type: 'imageWithAlt', group: 'bottom' }),
  ],
  preview: {
    select: { media: 'hero' },
    prepare: ({ media }, _options, say: Say = inEnglish) => ({ title: say('Home page'), media }),
  },
});
