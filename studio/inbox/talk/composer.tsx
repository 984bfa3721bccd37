import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { CHAT_TEXT_MAX, type StaffConversation } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { matchingAnswers, slashQuery, textIn, withAnswer } from '../canned/find.ts';
import { CannedList, optionId } from '../canned/canned-list.tsx';
import { CannedPicker } from '../canned/canned-picker.tsx';
import { useCanned } from '../canned/use-canned.ts';
import { useTyping } from './use-typing.ts';

/** The field for an answer. Enter sends, Shift+Enter starts a new line; a slash at the start searches canned answers. */
export function Composer({ conversation }: { conversation: StaffConversation }) {
  const t = useTranslate();
  const { drafts, outbox, refusals, forgetRefusal } = useInbox();
  const { id, locale, state } = conversation;
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.get(id));
  const typing = useTyping(id);
  const answers = useCanned();
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState(0);
  const [folded, setFolded] = useState(false);
  const ids = { list: useId(), hint: useId() };
  const refusal = refusals.get(id);
  const query = folded ? null : slashQuery(typed);
  const found = query === null ? [] : matchingAnswers(answers, query);
  const place = Math.min(chosen, found.length - 1);

  function change(text: string) {
    drafts.set(id, text);
    setChosen(0);
    setFolded(false);
    typing(text.trim() !== '' && slashQuery(text) === null);
  }
  function insert(text: string) {
    drafts.set(id, withAnswer(typed, text));
    field.current?.focus();
  }
  function send() {
    const text = typed.trim();
    if (text === '' || text.length > CHAT_TEXT_MAX || state === 'ended') return;
    outbox.send(id, text);
    drafts.set(id, '');
    forgetRefusal(id);
    typing(false);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes a word, it handles the keys.
    if (event.nativeEvent.isComposing) return;
    const answer = found[place];
    if (answer !== undefined) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setChosen((place + step + found.length) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') insert(textIn(answer, locale));
      else if (event.key === 'Escape') setFolded(true);
      else return;
      event.preventDefault();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  }
  if (state === 'ended')
    return (
      <Card borderTop padding={4}>
        <Text size={1} muted>
          {t('inbox.reopenTheConversationToWrite')}
        </Text>
      </Card>
    );
  const left = CHAT_TEXT_MAX - typed.trim().length;
  return (
    <Card borderTop padding={3} className="inbox-composer">
      <Stack gap={3}>
        <div role="alert">
          {refusal !== undefined && (
            <Card tone="caution" padding={3} radius={2}>
              <Text size={1}>
                {refusal} {t('inbox.yourAnswerWasNotSent')}
              </Text>
            </Card>
          )}
        </div>
        {query !== null && (
          <CannedList
            id={ids.list}
            answers={found}
            locale={locale}
            chosen={place}
            onChoose={(answer) => insert(textIn(answer, locale))}
          />
        )}
        <TextArea
          ref={field}
          rows={3}
          value={typed}
          lang={locale}
          aria-label={t('inbox.yourAnswer')}
          aria-describedby={ids.hint}
          aria-autocomplete="list"
          aria-controls={query === null ? undefined : ids.list}
          aria-activedescendant={found[place] && optionId(ids.list, found[place])}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => typing(false)}
        />
        <Flex gap={2} align="center" wrap="wrap">
          <Text size={1} muted id={ids.hint} style={{ flex: '1 1 16rem' }}>
            {left < 0 ? t('inbox.charactersTooMany', { count: -left }) : t('inbox.enterSends')}
          </Text>
          <CannedPicker answers={answers} onChoose={(answer) => insert(textIn(answer, locale))} />
          <Button
            tone="primary"
            disabled={typed.trim() === '' || left < 0}
            text={t('inbox.send')}
            onClick={send}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
