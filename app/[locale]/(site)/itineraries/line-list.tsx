import { LineSwatch } from '#app/_ui/map/line-swatch.tsx';
import type { LineView } from '#lib/timetable/view.ts';
import { ChoiceLink } from './choice-link.client.tsx';
import styles from './line-list.module.css';

type Props = { lines: readonly LineView[]; label: string };

/** The key of the map, and what stands for it: every line as a link. */
export function LineList({ lines, label }: Props) {
  return (
    <nav aria-label={label} className={styles.list}>
      <h2 className={styles.title}>{label}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <ChoiceLink choice={{ line: line.id }} className={styles.line}>
              <LineSwatch look={line.look} className={styles.swatch} />
              <span>
                {line.name}
                <small>{line.ends}</small>
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
