import { Card, Flex, Stack, Tab, TabList, Text, useElementSize } from '@sanity/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ObjectInputProps } from 'sanity';
import { useSay } from '#studio/locale/use-say.ts';
import { translationCoverage } from '#studio/translation/coverage.ts';
import { languageOfPath, languagesOf, useWriting, type Writing, WritingContext } from './writing.ts';

/** Two inputs side by side need this much. */
const ROOM_FOR_TWO_PX = 620;

/** The form of a whole document with the switch of languages above it. */
export function DocumentForm(props: ObjectInputProps) {
  const { focusPath, onPathFocus, value } = props;
  const say = useSay();
  const { chosen, choose } = useWriting();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const width = useElementSize(element)?.border.width ?? ROOM_FOR_TWO_PX;
  const narrow = width < ROOM_FOR_TWO_PX;
  const shown = languagesOf(chosen, narrow);
  const writing = useMemo(
    () => ({ chosen, choose, shown: languagesOf(chosen, narrow) }),
    [chosen, choose, narrow],
  );

  // A click on a problem, in the preview or in the history may lead to a field of the language that is not shown: show it, and
  // give it the focus again, because there was nothing yet to receive it.
  const wanted = languageOfPath(focusPath);
  const waiting = useRef(false);
  useEffect(() => {
    if (wanted === undefined || shown.includes(wanted)) {
      if (waiting.current) {
        waiting.current = false;
        onPathFocus([]);
        requestAnimationFrame(() => onPathFocus(focusPath));
      }
      return;
    }
    waiting.current = true;
    choose(wanted);
  }, [wanted, shown, choose, onPathFocus, focusPath]);

  const rows = translationCoverage(value);
  const missing = { el: rows.filter((row) => !row.el).length, en: rows.filter((row) => !row.en).length };
  const tab = (id: Writing, label: string, gaps: number) => (
    <Tab
      id={`writing-${id}`}
      aria-controls="writing-form"
      data-testid={`writing-${id}`}
      fontSize={1}
      padding={2}
      label={gaps === 0 ? label : `${label} (${gaps})`}
      selected={id === 'both' ? shown.length === 2 : shown.length === 1 && shown[0] === id}
      onClick={() => choose(id)}
    />
  );
  return (
    <WritingContext value={writing}>
      <Stack gap={4} ref={setElement}>
        {rows.length > 0 && (
          <Card border radius={2} padding={2}>
            <Flex align="center" gap={3} wrap="wrap">
              <TabList gap={1} aria-label={say('Languages in the form')}>
                {!narrow && tab('both', say('Both languages'), 0)}
                {tab('el', 'Ελληνικά', missing.el)}
                {tab('en', 'English', missing.en)}
              </TabList>
              <Text size={1} muted>
                {missing.el + missing.en === 0
                  ? say('Every text is there in both languages.')
                  : say('In brackets: texts that are missing.')}
              </Text>
            </Flex>
          </Card>
        )}
        <div id="writing-form">{props.renderDefault(props)}</div>
      </Stack>
    </WritingContext>
  );
}
