import { Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { TableInput } from '../inputs/table-input.tsx';

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
  ],
  preview: {
    select: { first: 'cells.0', second: 'cells.1', third: 'cells.2' },
    prepare: ({ first, second, third }) => ({ title: [first, second, third].filter(Boolean).join(' | ') }),
  },
});

/** A table in a text. Its first row holds the headings of the columns. */
export const textTable = defineType({
  name: 'textTable',
  title: 'Table',
  type: 'object',
  icon: typeIcon(Table),
  fields: [
    defineField({
      name: 'caption',
      title: 'What the table shows',
      description: 'In the language of the text around it.',
      type: 'string',
      validation: (rule) =>
        rule.required().error(told({ en: 'Say what the table shows.', el: 'Γράψτε τι δείχνει ο πίνακας.' })),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      description: 'The first row holds the headings of the columns.',
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
      components: { input: TableInput },
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .error(
            told({ en: 'A table has at least two rows.', el: 'Ένας πίνακας έχει τουλάχιστον δύο γραμμές.' }),
          ),
    }),
  ],
  preview: {
    select: { title: 'caption', row: 'rows.0.cells' },
    prepare: ({ title, row }, _options, say: Say = inEnglish) => ({
      title: title || say('Table'),
      subtitle: Array.isArray(row) ? row.join(' | ') : undefined,
    }),
  },
});
