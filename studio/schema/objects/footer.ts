import { Columns3, Link } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inBothLanguages, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { LINKABLE } from '../presets/linkable.ts';
import { isBlank } from '../presets/sibling.ts';

export const footerLink = defineType({
  name: 'footerLink',
  title: textKey('blocks.link'),
  type: 'object',
  icon: typeIcon(Link),
  fieldsets: [sideBySide('labels', 'documents.textOfTheLink')],
  fields: [
    ...linePair({ name: 'label', title: 'documents.label', need: 'required', fieldset: 'labels' }),
    defineField({
      name: 'reference',
      title: textKey('blocks.document'),
      description: textKey('blocks.theAddressFollowsTheDocument'),
      type: 'reference',
      to: LINKABLE.map((type) => ({ type })),
    }),
    defineField({
      name: 'path',
      title: textKey('documents.orAnAddressOfTheSite'),
      description: textKey('documents.withoutALanguage'),
      type: 'string',
      hidden: ({ parent }) => !isBlank(parent?.reference),
      validation: (rule) =>
        rule.custom((path) =>
          path === undefined || path.startsWith('/') ? true : inBothLanguages('validation.startWithASlash'),
        ),
    }),
  ],
  validation: (rule) =>
    rule.custom((link) =>
      isBlank(link?.['reference']) && isBlank(link?.['path'])
        ? inBothLanguages('validation.chooseADocumentOrGive')
        : true,
    ),
  preview: { select: { title: 'label_el', subtitle: 'label_en' } },
});

export const footerColumn = defineType({
  name: 'footerColumn',
  title: textKey('documents.column'),
  type: 'object',
  icon: typeIcon(Columns3),
  fieldsets: [sideBySide('titles', 'blocks.heading')],
  fields: [
    ...linePair({ name: 'title', title: 'blocks.heading', need: 'required', fieldset: 'titles' }),
    defineField({
      name: 'links',
      title: textKey('documents.links'),
      type: 'array',
      of: [defineArrayMember({ type: 'footerLink' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title_el', subtitle: 'title_en' } },
});
