import { Flex, Text } from '@sanity/ui';
import { Bell } from 'lucide-react';
import { useSay } from '#studio/locale/use-say.ts';
import { useInbox } from './use-inbox.ts';

/** Sound and notices of the desktop, both off at first. */
export function AttentionMenu() {
  const say = useSay();
  const { sound, notice, setSound, setNotice } = useInbox().attention;
  return (
    <details className="inbox-attention">
      <summary aria-label={say('Sound and notices')} title={say('Sound and notices')}>
        <Bell size={18} aria-hidden />
      </summary>
      <div className="inbox-attention-choices">
        <Choice label={say('Sound for new conversations')} checked={sound} onChange={setSound} />
        <Choice
          label={say('Notice on the desktop')}
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
