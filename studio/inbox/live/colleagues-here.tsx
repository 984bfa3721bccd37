import { Text } from '@sanity/ui';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from './use-inbox.ts';

/** The colleagues who have the Studio open and could take a conversation. */
export function ColleaguesHere() {
  const t = useTranslate();
  const { colleagues } = useInbox();
  if (colleagues.length === 0) return null;
  return (
    <Text size={1} muted data-testid="inbox-colleagues">
      {t('inbox.hereNames', { names: colleagues.map(({ name }) => name).join(', ') })}
    </Text>
  );
}
