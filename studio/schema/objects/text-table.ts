import { Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { TableInput } from '../inputs/table-input.tsx';

export const tableRow = defineType({
  name: 'tableRow',
  title: textKey('blocks.row'),
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: textKey('blocks.cells'),
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
  ],
  preview: {
    select: { first: 'cells.0', second: 'cells.1', third: 'cells.2' },
    prepare: ({ first, second, third }) => ({ title: [first, second, third].filter(Boolean).join(' | ') }),
  },
});

/** A table in a text. Its first row contains the column headings. */
export const textTable = defineType({
  name: 'textTable',
  title: textKey('blocks.table'),
  type: 'object',
  icon: typeIcon(Table),
  fields: [
    defineField({
      name: 'caption',
      title: textKey('blocks.whatTheTableShows'),
      description: textKey('blocks.inTheLanguageOfTheText'),
      type: 'string',
      validation: (rule) => rule.required().error(inBothLanguages('validation.sayWhatTheTableShows')),
    }),
    defineField({
      name: 'rows',
      title: textKey('blocks.rows'),
      description: textKey('blocks.theFirstRowHoldsTheHeadings'),
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
      components: { input: TableInput },
      validation: (rule) => rule.required().min(2).error(inBothLanguages('validation.aTableHasAtLeastTwo')),
    }),
  ],
  preview: {
    select: { title: 'caption', row: 'rows.0.cells' },
    prepare: ({ title, row }, _options, t: Translate = translateToEnglish) => ({
      title: title || t('blocks.table'),
      subtitle: Array.isArray(row) ? row.join(' | ') : undefined,
    }),
  },
});
