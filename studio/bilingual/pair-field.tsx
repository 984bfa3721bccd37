import type { FieldProps } from 'sanity';
import { languageOfPath, useWriting } from './writing.ts';

/**
 * One side of a bilingual pair, rendered while its language is shown. `lang` lets the browser check the spelling and screen readers
 * choose the voice; the grid around the pair finds it by `data-writing` (app/studio/studio.css).
 */
export function PairField(props: FieldProps) {
  const { shown } = useWriting();
  const language = languageOfPath(props.path);
  if (language !== undefined && !shown.includes(language)) return null;
  return (
    <div lang={language} data-writing={shown.length === 2 ? 'both' : 'one'}>
      {props.renderDefault(props)}
    </div>
  );
}
