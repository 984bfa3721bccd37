import type { ReactNode } from 'react';
import type { Talk } from '#lib/chat/conversation/state.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import type { FrameSetup } from '../frame-setup.ts';
import { Composer } from './composer.tsx';
import { Ended } from './ended.tsx';
import { Ending } from './ending.tsx';
import { Lines } from './lines.tsx';
import styles from './talk.module.css';

type Props = { setup: FrameSetup; store: ConversationStore; talk: Talk; status: ReactNode };

/** The conversation: what was said, how the line is, and the place to write. */
export function TalkView({ setup, store, talk, status }: Props) {
  const { texts } = setup;
  return (
    <div className={styles.talk}>
      <Lines setup={setup} store={store} talk={talk} />
      {status}
      {talk.state === 'ended' ? (
        <Ended setup={setup} talk={talk} onAgain={store.again} />
      ) : talk.ending ? (
        <Ending texts={texts} onEnd={store.end} onStay={() => store.send({ kind: 'stay' })} />
      ) : (
        <Composer texts={texts} store={store} draft={talk.draft} />
      )}
    </div>
  );
}
