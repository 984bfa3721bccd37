import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { CalendarPlus, Printer } from '#app/_ui/icon/drawn.server.tsx';
import { LineSwatch } from '#app/_ui/map/line-swatch.tsx';
import type {
  DirectionSeasonView,
  DirectionView,
  LineView,
  RunView,
  SeasonView,
} from '#lib/timetable/view.ts';
import { BookLink } from './book-link.client.tsx';
import { CallTable, type TableLabels } from './call-table.tsx';
import { ChoiceLink } from './choice-link.client.tsx';
import styles from './line-panel.module.css';
import { PrintButton } from './print-button.client.tsx';
import { Shown } from './shown.client.tsx';

export type PanelLabels = {
  table: TableLabels;
  direction: string;
  noSailing: string;
  book: string;
  calendar: string;
  print: string;
  calendarLabel: (line: string, direction: string) => string;
  caption: (line: string, direction: string) => string;
};

type Props = { line: LineView; seasons: readonly SeasonView[]; labels: PanelLabels };

/** Everything about a line, in the page while it's chosen: both directions, in every season. The screen shows one of them at a time. */
export function LinePanel({ line, seasons, labels }: Props) {
  return (
    <Shown as="section" line={line.id} className={styles.panel}>
      <p className={styles.printName}>
        <LineSwatch look={line.look} /> {line.name}
      </p>
      {line.directions.length > 1 ? (
        <nav aria-label={`${labels.direction}: ${line.name}`} className={styles.directions}>
          {line.directions.map((direction) => (
            <ChoiceLink
              key={direction.lineId}
              choice={{ line: line.id, to: direction.to }}
              className={styles.segment}
            >
              {direction.towards}
            </ChoiceLink>
          ))}
        </nav>
      ) : null}
      <div className={styles.ways}>
        {line.directions.map((direction) => (
          <Shown key={direction.lineId} line={line.id} to={direction.to} className={styles.way}>
            <h2 className={styles.title}>{direction.title}</h2>
            <p className={styles.lead}>{direction.lead}</p>
            <Shown inSeason>
              <Direction direction={direction} line={line} seasons={seasons} labels={labels} />
            </Shown>
          </Shown>
        ))}
      </div>
    </Shown>
  );
}

type DirectionProps = {
  direction: DirectionView;
  line: LineView;
  seasons: readonly SeasonView[];
  labels: PanelLabels;
};

function Direction({ direction, line, seasons, labels }: DirectionProps) {
  const datesOf = (slug: string) => seasons.find((season) => season.slug === slug)?.dates ?? [];
  const never = seasons.filter(({ slug }) => direction.seasons.every((season) => season.slug !== slug));
  return (
    <>
      {direction.times.map(({ key, calls, runs }) => (
        <Shown key={key} season={runs.map(({ slug }) => slug)}>
          {runs.map((run) => (
            <Shown key={run.slug} season={[run.slug]}>
              <Days run={run} dates={datesOf(run.slug)} />
            </Shown>
          ))}
          <CallTable
            calls={calls}
            caption={labels.caption(line.name, direction.towards)}
            fareFrom={direction.fareFrom}
            labels={labels.table}
          />
        </Shown>
      ))}
      {direction.seasons.map((season) => (
        <Shown key={season.slug} season={[season.slug]}>
          <Notes season={season} />
        </Shown>
      ))}
      {never.length > 0 ? (
        <Shown season={never.map(({ slug }) => slug)}>
          <p className={styles.none}>{labels.noSailing}</p>
        </Shown>
      ) : null}
      <div className={styles.actions}>
        <BookLink hrefs={Object.fromEntries(direction.seasons.map(({ slug, book }) => [slug, book]))}>
          {labels.book}
        </BookLink>
        <a
          href={direction.calendar}
          className={buttonClasses({ tone: 'line' })}
          aria-label={labels.calendarLabel(line.name, direction.towards)}
        >
          <CalendarPlus aria-hidden size={20} strokeWidth={1.75} />
          {labels.calendar}
        </a>
        <PrintButton>
          <Printer aria-hidden size={20} strokeWidth={1.75} />
          {labels.print}
        </PrintButton>
      </div>
    </>
  );
}

/** Holidays, cancelled days, and connections with other lines. */
function Notes({ season }: { season: DirectionSeasonView }) {
  return (
    <>
      {season.exceptions.length > 0 ? (
        <ul className={styles.exceptions}>
          {season.exceptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {season.connections.map((connection) => (
        <div key={connection.id} className={styles.connection}>
          <LineSwatch look={connection.look} />
          <p>
            <b>{connection.title}</b>
            {` ${connection.text}`}
          </p>
        </div>
      ))}
    </>
  );
}

function Days({ run, dates }: { run: RunView; dates: readonly string[] }) {
  return (
    <div className={styles.summary}>
      <p className={styles.week} aria-hidden>
        {run.week.map(({ letter, sails }, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- the seven days of a week
          <span key={day} className={sails ? styles.sails : undefined}>
            {letter}
          </span>
        ))}
      </p>
      <p>
        <b>{run.days}</b>
        <br />
        <span className="num">{dates.join(', ')}</span>
        <br />
        <span className={styles.ships}>
          {run.ships}, {run.kind}
        </span>
      </p>
    </div>
  );
}
