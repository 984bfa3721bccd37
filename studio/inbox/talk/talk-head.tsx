import { Flex, Text } from '@sanity/ui';
import type { StaffConversation } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { DetailHead } from './detail-head.tsx';
import { TalkActions } from './talk-actions.tsx';

type Props = { conversation: StaffConversation; onChange: (conversation: StaffConversation) => void };

/** The traveller's name, the conversation's state, and the actions. */
export function TalkHead({ conversation, onChange }: Props) {
  const t = useTranslate();
  const { me } = useInbox();
  const { state, staff, connected } = conversation;
  return (
    <DetailHead
      view="conversations"
      name={conversation.name}
      tone={state === 'waiting' ? 'caution' : state === 'open' ? 'positive' : 'default'}
      standing={
        state === 'waiting' ? t('inbox.waiting') : state === 'open' ? t('inbox.open') : t('inbox.finished')
      }
    >
      <Flex gap={3} wrap="wrap" align="center">
        <Text as="output" size={1} muted style={{ flex: '1 1 100%' }}>
          {staff === null
            ? t('inbox.nobodyHasTakenItYet')
            : staff.id === me.id
              ? t('inbox.youHaveThisConversation')
              : t('inbox.nameHasThisConversation', { name: staff.name })}{' '}
          {!connected && t('inbox.theTravellerIsNotConnected')}
        </Text>
        <TalkActions conversation={conversation} onChange={onChange} />
      </Flex>
    </DetailHead>
  );
}
