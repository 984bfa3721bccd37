import { Flex, Text } from '@sanity/ui';
import type { StaffConversation } from '#contracts/desk/index.ts';
import { useSay } from '#studio/locale/use-say.ts';
import { useInbox } from '../live/use-inbox.ts';
import { DetailHead } from './detail-head.tsx';
import { TalkActions } from './talk-actions.tsx';

type Props = { conversation: StaffConversation; onChange: (conversation: StaffConversation) => void };

/** Who it is, how it stands, and what may be done with it. */
export function TalkHead({ conversation, onChange }: Props) {
  const say = useSay();
  const { me } = useInbox();
  const { state, staff, connected } = conversation;
  return (
    <DetailHead
      view="conversations"
      name={conversation.name}
      tone={state === 'waiting' ? 'caution' : state === 'open' ? 'positive' : 'default'}
      standing={state === 'waiting' ? say('Waiting') : state === 'open' ? say('Open') : say('Finished')}
    >
      <Flex gap={3} wrap="wrap" align="center">
        <Text as="output" size={1} muted style={{ flex: '1 1 100%' }}>
          {staff === null
            ? say('Nobody has taken it yet.')
            : staff.id === me.id
              ? say('You have this conversation.')
              : say('{name} has this conversation.', { name: staff.name })}{' '}
          {!connected && say('The traveller is not connected.')}
        </Text>
        <TalkActions conversation={conversation} onChange={onChange} />
      </Flex>
    </DetailHead>
  );
}
