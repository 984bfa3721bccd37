import { MessageSquare } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import type { ChatTexts } from '#lib/browser-settings/settings.ts';
import styles from './bubble.module.css';

/** The search form of the home page and of `/booking`. */
const SEARCH_FORM = 'form[action$="/booking/sailings"]';

type Props = { texts: ChatTexts; onOpen: () => void; ref: Ref<HTMLButtonElement> };

export function Bubble({ texts, onOpen, ref }: Props) {
  const overSearch = useOverSearch();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.bubble}
      data-over-search={overSearch || undefined}
      onClick={onOpen}
    >
      <MessageSquare aria-hidden size={24} strokeWidth={1.75} />
      <span className={styles.label}>{texts.open}</span>
    </button>
  );
}

/** Whether the search form is in view. Below 992 px the bubble waits until it is not, or it would lie on its fields. */
function useOverSearch(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const form = document.querySelector(SEARCH_FORM);
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) => setOver(entry?.isIntersecting ?? false));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return over;
}
