import { reservedPermalinks, routedPages } from '#lib/routes/reserved.ts';
import { BadgePercent } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { type English, inEnglish, type Say, told } from '#studio/locale/say.ts';
import { OFFER_BLOCKS, blockPicture } from '../blocks/offer-blocks.ts';
import { day, joined, offerStateWords } from '../presets/preview-words.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { siblingValue } from '../presets/sibling.ts';
import { AT_SITE_ROOT } from '../presets/unique-permalink.ts';

const SOLD_AT = [
  { title: 'Online and at agencies', value: 'online' },
  { title: 'At agencies only', value: 'agencies' },
] satisfies { title: English; value: string }[];

/** What fits on the share image in the letters that it is set in: two lines each. */
const SHARE_TITLE_MAX = 48;
const SHARE_TEXT_MAX = 90;

export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  icon: typeIcon(BadgePercent),
  groups: [
    { name: 'offer', title: 'Offer', default: true },
    { name: 'page', title: 'Page' },
    { name: 'menu', title: 'Menu' },
    { name: 'share', title: 'Sharing' },
    scheduleGroup,
  ],
  fieldsets: [
    sideBySide('name', 'Title and address'),
    sideBySide('summary', 'Summary'),
    sideBySide(
      'validity',
      'Validity',
      'Days in Greece. After the last one the page says that the offer has ended.',
    ),
    sideBySide('menu', 'Note in the menu'),
    sideBySide(
      'share',
      'Words on the share image',
      'On the picture that networks show for a link to this offer. Empty for the title and the summary.',
    ),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'offer', fieldset: 'name' }),
    ...permalinkPair({
      path: '/',
      type: 'offer',
      among: AT_SITE_ROOT,
      group: 'offer',
      fieldset: 'name',
      reserved: [...reservedPermalinks, ...routedPages],
    }),
    ...textPair({ name: 'summary', title: 'Summary', need: 'required', group: 'offer', fieldset: 'summary' }),
    ...linePair({
      name: 'badge',
      title: 'Badge',
      description: 'A few characters, for example −20 %.',
      group: 'offer',
      fieldset: 'summary',
    }),
    defineField({
      name: 'validFrom',
      title: 'First day',
      type: 'date',
      group: 'offer',
      fieldset: 'validity',
      validation: (rule) =>
        rule.required().error(told({ en: 'Give the first day.', el: 'Δώστε την πρώτη ημέρα.' })),
    }),
    defineField({
      name: 'validTo',
      title: 'Last day',
      type: 'date',
      group: 'offer',
      fieldset: 'validity',
      validation: (rule) => [
        rule.required().error(told({ en: 'Give the last day.', el: 'Δώστε την τελευταία ημέρα.' })),
        rule.custom((last, context) => {
          const first = siblingValue(context.parent, 'validFrom');
          // Days are YYYY-MM-DD, so their order is the order of the texts.
          return typeof first === 'string' && last !== undefined && last < first
            ? told({
                en: 'The last day is before the first day.',
                el: 'Η τελευταία ημέρα είναι πριν από την πρώτη.',
              })
            : true;
        }),
      ],
    }),
    defineField({
      name: 'soldAt',
      title: 'Where it is given',
      description: 'At agencies only: the page sends travellers to an agency instead of into booking.',
      type: 'string',
      group: 'offer',
      initialValue: 'online',
      options: { list: SOLD_AT, layout: 'radio' },
    }),
    defineField({
      name: 'facts',
      title: 'Conditions at a glance',
      description:
        'Beside the title: days of travel, until when to book, who it is for. The full terms stand in their block.',
      type: 'array',
      group: 'offer',
      of: [defineArrayMember({ type: 'offerFact' })],
      validation: (rule) =>
        rule.max(4).error(told({ en: 'Use at most 4 conditions.', el: 'Γράψτε έως 4 προϋποθέσεις.' })),
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'imageWithAlt',
      group: 'page',
      validation: (rule) =>
        rule
          .required()
          .assetRequired()
          .error(told({ en: 'An offer needs a cover.', el: 'Η προσφορά χρειάζεται κεντρική εικόνα.' })),
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks of the page',
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
      title: 'Show in the offers menu',
      type: 'boolean',
      group: 'menu',
      initialValue: false,
    }),
    defineField({
      name: 'menuOrder',
      title: 'Place in the menu',
      description: '1 stands first. Offers without a place follow, those that end first before the others.',
      type: 'number',
      group: 'menu',
      hidden: ({ document }) => document?.inMenu !== true,
      validation: (rule) =>
        rule
          .integer()
          .min(1)
          .max(99)
          .error(told({ en: 'Give a whole number from 1 to 99.', el: 'Δώστε ακέραιο από 1 ως 99.' })),
    }),
    ...linePair({ name: 'menuNote', title: 'Menu note', group: 'menu', fieldset: 'menu' }),
    ...linePair({
      name: 'shareTitle',
      title: 'Large words',
      max: SHARE_TITLE_MAX,
      group: 'share',
      fieldset: 'share',
    }),
    ...linePair({
      name: 'shareText',
      title: 'Small words',
      max: SHARE_TEXT_MAX,
      group: 'share',
      fieldset: 'share',
    }),
    ...scheduleFields(),
  ],
  orderings: [
    {
      name: 'menu',
      title: 'As in the menu',
      by: [
        { field: 'menuOrder', direction: 'asc' },
        { field: 'validTo', direction: 'asc' },
      ],
    },
    { name: 'ending', title: 'Ending first', by: [{ field: 'validTo', direction: 'asc' }] },
    { name: 'newest', title: 'Newest first', by: [{ field: 'validFrom', direction: 'desc' }] },
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
    prepare: ({ title, english, badge, from, to, media }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: joined(
        offerStateWords(from, to, new Date(), say),
        `${day(from) ?? '…'} – ${day(to) ?? '…'}`,
        badge,
        english ? undefined : say('English title missing'),
      ),
      media,
    }),
  },
});
