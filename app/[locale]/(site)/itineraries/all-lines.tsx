import { Printer } from '#app/_ui/icon/drawn.server.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import { LineSwatch } from '#app/_ui/map/line-swatch.tsx';
import type { LineView, SeasonView } from '#lib/timetable/view.ts';
import styles from './all-lines.module.css';
import { ChoiceLink } from './choice-link.client.tsx';
import { PrintButton } from './print-button.client.tsx';
import { Shown } from './shown.client.tsx';

type Props = {
  lines: readonly LineView[];
  seasons: readonly SeasonView[];
  labels: {
    title: string;
    print: string;
    data: string;
    noSailing: string;
    season: (name: string, dates: string) => string;
  };
};

/** Every line with its days in the chosen season: the whole timetable on one screen. */
export function AllLines({ lines, seasons, labels }: Props) {
  return (
    <section className={`far ${sectionStyles.section} ${styles.section}`} aria-labelledby="all-lines">
      <div className="wrap">
        <SectionHead id="all-lines" title={labels.title}>
          <PrintButton all>
            <Printer aria-hidden size={20} strokeWidth={1.75} />
            {labels.print}
          </PrintButton>
        </SectionHead>
        {seasons.map((season) => (
          <Shown key={season.slug} season={[season.slug]}>
            <p className={styles.season}>{labels.season(season.name, season.dates.join(', '))}</p>
            <ul className={styles.list}>
              {lines.map((line) => (
                <li key={line.id}>
                  <Row line={line} season={season.slug} none={labels.noSailing} />
                </li>
              ))}
            </ul>
          </Shown>
        ))}
        <p className={styles.data}>
          <a href="/gtfs.zip" download>
            {labels.data}
          </a>
        </p>
      </div>
    </section>
  );
}

function Row({ line, season, none }: { line: LineView; season: string; none: string }) {
  const runs = (line.directions[0]?.times ?? [])
    .flatMap((times) => times.runs)
    .filter((run) => run.slug === season);
  return (
    <ChoiceLink choice={{ line: line.id, season }} className={styles.row}>
      <LineSwatch look={line.look} />
      <b>{line.name}</b>
      <span>{line.portNames}</span>
      {runs.length === 0 ? <span className={styles.days}>{none}</span> : null}
      {runs.map((run) => (
        <span key={run.departs} className={styles.days}>
          {run.days},{'\u00a0'}
          {run.departs}
        </span>
      ))}
      <span className={styles.ship}>{runs.map((run) => run.ships).join(', ')}</span>
    </ChoiceLink>
  );
}
