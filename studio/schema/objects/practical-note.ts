import { Compass } from 'lucide-react';
import { defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';

export const practicalNote = defineType({
  name: 'practicalNote',
  title: 'Practical note',
  type: 'object',
  icon: typeIcon(Compass),
  fieldsets: [sideBySide('note', 'Note')],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', fieldset: 'note' }),
    ...textPair({ name: 'text', title: 'Text', need: 'required', fieldset: 'note' }),
  ],
  preview: { select: { title: 'title_el', subtitle: 'title_en' } },
});
