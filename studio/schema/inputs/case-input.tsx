import { Button, Stack, Text } from '@sanity/ui';
import { set, type StringInputProps, useFormValue } from 'sanity';
import { declineGreek, type GreekCases } from '#foundation/text/decline-greek.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

/** The Greek name after «από» and «προς», with a proposal and the sentences of the site in which it stands. */
export function AccusativeInput(props: StringInputProps) {
  return <CaseInput form="accusative" props={props} />;
}

export function GenitiveInput(props: StringInputProps) {
  return <CaseInput form="genitive" props={props} />;
}

function CaseInput({ form, props }: { form: keyof GreekCases; props: StringInputProps }) {
  const t = useTranslate();
  const title = useFormValue(['title_el']);
  const proposal = typeof title === 'string' && title.trim() !== '' ? declineGreek(title)[form] : '';
  const shown = props.value?.trim() || proposal;
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {proposal !== '' && proposal !== props.value?.trim() && props.readOnly !== true ? (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={t('documents.useTheProposal', { proposal })}
          onClick={() => props.onChange(set(proposal))}
        />
      ) : null}
      {shown === '' ? null : (
        <Text size={1} muted>
          {t('documents.sentencesOnTheSite')}{' '}
          <span lang="el">{t(`documents.${form}Sentences`, { form: shown })}</span>
        </Text>
      )}
    </Stack>
  );
}
