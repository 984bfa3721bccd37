import { Columns3, Link } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { told } from '#studio/locale/say.ts';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { LINKABLE } from '../presets/linkable.ts';
import { isBlank } from '../presets/sibling.ts';

export const footerLink = defineType({
  name: 'footerLink',
  title: 'Link',
  type: 'object',
  icon: typeIcon(Link),
  fieldsets: [sideBySide('labels', 'Text of the link')],
  fields: [
    ...linePair({ name: 'label', title: 'Label', need: 'required', fieldset: 'labels' }),
    defineField({
      name: 'reference',
      title: 'Document',
      description: 'The address follows the document, in the language of the reader.',
      type: 'reference',
      to: LINKABLE.map((type) => ({ type })),
    }),
    defineField({
      name: 'path',
      title: 'Or an address of the site',
      description: 'Without a language, for example /booking.',
      type: 'string',
      hidden: ({ parent }) => !isBlank(parent?.reference),
      validation: (rule) =>
        rule.custom((path) =>
          path === undefined || path.startsWith('/')
            ? true
            : told({
                en: 'Start with a slash, for example /booking.',
                el: 'Αρχίστε με κάθετο, για παράδειγμα /booking.',
              }),
        ),
    }),
  ],
  validation: (rule) =>
    rule.custom((link) =>
      isBlank(link?.['reference']) && isBlank(link?.['path'])
        ? told({
            en: 'Choose a document or give an address.',
            el: 'Επιλέξτε έγγραφο ή δώστε διεύθυνση.',
          })
        : true,
    ),
  preview: { select: { title: 'label_el', subtitle: 'label_en' } },
});

export const footerColumn = defineType({
  name: 'footerColumn',
  title: 'Column',
  type: 'object',
  icon: typeIcon(Columns3),
  fieldsets: [sideBySide('titles', 'Heading')],
  fields: [
    ...linePair({ name: 'title', title: 'Heading', need: 'required', fieldset: 'titles' }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'footerLink' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title_el', subtitle: 'title_en' } },
});
