import { ExternalLink, FileSymlink } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { told } from '#studio/locale/say.ts';
import { LINKABLE } from '../presets/linkable.ts';

/** Formatted text. The site draws exactly these styles, marks and members: a new one here needs its component there. */
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
                validation: (rule) =>
                  rule
                    .required()
                    .uri({ scheme: ['https', 'http', 'mailto', 'tel'] })
                    .error(
                      told({
                        en: 'Give a full address: https://…, mailto:… or tel:…',
                        el: 'Δώστε πλήρη διεύθυνση: https://…, mailto:… ή tel:…',
                      }),
                    ),
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
