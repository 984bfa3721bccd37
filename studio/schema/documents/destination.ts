import { MapPin } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { hasAccusativeArticle, hasGenitiveArticle } from '#foundation/text/decline-greek.ts';
import { AccusativeInput, GenitiveInput } from '#studio/schema/inputs/case-input.tsx';
import { PortsInput } from '#studio/schema/inputs/ports-input.tsx';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { ISLANDS, LINES } from '../presets/islands.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { portCodeProblem } from '../presets/port-code.ts';

export const destination = defineType({
  name: 'destination',
  title: textKey('documents.destination'),
  type: 'document',
  icon: typeIcon(MapPin),
  groups: [
    { name: 'texts', title: textKey('documents.texts'), default: true },
    { name: 'pictures', title: textKey('documents.pictures') },
    { name: 'story', title: textKey('documents.story') },
    { name: 'practical', title: textKey('documents.practical') },
    { name: 'site', title: textKey('documents.onTheSite') },
    scheduleGroup,
  ],
  fieldsets: [
    sideBySide('name', 'documents.nameAndAddress'),
    sideBySide('cases', 'documents.theGreekNameInASentence', 'documents.withTheArticle'),
    sideBySide('introduction', 'documents.introduction'),
    sideBySide('story', 'documents.story'),
  ],
  fields: [
    ...linePair({
      name: 'title',
      title: 'documents.title',
      need: 'required',
      group: 'texts',
      fieldset: 'name',
    }),
    ...permalinkPair({ path: '/destinations/', type: 'destination', group: 'texts', fieldset: 'name' }),
    defineField({
      name: 'accusative_el',
      title: textKey('documents.accusative'),
      description: textKey('documents.accusativeExample'),
      type: 'string',
      group: 'texts',
      fieldset: 'cases',
      components: { input: AccusativeInput },
      validation: (rule) => [
        rule.required().error(inBothLanguages('validation.giveTheAccusativeWithItsArticle')),
        rule.custom(
          (text: string | undefined) =>
            text === undefined ||
            hasAccusativeArticle(text) ||
            inBothLanguages('validation.giveTheAccusativeWithItsArticle'),
        ),
      ],
    }),
    defineField({
      name: 'genitive_el',
      title: textKey('documents.genitive'),
      description: textKey('documents.genitiveExample'),
      type: 'string',
      group: 'texts',
      fieldset: 'cases',
      components: { input: GenitiveInput },
      validation: (rule) => [
        rule.required().error(inBothLanguages('validation.giveTheGenitiveWithItsArticle')),
        rule.custom(
          (text: string | undefined) =>
            text === undefined ||
            hasGenitiveArticle(text) ||
            inBothLanguages('validation.giveTheGenitiveWithItsArticle'),
        ),
      ],
    }),
    ...linePair({
      name: 'tagline',
      title: 'documents.tagline',
      need: 'required',
      group: 'texts',
      fieldset: 'introduction',
    }),
    ...textPair({
      name: 'summary',
      title: 'documents.summary',
      description: 'documents.about60Words',
      need: 'required',
      rows: 6,
      group: 'texts',
      fieldset: 'introduction',
    }),
    defineField({
      name: 'cover',
      title: textKey('documents.cover'),
      type: 'imageWithAlt',
      group: 'pictures',
      validation: (rule) =>
        rule.required().assetRequired().error(inBothLanguages('validation.aDestinationNeedsACover')),
    }),
    defineField({
      name: 'chart',
      title: textKey('documents.chart'),
      type: 'imageWithAlt',
      group: 'pictures',
    }),
    defineField({
      name: 'gallery',
      title: textKey('blocks.gallery'),
      type: 'array',
      of: [defineArrayMember({ type: 'imageWithAlt' })],
      group: 'pictures',
      options: { layout: 'grid' },
      validation: (rule) => rule.max(24).error(inBothLanguages('validation.useAtMost24Pictures')),
    }),
    ...linePair({ name: 'storyTitle', title: 'documents.storyTitle', group: 'story', fieldset: 'story' }),
    ...richPair({ name: 'story', title: 'documents.story', group: 'story', fieldset: 'story' }),
    ...textPair({
      name: 'pullQuote',
      title: 'documents.pullQuote',
      rows: 3,
      group: 'story',
      fieldset: 'story',
    }),
    defineField({
      name: 'practical',
      title: textKey('documents.practicalNotes'),
      type: 'array',
      group: 'practical',
      of: [defineArrayMember({ type: 'practicalNote' })],
    }),
    defineField({
      name: 'island',
      title: textKey('documents.island'),
      description: textKey('documents.whichCoastlineIsDrawn'),
      type: 'string',
      group: 'practical',
      options: { list: ISLANDS },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'ports',
      title: textKey('documents.ports'),
      description: textKey('documents.thePortsOfThisIsland'),
      type: 'array',
      group: 'practical',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(portCodeProblem) })],
      components: { input: PortsInput },
      validation: (rule) => [
        rule.required().min(1).error(inBothLanguages('validation.nameAtLeastOnePort')),
        rule.unique(),
      ],
    }),
    defineField({
      name: 'line',
      title: textKey('documents.line'),
      type: 'string',
      group: 'practical',
      options: { list: LINES, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'order',
      title: textKey('documents.order'),
      description: textKey('documents.smallNumbersComeFirstInTheList'),
      type: 'number',
      group: 'site',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
    defineField({
      name: 'featured',
      title: textKey('documents.featured'),
      description: textKey('documents.standsOutInTheList'),
      type: 'boolean',
      group: 'site',
      initialValue: false,
    }),
    defineField({
      name: 'colour',
      title: textKey('documents.colourOfTheNameBand'),
      type: 'string',
      group: 'site',
      initialValue: 'navy',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: textKey('documents.navy'), value: 'navy' },
          { title: textKey('documents.sea'), value: 'sea' },
          { title: textKey('documents.sand'), value: 'sand' },
          { title: textKey('documents.foam'), value: 'foam' },
          { title: textKey('documents.orange'), value: 'orange' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'seo', title: textKey('documents.searchEngines'), type: 'seo', group: 'site' }),
    ...scheduleFields(),
  ],
  orderings: [
    { name: 'site', title: textKey('documents.asOnTheSite'), by: [{ field: 'order', direction: 'asc' }] },
    { name: 'title', title: textKey('documents.greekTitle'), by: [{ field: 'title_el', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en', tagline: 'tagline_el', media: 'cover' },
    prepare: ({ title, english, tagline, media }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: [english ?? t('documents.englishTitleMissing'), tagline].filter(Boolean).join(' · '),
      media,
    }),
  },
});
