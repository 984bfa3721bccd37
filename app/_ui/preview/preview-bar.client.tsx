'use client';

import { Eye, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import type { PreviewData } from './preview-data.ts';
import styles from './preview-bar.module.css';

/** Says that this isn't what visitors see, and how to leave. Hidden in the Studio's frame, where the Studio says so. */
export function PreviewBar({ texts }: { texts: PreviewData['texts'] }) {
  const pathname = usePathname();
  const [hidden, setHidden] = useState(false);
  if (hidden || window.self !== window.top) return null;
  return (
    <aside className={styles.bar} aria-label={texts.region}>
      <Eye aria-hidden size={20} strokeWidth={1.75} className={styles.icon} />
      <p className={styles.text}>
        <b>{texts.title}</b>
        {texts.details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      {/* A plain link, because the page must be reloaded from the server without its drafts. */}
      <a className={styles.leave} href={`/api/draft-mode/disable?to=${encodeURIComponent(pathname)}`}>
        {texts.leave}
      </a>
      <button type="button" className={styles.hide} onClick={() => setHidden(true)} aria-label={texts.hide}>
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </aside>
  );
}
