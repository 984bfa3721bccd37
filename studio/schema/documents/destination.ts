import { MapPin } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { PortsInput } from '#studio/schema/inputs/ports-input.tsx';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { ISLANDS, LINES } from '../presets/islands.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { portCodeProblem } from '../presets/port-code.ts';

export const destination = defineType({
  name: 'destination',
  title: 'Destination',
  type: 'document',
  icon: typeIcon(MapPin),
  groups: [
    { name: 'texts', title: 'Texts', default: true },
    { name: 'pictures', title: 'Pictures' },
    { name: 'story', title: 'Story' },
    { name: 'practical', title: 'Practical' },
    { name: 'site', title: 'On the site' },
    scheduleGroup,
  ],
  fieldsets: [
    sideBySide('name', 'Name and address'),
    sideBySide(
      'cases',
      'The Greek name in a sentence',
      'With the article, as in «από τη Ρόδο» and «της Ρόδου».',
    ),
    sideBySide('introduction', 'Introduction'),
    sideBySide('story', 'Story'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'texts', fieldset: 'name' }),
    ...permalinkPair({ path: '/destinations/', type: 'destination', group: 'texts', fieldset: 'name' }),
    defineField({
      name: 'accusative_el',
      title: 'Accusative',
      description: 'τη Ρόδο',
      type: 'string',
      group: 'texts',
      fieldset: 'cases',
      validation: (rule) =>
        rule.required().error(
          told({
            en: 'Give the accusative with its article, for example τη Ρόδο.',
            el: 'Γράψτε την αιτιατική με το άρθρο της, για παράδειγμα τη Ρόδο.',
          }),
        ),
    }),
    defineField({
      name: 'genitive_el',
      title: 'Genitive',
      description: 'της Ρόδου',
      type: 'string',
      group: 'texts',
      fieldset: 'cases',
      validation: (rule) =>
        rule.required().error(
          told({
            en: 'Give the genitive with its article, for example της Ρόδου.',
            el: 'Γράψτε τη γενική με το άρθρο της, για παράδειγμα της Ρόδου.',
          }),
        ),
    }),
    ...linePair({
      name: 'tagline',
      title: 'Tagline',
      need: 'required',
      group: 'texts',
      fieldset: 'introduction',
    }),
    ...textPair({
      name: 'summary',
      title: 'Summary',
      description: 'About 60 words.',
      need: 'required',
      rows: 6,
      group: 'texts',
      fieldset: 'introduction',
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'imageWithAlt',
      group: 'pictures',
      validation: (rule) =>
        rule
          .required()
          .assetRequired()
          .error(
            told({ en: 'A destination needs a cover.', el: 'Ο προορισμός χρειάζεται κεντρική εικόνα.' }),
          ),
    }),
    defineField({ name: 'chart', title: 'Chart', type: 'imageWithAlt', group: 'pictures' }),
    defineField({
      name: 'gallery',
      title: 'Gallery',
      type: 'array',
      of: [defineArrayMember({ type: 'imageWithAlt' })],
      group: 'pictures',
      options: { layout: 'grid' },
      validation: (rule) =>
        rule.max(24).error(told({ en: 'Use at most 24 pictures.', el: 'Χρησιμοποιήστε έως 24 εικόνες.' })),
    }),
    ...linePair({ name: 'storyTitle', title: 'Story title', group: 'story', fieldset: 'story' }),
    ...richPair({ name: 'story', title: 'Story', group: 'story', fieldset: 'story' }),
    ...textPair({ name: 'pullQuote', title: 'Pull quote', rows: 3, group: 'story', fieldset: 'story' }),
    defineField({
      name: 'practical',
      title: 'Practical notes',
      type: 'array',
      group: 'practical',
      of: [defineArrayMember({ type: 'practicalNote' })],
    }),
    defineField({
      name: 'island',
      title: 'Island',
      description: 'Which coastline is drawn on the maps.',
      type: 'string',
      group: 'practical',
      options: { list: ISLANDS },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'ports',
      title: 'Ports',
      description: 'The ports of this island, the main one first.',
      type: 'array',
      group: 'practical',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(portCodeProblem) })],
      components: { input: PortsInput },
      validation: (rule) => [
        rule
          .required()
          .min(1)
          .error(told({ en: 'Name at least one port.', el: 'Επιλέξτε τουλάχιστον ένα λιμάνι.' })),
        rule.unique(),
      ],
    }),
    defineField({
      name: 'line',
      title: 'Line',
      type: 'string',
      group: 'practical',
      options: { list: LINES, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'order',
      title: 'Order',
      description: 'Small numbers come first in the list of destinations.',
      type: 'number',
      group: 'site',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
    defineField({
      name: 'featured',
      title: 'Featured',
      description: 'Stands out in the list of destinations.',
      type: 'boolean',
      group: 'site',
      initialValue: false,
    }),
    defineField({
      name: 'colour',
      title: 'Colour of the name band',
      type: 'string',
      group: 'site',
      initialValue: 'navy',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Navy', value: 'navy' },
          { title: 'Sea', value: 'sea' },
          { title: 'Sand', value: 'sand' },
          { title: 'Foam', value: 'foam' },
          { title: 'Orange', value: 'orange' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'seo', title: 'Search engines', type: 'seo', group: 'site' }),
    ...scheduleFields(),
  ],
  orderings: [
    { name: 'site', title: 'As on the site', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'title', title: 'Greek title', by: [{ field: 'title_el', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en', tagline: 'tagline_el', media: 'cover' },
    prepare: ({ title, english, tagline, media }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: [english ?? say('English title missing'), tagline].filter(Boolean).join(' · '),
      media,
    }),
  },
});
