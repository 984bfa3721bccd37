import { ExternalLink, FileSymlink } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { told } from '#studio/locale/say.ts';
import { LINKABLE } from '../presets/linkable.ts';

/** Formatted text. The site draws exactly these styles, marks and members: a new one here needs its component there. */
const ADDRESS_NEEDED = told({
  en: 'Give a full address (https://…, mailto:… or tel:…) or a path of this site, such as /itineraries.',
  el: 'Δώστε πλήρη διεύθυνση (https://…, mailto:… ή tel:…) ή διαδρομή του ιστότοπου, όπως /itineraries.',
});

export const richText = defineType({
  name: 'richText',
  title: 'Formatted text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Normal', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Subheading', value: 'h3' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          defineArrayMember({
            name: 'link',
            title: 'Link to another site',
            type: 'object',
            icon: typeIcon(ExternalLink),
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                type: 'url',
                validation: (rule) => [
                  rule.required().error(ADDRESS_NEEDED),
                  rule
                    .uri({ scheme: ['https', 'http', 'mailto', 'tel'], allowRelative: true })
                    .error(ADDRESS_NEEDED),
                  // Of relative addresses only those of this site: `/…`, but not `//other.example`.
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
            title: 'Link within the site',
            type: 'object',
            icon: typeIcon(FileSymlink),
            fields: [
              defineField({
                name: 'reference',
                title: 'Document',
                description: 'The address follows the document, in the language of the reader.',
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
