import { CircleHelp, FileText, Scale } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { plainText } from '../presets/plain-text.ts';

export const richTextBlock = defineType({
  name: 'richTextBlock',
  title: 'Text',
  type: 'object',
  icon: typeIcon(FileText),
  fieldsets: [sideBySide('texts', 'Text')],
  fields: richPair({ name: 'text', title: 'Text', need: 'required', fieldset: 'texts' }),
  preview: {
    select: { text: 'text_el' },
    prepare: ({ text }, _options, say: Say = inEnglish) => ({
      title: plainText(text) || say('Text'),
      subtitle: say('Text'),
    }),
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
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .error(told({ en: 'Add a question.', el: 'Προσθέστε μια ερώτηση.' })),
    }),
  ],
  preview: {
    select: { first: 'items.0.question_el', second: 'items.1.question_el' },
    prepare: ({ first, second }, _options, say: Say = inEnglish) => ({
      title: [first, second].filter(Boolean).join(' · ') || say('Questions and answers'),
      subtitle: say('Questions and answers'),
    }),
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
    prepare: ({ text }, _options, say: Say = inEnglish) => ({
      title: plainText(text) || say('Terms'),
      subtitle: say('Terms'),
    }),
  },
});
