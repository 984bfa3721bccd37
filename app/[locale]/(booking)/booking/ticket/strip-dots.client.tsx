'use client';

import { useEffect, useState } from 'react';
import styles from './ticket-strip.module.css';

type Props = {
  /** Id of the list that scrolls. */
  strip: string;
  label: string;
  items: { id: string; label: string }[];
};

/** Shows which ticket is on the screen, with a link to each. Without a script they are plain links within the page. */
export function StripDots({ strip, label, items }: Props) {
  const [current, setCurrent] = useState(items[0]?.id);
  useEffect(() => {
    const root = document.getElementById(strip);
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { root, threshold: 0.6 },
    );
    for (const ticket of root.children) observer.observe(ticket);
    return () => observer.disconnect();
  }, [strip]);
  return (
    <nav aria-label={label}>
      <ol className={styles.dots}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              aria-label={item.label}
              aria-current={item.id === current ? 'true' : undefined}
              onClick={(event) => {
                // Scroll horizontally only: following the link would also scroll the page.
                event.preventDefault();
                const ticket = document.getElementById(item.id);
                ticket?.scrollIntoView({ block: 'nearest', inline: 'center' });
              }}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
