import { Compass } from 'lucide-react';
import { defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { textKey } from '#studio/locale/text.ts';

export const practicalNote = defineType({
  name: 'practicalNote',
  title: textKey('blocks.practicalNote'),
  type: 'object',
  icon: typeIcon(Compass),
  fieldsets: [sideBySide('note', 'blocks.note')],
  fields: [
    ...linePair({ name: 'title', title: 'documents.title', need: 'required', fieldset: 'note' }),
    ...textPair({ name: 'text', title: 'documents.text', need: 'required', fieldset: 'note' }),
  ],
  preview: { select: { title: 'title_el', subtitle: 'title_en' } },
});
