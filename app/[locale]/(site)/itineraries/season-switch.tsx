import type { SeasonView } from '#lib/timetable/view.ts';
import { ChoiceLink } from './choice-link.client.tsx';
import styles from './line-panel.module.css';

/** Chooses the season for every line at once. */
export function SeasonSwitch({ seasons, label }: { seasons: readonly SeasonView[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.directions}>
      {seasons.map((season) => (
        <ChoiceLink key={season.slug} choice={{ season: season.slug }} className={styles.segment}>
          {season.name}
        </ChoiceLink>
      ))}
    </nav>
  );
}
