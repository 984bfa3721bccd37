import { CircleHelp, FileText, Route, Scale } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { plainText } from '../presets/plain-text.ts';
import { portCodeProblem } from '../presets/port-code.ts';

export const richTextBlock = defineType({
  name: 'richTextBlock',
  title: 'Text',
  type: 'object',
  icon: typeIcon(FileText),
  fieldsets: [sideBySide('texts', 'Text')],
  fields: richPair({ name: 'text', title: 'Text', need: 'required', fieldset: 'texts' }),
  preview: {
    select: { text: 'text_el' },
    prepare: ({ text }) => ({ title: plainText(text) || 'Text', subtitle: 'Text' }),
  },
});

export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question',
  type: 'object',
  icon: typeIcon(CircleHelp),
  fieldsets: [sideBySide('texts', 'Question and answer')],
  fields: [
    ...linePair({ name: 'question', title: 'Question', need: 'required', fieldset: 'texts' }),
    ...textPair({ name: 'answer', title: 'Answer', need: 'required', fieldset: 'texts' }),
  ],
  preview: { select: { title: 'question_el', subtitle: 'answer_el' } },
});

export const faqBlock = defineType({
  name: 'faqBlock',
  title: 'Questions and answers',
  type: 'object',
  icon: typeIcon(CircleHelp),
  fields: [
    defineField({
      name: 'items',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'faqItem' })],
      validation: (rule) => rule.required().min(1).error('Add a question.'),
    }),
  ],
  preview: {
    select: { first: 'items.0.question_el', second: 'items.1.question_el' },
    prepare: ({ first, second }) => ({
      title: [first, second].filter(Boolean).join(' · ') || 'Questions and answers',
      subtitle: 'Questions and answers',
    }),
  },
});

export const routePromoBlock = defineType({
  name: 'routePromoBlock',
  title: 'Route promotion',
  type: 'object',
  icon: typeIcon(Route),
  fieldsets: [{ name: 'route', title: 'Route', options: { columns: 2 } }, sideBySide('texts', 'Text')],
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description: 'Booking code of the port',
      type: 'string',
      fieldset: 'route',
      validation: (rule) => [
        rule.required().error('Name the port of departure.'),
        rule.custom(portCodeProblem),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      description: 'Booking code of the port',
      type: 'string',
      fieldset: 'route',
      validation: (rule) => [
        rule.required().error('Name the port of arrival.'),
        rule.custom(portCodeProblem),
      ],
    }),
    ...textPair({ name: 'text', title: 'Text', need: 'required', fieldset: 'texts' }),
    defineField({
      name: 'promo',
      title: 'Promotion code',
      description: 'Filled in for the traveller who follows the link into booking.',
      type: 'string',
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to', text: 'text_el' },
    prepare: ({ from, to, text }) => ({ title: `${from ?? '?'} → ${to ?? '?'}`, subtitle: text }),
  },
});

export const termsBlock = defineType({
  name: 'termsBlock',
  title: 'Terms',
  type: 'object',
  icon: typeIcon(Scale),
  fieldsets: [sideBySide('texts', 'Terms')],
  fields: richPair({ name: 'text', title: 'Terms', need: 'required', fieldset: 'texts' }),
  preview: {
    select: { text: 'text_el' },
    prepare: ({ text }) => ({ title: plainText(text) || 'Terms', subtitle: 'Terms' }),
  },
});
