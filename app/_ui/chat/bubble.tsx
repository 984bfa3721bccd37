import { MessageSquare } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import type { ChatTexts } from '#lib/consent/browser-settings.ts';
import styles from './bubble.module.css';

/** What must be seen and pressed whole: the search form, and the codes that are shown at the ramp. It outlives what stands in it. */
const KEPT_FREE = '[data-bubble-waits]';

type Props = {
  texts: ChatTexts;
  /** It was pressed, and the window did not come. */
  isLost: boolean;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
};

export function Bubble({ texts, isLost, onOpen, ref }: Props) {
  const waits = useWaits();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.bubble}
      data-waits={waits || undefined}
      data-lost={isLost || undefined}
      onClick={onOpen}
    >
      <MessageSquare aria-hidden size={24} strokeWidth={1.75} />
      <span className={styles.label} aria-live="polite">
        {isLost ? texts.unreachable : texts.open}
      </span>
    </button>
  );
}

/** Whether such a part of the page is in view. Below 992 px the bubble waits until none is, or it would lie on it. */
function useWaits(): boolean {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      setWaits(inView.size > 0);
    });
    for (const part of document.querySelectorAll(KEPT_FREE)) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return waits;
}
