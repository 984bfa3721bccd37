import type { Conversation } from '#lib/chat/conversation/state.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import type { FrameSetup } from './frame-setup.ts';
import { LineStatus } from './line-status.tsx';
import { Received } from './received.tsx';
import { StartForm } from './start-form.tsx';
import { TalkView } from './talk/talk-view.tsx';
import styles from './frame.module.css';

type Props = { setup: FrameSetup; store: ConversationStore; conversation: Conversation };

/** What stands below the bar in each stage. */
export function Stage({ setup, store, conversation }: Props) {
  const { stage, line, handed } = conversation;
  const status = <LineStatus texts={setup.texts} conversation={conversation} />;
  switch (stage.kind) {
    case 'looking':
      return (
        <div className={styles.scroll}>
          {status}
          {line.kind === 'up' ? <p className={styles.quiet}>{setup.texts.connecting}</p> : null}
        </div>
      );
    case 'form':
      return (
        <div className={styles.scroll}>
          {status}
          <StartForm setup={setup} store={store} form={stage} booking={handed.booking ?? ''} />
        </div>
      );
    case 'received':
      return (
        <div className={styles.scroll}>
          <Received texts={setup.texts} stage={stage} onAgain={store.again} />
        </div>
      );
    case 'talk':
      return <TalkView setup={setup} store={store} talk={stage} status={status} />;
  }
}
