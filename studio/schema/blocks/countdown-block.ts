import { Timer } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say } from '#studio/locale/say.ts';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { moment } from '../presets/preview-words.ts';
import { athensTime } from '#studio/schema/presets/athens-time.ts';

/** Counts down to a real end only: the offer's last day, or a moment that is named here. */
export const countdownBlock = defineType({
  name: 'countdownBlock',
  title: 'Countdown',
  type: 'object',
  icon: typeIcon(Timer),
  fieldsets: [sideBySide('texts', 'Words')],
  fields: [
    ...linePair({
      name: 'title',
      title: 'Words before the time',
      need: 'required',
      fieldset: 'texts',
    }),
    defineField({
      name: 'endsAt',
      title: 'Ends at',
      description: 'Empty for the end of the last day of the offer. When it is over, the page says so.',
      type: 'datetime',
      options: athensTime,
    }),
  ],
  preview: {
    select: { title: 'title_el', endsAt: 'endsAt' },
    prepare: ({ title, endsAt }, _options, say: Say = inEnglish) => ({
      title: title || say('Countdown'),
      subtitle: [say('Countdown'), moment(endsAt) ?? say('to the last day of the offer')].join(' · '),
    }),
  },
});
