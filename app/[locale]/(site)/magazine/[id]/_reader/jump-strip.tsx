import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { Jump } from './jumps.ts';
import styles from './jump-strip.module.css';

/** Small pictures of the parts of the issue. Plain links to a page, so that Back returns to where one was. */
export function JumpStrip({ jumps, label }: { jumps: readonly Jump[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.strip}>
        {jumps.map(({ page, name, picture }) => (
          <li key={page}>
            <a href={`#p${page}`} data-page={page} title={name}>
              {picture ? <ContentImage picture={picture} alt="" slotRatio={50 / 36} sizes="44px" /> : <i />}
              <span className="visually-hidden">{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
