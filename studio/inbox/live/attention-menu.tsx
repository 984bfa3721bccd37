import { Flex, Text } from '@sanity/ui';
import { Bell } from 'lucide-react';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from './use-inbox.ts';

/** Settings for sound and desktop notifications, both off by default. */
export function AttentionMenu() {
  const t = useTranslate();
  const { sound, notice, setSound, setNotice } = useInbox().attention;
  return (
    <details className="inbox-attention">
      <summary aria-label={t('inbox.soundAndNotices')} title={t('inbox.soundAndNotices')}>
        <Bell size={18} aria-hidden />
      </summary>
      <div className="inbox-attention-choices">
        <Choice label={t('inbox.soundForNewConversations')} checked={sound} onChange={setSound} />
        <Choice
          label={t('inbox.noticeOnTheDesktop')}
          checked={notice}
          onChange={(on) => {
            void setNotice(on);
          }}
        />
      </div>
    </details>
  );
}

function Choice(props: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <Flex as="label" align="center" gap={2}>
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
      <Text size={1}>{props.label}</Text>
    </Flex>
  );
}
