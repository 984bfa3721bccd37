import { SectionHead } from '#app/_ui/page/section-head.tsx';
import type { GuideIsland } from '#lib/content/port-guide.ts';
import styles from './port-index.module.css';

/** Jump to an island: its name and where our ships berth on it. */
export function PortIndex({ islands, title }: { islands: readonly GuideIsland[]; title: string }) {
  return (
    <nav className={`wrap ${styles.index}`} aria-labelledby="all-ports">
      <SectionHead id="all-ports" title={title} />
      <ul>
        {islands.map((island) => (
          <li key={island.id}>
            <a href={`#${island.id}`}>
              <b>{island.name}</b>
              <span>{island.ports.map(({ name }) => name).join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
