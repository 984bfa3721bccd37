import { Stack, Text } from '@sanity/ui';
import type { ComponentProps } from 'react';
import { StateLink } from 'sanity/router';
import { useTranslate } from '#studio/locale/use-translate.ts';

type Props = { why: string; list: ComponentProps<typeof StateLink>['state'] };

/** Shown instead of something that isn't available, with a link back on narrow screens. */
export function Unavailable({ why, list }: Props) {
  const t = useTranslate();
  return (
    <Stack gap={4} className="inbox-empty">
      <Text align="center" role="alert">
        {why}
      </Text>
      <StateLink className="inbox-back" state={list}>
        {t('inbox.backToTheList')}
      </StateLink>
    </Stack>
  );
}
