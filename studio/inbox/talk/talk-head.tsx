import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { ArrowLeft } from 'lucide-react';
import { StateLink } from 'sanity/router';
import type { StaffConversation } from '#desk/contract/index.ts';
import { useSay } from '#studio/locale/use-say.ts';
import { useInbox } from '../live/use-inbox.ts';
import { TalkActions } from './talk-actions.tsx';

type Props = { conversation: StaffConversation; onChange: (conversation: StaffConversation) => void };

/** Who it is, how it stands, and what may be done with it. */
export function TalkHead({ conversation, onChange }: Props) {
  const say = useSay();
  const { me } = useInbox();
  const { state, staff, connected } = conversation;
  return (
    <Card borderBottom padding={3} className="inbox-talk-head">
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <StateLink
            className="inbox-back"
            state={{ view: 'conversations' }}
            aria-label={say('Back to the list')}
          >
            <ArrowLeft size={20} aria-hidden />
          </StateLink>
          <Heading as="h2" size={1} style={{ flex: 1 }}>
            {conversation.name}
          </Heading>
          <Badge tone={state === 'waiting' ? 'caution' : state === 'open' ? 'positive' : 'default'}>
            {state === 'waiting' ? say('Waiting') : state === 'open' ? say('Open') : say('Finished')}
          </Badge>
        </Flex>
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
      </Stack>
    </Card>
  );
}
