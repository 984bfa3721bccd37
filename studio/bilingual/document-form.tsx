import { Stack, useElementSize } from '@sanity/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ObjectInputProps, Path } from 'sanity';
import type { Language } from '#studio/schema/presets/translation.ts';
import { translationCoverage } from '#studio/translation/coverage.ts';
import { languageOfPath, languagesOf, useWriting, type Writing, WritingContext } from './writing.ts';
import { WritingSwitch } from './writing-switch.tsx';

/** The width that two inputs side by side need. */
const ROOM_FOR_TWO_PX = 520;

/** The form of a whole document with the language switch above it. */
export function DocumentForm(props: ObjectInputProps) {
  const { focusPath, onPathFocus, value } = props;
  const { chosen, choose } = useWriting();
  const [element, setElement] = useState<HTMLElement | null>(null);
  // For this form only: overrides the editor's choice after a jump to a field, or on a narrow screen.
  const [instead, setInstead] = useState<Language>();
  const width = useElementSize(element)?.border.width ?? ROOM_FOR_TWO_PX;
  const narrow = width < ROOM_FOR_TWO_PX;
  const writing = useMemo(
    () => ({
      chosen,
      choose: (next: Writing) => {
        const onlyHere = narrow && next !== 'both';
        setInstead(onlyHere ? next : undefined);
        if (!onlyHere) choose(next);
      },
      shown: instead === undefined ? languagesOf(chosen, narrow) : [instead],
    }),
    [chosen, choose, narrow, instead],
  );
  useJumps(writing.shown, focusPath, setInstead, onPathFocus);

  const rows = translationCoverage(value);
  const missing = { el: rows.filter((row) => !row.el).length, en: rows.filter((row) => !row.en).length };
  return (
    <WritingContext value={writing}>
      <Stack gap={4} ref={setElement}>
        {rows.length > 0 && <WritingSwitch narrow={narrow} missing={missing} />}
        {props.renderDefault(props)}
      </Stack>
    </WritingContext>
  );
}

/**
 * A click on a problem, in the preview or in the history may jump to a field in a language that isn't shown. This shows the
 * language and repeats the focus, because the field didn't exist before.
 */
function useJumps(
  shown: readonly Language[],
  focusPath: Path,
  show: (language: Language) => void,
  onPathFocus: (path: Path) => void,
): void {
  const seen = useRef('');
  const waiting = useRef(false);
  useEffect(() => {
    const wanted = languageOfPath(focusPath);
    if (waiting.current && wanted !== undefined && shown.includes(wanted)) {
      waiting.current = false;
      onPathFocus([]);
      requestAnimationFrame(() => onPathFocus(focusPath));
    }
    const key = JSON.stringify(focusPath);
    // The same path again means that the editor switched languages, not a jump.
    if (key === seen.current || focusPath.length === 0) return;
    seen.current = key;
    if (wanted === undefined || shown.includes(wanted)) return;
    waiting.current = true;
    show(wanted);
  }, [shown, focusPath, show, onPathFocus]);
}
