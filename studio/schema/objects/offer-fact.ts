import { ListChecks } from 'lucide-react';
import { defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide } from '../presets/bilingual.ts';

/** One condition of an offer as a line under its title: «Ταξίδι: Τρίτη, Πέμπτη και Σάββατο». */
export const offerFact = defineType({
  name: 'offerFact',
  title: 'Condition',
  type: 'object',
  icon: typeIcon(ListChecks),
  fieldsets: [sideBySide('label', 'What it is about'), sideBySide('text', 'Condition')],
  fields: [
    ...linePair({ name: 'label', title: 'What it is about', need: 'required', max: 20, fieldset: 'label' }),
    ...linePair({ name: 'text', title: 'Condition', need: 'required', max: 120, fieldset: 'text' }),
  ],
  preview: { select: { title: 'text_el', subtitle: 'label_el' } },
});
