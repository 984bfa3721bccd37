import { reservedPermalinks, routedPages } from '#lib/routes/reserved.ts';
import { BadgePercent } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import {
  type TextKey,
  translateToEnglish,
  type Translate,
  inBothLanguages,
  textKey,
} from '#studio/locale/text.ts';
import { OFFER_BLOCKS, blockPicture } from '../blocks/offer-blocks.ts';
import { day, joined, offerStateText } from '../presets/preview-texts.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { siblingValue } from '../presets/sibling.ts';
import { AT_SITE_ROOT } from '../presets/unique-permalink.ts';

const SOLD_AT = [
  { title: 'documents.onlineAndAtAgencies', value: 'online' },
  { title: 'documents.onlyAtAgencies', value: 'agencies' },
] satisfies { title: TextKey; value: string }[];

/** What fits on the share image in its font size: two lines each. */
const SHARE_TITLE_MAX = 48;
const SHARE_TEXT_MAX = 90;

export const offer = defineType({
  name: 'offer',
  title: textKey('documents.offer'),
  type: 'document',
  icon: typeIcon(BadgePercent),
  groups: [
    { name: 'offer', title: textKey('documents.offer'), default: true },
    { name: 'page', title: textKey('documents.page') },
    { name: 'menu', title: textKey('documents.menu') },
    { name: 'share', title: textKey('documents.sharing') },
    scheduleGroup,
  ],
  fieldsets: [
    sideBySide('name', 'documents.titleAndAddress'),
    sideBySide('summary', 'documents.summary'),
    sideBySide('validity', 'documents.validity', 'documents.daysInGreece'),
    sideBySide('menu', 'documents.noteInTheMenu'),
    sideBySide('share', 'documents.wordsOnTheShareImage', 'documents.onThePictureThatNetworksShow'),
  ],
  fields: [
    ...linePair({
      name: 'title',
      title: 'documents.title',
      need: 'required',
      group: 'offer',
      fieldset: 'name',
    }),
    ...permalinkPair({
      path: '/',
      type: 'offer',
      among: AT_SITE_ROOT,
      group: 'offer',
      fieldset: 'name',
      reserved: [...reservedPermalinks, ...routedPages],
    }),
    ...textPair({
      name: 'summary',
      title: 'documents.summary',
      need: 'required',
      group: 'offer',
      fieldset: 'summary',
    }),
    ...linePair({
      name: 'badge',
      title: 'documents.badge',
      description: 'documents.aFewCharacters',
      group: 'offer',
      fieldset: 'summary',
    }),
    defineField({
      name: 'validFrom',
      title: textKey('documents.firstDay'),
      type: 'date',
      group: 'offer',
      fieldset: 'validity',
      validation: (rule) => rule.required().error(inBothLanguages('validation.giveTheFirstDay')),
    }),
    defineField({
      name: 'validTo',
      title: textKey('documents.lastDay'),
      type: 'date',
      group: 'offer',
      fieldset: 'validity',
      validation: (rule) => [
        rule.required().error(inBothLanguages('validation.giveTheLastDay')),
        rule.custom((last, context) => {
          const first = siblingValue(context.parent, 'validFrom');
          // Days are YYYY-MM-DD, so they can be compared as strings.
          return typeof first === 'string' && last !== undefined && last < first
            ? inBothLanguages('validation.theLastDayIsBefore')
            : true;
        }),
      ],
    }),
    defineField({
      name: 'soldAt',
      title: textKey('documents.whereItIsGiven'),
      description: textKey('documents.atAgenciesOnly'),
      type: 'string',
      group: 'offer',
      initialValue: 'online',
      options: { list: SOLD_AT, layout: 'radio' },
    }),
    defineField({
      name: 'facts',
      title: textKey('documents.conditionsAtAGlance'),
      description: textKey('documents.besideTheTitle'),
      type: 'array',
      group: 'offer',
      of: [defineArrayMember({ type: 'offerFact' })],
      validation: (rule) => rule.max(4).error(inBothLanguages('validation.useAtMost4Conditions')),
    }),
    defineField({
      name: 'cover',
      title: textKey('documents.cover'),
      type: 'imageWithAlt',
      group: 'page',
      validation: (rule) =>
        rule.required().assetRequired().error(inBothLanguages('validation.anOfferNeedsACover')),
    }),
    defineField({
      name: 'blocks',
      title: textKey('documents.blocksOfThePage'),
      type: 'array',
      group: 'page',
      of: OFFER_BLOCKS.map((type) => defineArrayMember({ type })),
      options: {
        insertMenu: {
          filter: false,
          views: [{ name: 'grid', previewImageUrl: blockPicture }, { name: 'list' }],
        },
      },
    }),
    defineField({
      name: 'inMenu',
      title: textKey('documents.showInTheOffersMenu'),
      type: 'boolean',
      group: 'menu',
      initialValue: false,
    }),
    defineField({
      name: 'menuOrder',
      title: textKey('documents.placeInTheMenu'),
      description: textKey('documents.n1StandsFirst'),
      type: 'number',
      group: 'menu',
      hidden: ({ document }) => document?.inMenu !== true,
      validation: (rule) =>
        rule.integer().min(1).max(99).error(inBothLanguages('validation.giveAWholeNumberFrom1')),
    }),
    ...linePair({ name: 'menuNote', title: 'documents.menuNote', group: 'menu', fieldset: 'menu' }),
    ...linePair({
      name: 'shareTitle',
      title: 'documents.largeWords',
      max: SHARE_TITLE_MAX,
      group: 'share',
      fieldset: 'share',
    }),
    ...linePair({
      name: 'shareText',
      title: 'documents.smallWords',
      max: SHARE_TEXT_MAX,
      group: 'share',
      fieldset: 'share',
    }),
    ...scheduleFields(),
  ],
  orderings: [
    {
      name: 'menu',
      title: textKey('documents.asInTheMenu'),
      by: [
        { field: 'menuOrder', direction: 'asc' },
        { field: 'validTo', direction: 'asc' },
      ],
    },
    { name: 'ending', title: textKey('documents.endingFirst'), by: [{ field: 'validTo', direction: 'asc' }] },
    {
      name: 'newest',
      title: textKey('documents.newestFirst'),
      by: [{ field: 'validFrom', direction: 'desc' }],
    },
  ],
  preview: {
    select: {
      title: 'title_el',
      english: 'title_en',
      badge: 'badge_el',
      from: 'validFrom',
      to: 'validTo',
      media: 'cover',
    },
    prepare: ({ title, english, badge, from, to, media }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: joined(
        offerStateText(from, to, new Date(), t),
        `${day(from) ?? '…'} – ${day(to) ?? '…'}`,
        badge,
        english ? undefined : t('documents.englishTitleMissing'),
      ),
      media,
    }),
  },
});
