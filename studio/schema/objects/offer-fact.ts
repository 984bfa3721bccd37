import { ListChecks } from 'lucide-react';
import { defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { textKey } from '#studio/locale/text.ts';

/** One condition of an offer as a line under its title: "Travel: Tuesday, Thursday and Saturday". */
export const offerFact = defineType({
  name: 'offerFact',
  title: textKey('documents.condition'),
  type: 'object',
  icon: typeIcon(ListChecks),
  fieldsets: [sideBySide('label', 'documents.whatItIsAbout'), sideBySide('text', 'documents.condition')],
  fields: [
    ...linePair({
      name: 'label',
      title: 'documents.whatItIsAbout',
      need: 'required',
      max: 20,
      fieldset: 'label',
    }),
    ...linePair({ name: 'text', title: 'documents.condition', need: 'required', max: 120, fieldset: 'text' }),
  ],
  preview: { select: { title: 'text_el', subtitle: 'label_el' } },
});
