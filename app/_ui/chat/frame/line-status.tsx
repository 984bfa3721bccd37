import { useEffect, useRef, useState } from 'react';
import { TriangleAlert } from '#app/_ui/icon/icons.tsx';
import type { Conversation } from '#lib/chat/conversation/state.ts';
import type { FrameTexts } from './frame-texts.ts';
import styles from './frame.module.css';

/** How long the message that the connection is back stays visible. */
const BACK_MS = 4_000;

/**
 * Says when there is no connection and what happens to messages, and when it is back. Always rendered, so that changes
 * are announced.
 */
export function LineStatus({ texts, conversation }: { texts: FrameTexts; conversation: Conversation }) {
  const { line, stage } = conversation;
  const isBack = useIsBack(line.kind);
  const waits =
    (stage.kind === 'talk' && stage.unsent.some(({ refused }) => refused === null)) ||
    (stage.kind === 'form' && stage.sending !== null);
  const currentText = () => {
    switch (line.kind) {
      case 'up':
        return isBack ? texts.lineBack : '';
      case 'down':
        return waits ? texts.lineDownUnsent : texts.lineDown;
      case 'wait':
        return line.text;
    }
  };
  const text = currentText();
  return (
    <output className={styles.line} data-line={text === '' ? 'quiet' : line.kind}>
      {line.kind === 'up' || text === '' ? null : <TriangleAlert size={18} strokeWidth={2} />}
      {text}
    </output>
  );
}

function useIsBack(kind: Conversation['line']['kind']): boolean {
  const before = useRef(kind);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const wasDown = before.current === 'down';
    before.current = kind;
    setIsBack(wasDown && kind === 'up');
    if (!wasDown || kind !== 'up') return;
    const timer = setTimeout(() => setIsBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  return isBack;
}
