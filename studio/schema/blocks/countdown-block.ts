import { Timer } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { moment } from '../presets/preview-texts.ts';
import { athensTime } from '#studio/schema/presets/athens-time.ts';

/** Counts down only to a real end: the offer's last day, or a time given here. */
export const countdownBlock = defineType({
  name: 'countdownBlock',
  title: textKey('blocks.countdown'),
  type: 'object',
  icon: typeIcon(Timer),
  fieldsets: [sideBySide('texts', 'blocks.words')],
  fields: [
    ...linePair({
      name: 'title',
      title: 'blocks.wordsBeforeTheTime',
      need: 'required',
      fieldset: 'texts',
    }),
    defineField({
      name: 'endsAt',
      title: textKey('blocks.endsAt'),
      description: textKey('blocks.emptyForTheEnd'),
      type: 'datetime',
      options: athensTime,
    }),
  ],
  preview: {
    select: { title: 'title_el', endsAt: 'endsAt' },
    prepare: ({ title, endsAt }, _options, t: Translate = translateToEnglish) => ({
      title: title || t('blocks.countdown'),
      subtitle: [t('blocks.countdown'), moment(endsAt) ?? t('blocks.toTheLastDay')].join(' · '),
    }),
  },
});
