import { useEffect } from 'react';
import type { Conversation } from '#lib/chat/conversation/state.ts';
import { Close } from '#app/_ui/icon/close.tsx';
import { Icon } from '#app/_ui/icon/icon.tsx';
import { withValues, type FrameTexts } from './frame-texts.ts';
import { tellPage } from './page-channel.ts';
import styles from './frame.module.css';

type Props = {
  texts: FrameTexts;
  conversation: Conversation;
  minimized: boolean;
  unread: number;
  closeLabel: string;
  onClose: () => void;
};

/** The bar at the top: what it is and who answers. Minimized it is all that is left, and tells how many messages have come. */
export function Head({ texts, conversation: { stage }, minimized, unread, closeLabel, onClose }: Props) {
  const news = unread === 1 ? texts.unreadOne : withValues(texts.unreadMany, { count: String(unread) });
  const staff = stage.kind === 'talk' && stage.state === 'open' ? stage.staff : null;
  const below = unread > 0 ? news : staff && withValues(texts.withStaff, { name: staff });

  // The frame's title is what a screen reader says of the window, and tabs show it where it stands alone.
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${texts.title}` : texts.title;
  }, [unread, texts.title]);

  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.title}>{texts.title}</h1>
        {below ? <p className={styles.below}>{below}</p> : null}
      </div>
      <button
        type="button"
        className={styles.control}
        aria-expanded={!minimized}
        onClick={() => tellPage({ type: minimized ? 'restore' : 'minimize' })}
      >
        <Icon size={22}>
          <path d={minimized ? 'M6 15L12 9L18 15' : 'M6 9L12 15L18 9'} />
        </Icon>
        <span className="visually-hidden">{minimized ? texts.restore : texts.minimize}</span>
      </button>
      <button type="button" className={styles.control} onClick={onClose}>
        <Close size={22} />
        <span className="visually-hidden">{closeLabel}</span>
      </button>
      {/* While the window is away its messages are not read out; this is. */}
      <output className="visually-hidden">{minimized && unread > 0 ? news : ''}</output>
    </header>
  );
}
