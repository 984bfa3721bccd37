import { CircleHelp, FileText, Scale } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { plainText } from '../presets/plain-text.ts';

export const richTextBlock = defineType({
  name: 'richTextBlock',
  title: textKey('documents.text'),
  type: 'object',
  icon: typeIcon(FileText),
  fieldsets: [sideBySide('texts', 'documents.text')],
  fields: richPair({ name: 'text', title: 'documents.text', need: 'required', fieldset: 'texts' }),
  preview: {
    select: { text: 'text_el' },
    prepare: ({ text }, _options, t: Translate = translateToEnglish) => ({
      title: plainText(text) || t('documents.text'),
      subtitle: t('documents.text'),
    }),
  },
});

export const faqItem = defineType({
  name: 'faqItem',
  title: textKey('documents.question'),
  type: 'object',
  icon: typeIcon(CircleHelp),
  fieldsets: [sideBySide('texts', 'blocks.questionAndAnswer')],
  fields: [
    ...linePair({ name: 'question', title: 'documents.question', need: 'required', fieldset: 'texts' }),
    ...textPair({ name: 'answer', title: 'documents.answer', need: 'required', fieldset: 'texts' }),
  ],
  preview: { select: { title: 'question_el', subtitle: 'answer_el' } },
});

export const faqBlock = defineType({
  name: 'faqBlock',
  title: textKey('blocks.questionsAndAnswers'),
  type: 'object',
  icon: typeIcon(CircleHelp),
  fields: [
    defineField({
      name: 'items',
      title: textKey('blocks.questions'),
      type: 'array',
      of: [defineArrayMember({ type: 'faqItem' })],
      validation: (rule) => rule.required().min(1).error(inBothLanguages('validation.addAQuestion')),
    }),
  ],
  preview: {
    select: { first: 'items.0.question_el', second: 'items.1.question_el' },
    prepare: ({ first, second }, _options, t: Translate = translateToEnglish) => ({
      title: [first, second].filter(Boolean).join(' · ') || t('blocks.questionsAndAnswers'),
      subtitle: t('blocks.questionsAndAnswers'),
    }),
  },
});

export const termsBlock = defineType({
  name: 'termsBlock',
  title: textKey('blocks.terms'),
  type: 'object',
  icon: typeIcon(Scale),
  fieldsets: [sideBySide('texts', 'blocks.terms')],
  fields: richPair({ name: 'text', title: 'blocks.terms', need: 'required', fieldset: 'texts' }),
  preview: {
    select: { text: 'text_el' },
    prepare: ({ text }, _options, t: Translate = translateToEnglish) => ({
      title: plainText(text) || t('blocks.terms'),
      subtitle: t('blocks.terms'),
    }),
  },
});
