import { Text } from '@sanity/ui';
import { useSay } from '#studio/locale/use-say.ts';
import { useInbox } from './use-inbox.ts';

/** Who else has the Studio open and could take a conversation. */
export function ColleaguesHere() {
  const say = useSay();
  const { colleagues } = useInbox();
  if (colleagues.length === 0) return null;
  return (
    <Text size={1} muted data-testid="inbox-colleagues">
      {say('Here: {names}', { names: colleagues.map(({ name }) => name).join(', ') })}
    </Text>
  );
}
