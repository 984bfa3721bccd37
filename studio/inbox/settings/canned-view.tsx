import { Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useId, type ReactNode } from 'react';
import { type CannedAnswer, CannedAnswers, CHAT_TEXT_MAX } from '#contracts/desk/index.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSetting } from './use-setting.ts';

/** The office's canned answers, each in both languages. */
export function CannedView() {
  const t = useTranslate();
  const setting = useSetting('/canned', CannedAnswers);
  const answers = setting.value ?? [];
  const replace = (place: number, answer: CannedAnswer) =>
    setting.change(answers.map((one, at) => (at === place ? answer : one)));
  return (
    <SettingFrame
      {...setting}
      title={t('inbox.cannedAnswers')}
      about={t('inbox.eachIsInsertedInTheLanguage')}
    >
      {answers.map((answer, place) => (
        <Card key={answer.id} border radius={2} padding={3} as="fieldset">
          <Stack gap={3}>
            <Flex gap={3} align="flex-end">
              <Field title={t('inbox.nameOfTheAnswer')} grow>
                {(id) => (
                  <TextInput
                    id={id}
                    required
                    maxLength={80}
                    value={answer.title}
                    onChange={({ currentTarget: { value } }) => replace(place, { ...answer, title: value })}
                  />
                )}
              </Field>
              <Button
                mode="bleed"
                tone="critical"
                text={t('inbox.remove')}
                aria-label={t('inbox.removeTitle', { title: answer.title })}
                onClick={() => setting.change(answers.filter((_, at) => at !== place))}
              />
            </Flex>
            <div className="inbox-pair">
              <Field title={LANGUAGE_NAMES.el}>
                {(id) => (
                  <TextArea
                    id={id}
                    lang="el"
                    required
                    rows={3}
                    maxLength={CHAT_TEXT_MAX}
                    value={answer.text_el}
                    onChange={({ currentTarget: { value } }) => replace(place, { ...answer, text_el: value })}
                  />
                )}
              </Field>
              <Field title={LANGUAGE_NAMES.en}>
                {(id) => (
                  <TextArea
                    id={id}
                    lang="en"
                    required
                    rows={3}
                    maxLength={CHAT_TEXT_MAX}
                    value={answer.text_en}
                    onChange={({ currentTarget: { value } }) => replace(place, { ...answer, text_en: value })}
                  />
                )}
              </Field>
            </div>
          </Stack>
        </Card>
      ))}
      <Flex>
        <Button
          mode="ghost"
          text={t('inbox.addAnAnswer')}
          disabled={setting.value === undefined || answers.length >= 100}
          onClick={() =>
            setting.change([...answers, { id: crypto.randomUUID(), title: '', text_el: '', text_en: '' }])
          }
        />
      </Flex>
    </SettingFrame>
  );
}

function Field(props: { title: string; grow?: boolean; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack gap={2} flex={props.grow ? 1 : undefined}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {props.title}
      </Text>
      {props.children(id)}
    </Stack>
  );
}
