import { ExternalLink, FileSymlink } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inBothLanguages, textKey } from '#studio/locale/text.ts';
import { LINKABLE } from '../presets/linkable.ts';

/** Formatted text. The site renders exactly these styles, marks and members: a new one here needs a component there. */
const ADDRESS_NEEDED = inBothLanguages('validation.giveAFullAddressHttps');

export const richText = defineType({
  name: 'richText',
  title: textKey('blocks.formattedText'),
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: textKey('blocks.normal'), value: 'normal' },
        { title: textKey('blocks.heading'), value: 'h2' },
        { title: textKey('blocks.subheading'), value: 'h3' },
        { title: textKey('blocks.quotation'), value: 'blockquote' },
      ],
      lists: [
        { title: textKey('blocks.bullets'), value: 'bullet' },
        { title: textKey('blocks.numbers'), value: 'number' },
      ],
      marks: {
        decorators: [
          { title: textKey('blocks.strong'), value: 'strong' },
          { title: textKey('blocks.emphasis'), value: 'em' },
        ],
        annotations: [
          defineArrayMember({
            name: 'link',
            title: textKey('blocks.linkToAnotherSite'),
            type: 'object',
            icon: typeIcon(ExternalLink),
            fields: [
              defineField({
                name: 'href',
                title: textKey('documents.address'),
                type: 'url',
                validation: (rule) => [
                  rule.required().error(ADDRESS_NEEDED),
                  rule
                    .uri({ scheme: ['https', 'http', 'mailto', 'tel'], allowRelative: true })
                    .error(ADDRESS_NEEDED),
                  // Relative addresses must be on this site: `/…`, but not `//other.example`.
                  rule.custom((href) =>
                    href === undefined || /^(?:https?:|mailto:|tel:|\/(?!\/))/.test(href)
                      ? true
                      : ADDRESS_NEEDED,
                  ),
                ],
              }),
            ],
          }),
          defineArrayMember({
            name: 'internalLink',
            title: textKey('blocks.linkWithinTheSite'),
            type: 'object',
            icon: typeIcon(FileSymlink),
            fields: [
              defineField({
                name: 'reference',
                title: textKey('blocks.document'),
                description: textKey('blocks.theAddressFollowsTheDocument'),
                type: 'reference',
                to: LINKABLE.map((type) => ({ type })),
                validation: (rule) => rule.required(),
              }),
            ],
          }),
        ],
      },
    }),
    defineArrayMember({ type: 'imageWithAlt' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'textTable' }),
    defineArrayMember({ type: 'embed' }),
    defineArrayMember({ type: 'bookingButton' }),
  ],
});
