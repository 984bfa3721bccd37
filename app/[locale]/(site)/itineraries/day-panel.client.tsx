'use client';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { CalendarPlus, Close } from '#app/_ui/icon/icons.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { DaySailingView, DayView } from '#lib/timetable/view.ts';
import { CallTable, type TableLabels } from './call-table.tsx';
import { ChoiceLink } from './choice-link.client.tsx';
import { useDay } from './day-root.client.tsx';
import { useSelection } from './selection.client.tsx';
import styles from './day-panel.module.css';

type DayLabels = TableLabels & {
  loading: string;
  failed: string;
  retry: string;
  back: string;
  bookDay: string;
};

export type PanelProps = {
  lines: readonly {
    directions: readonly { lineId: string; to: string; fareFrom: string; title: string }[];
    id: string;
  }[];
  labels: DayLabels;
};

/** The chosen line's actual sailings on the chosen day. */
export function DayPanel({ lines, labels }: PanelProps) {
  const { selection } = useSelection();
  const { date, view, hasFailed, retry } = useDay();
  if (date === null) return null;
  const direction = lines
    .find(({ id }) => id === selection.line)
    ?.directions.find(({ to }) => to === selection.to);
  if (!direction) return null;
  return (
    <div className={styles.day} aria-live="polite" aria-busy={view === null && !hasFailed} data-live="">
      {view ? (
        <>
          <div className={styles.head}>
            <h3>{view.label}</h3>
            <ChoiceLink choice={{ season: selection.season }} className={styles.back} isBack>
              <Close size={18} />
              {labels.back}
            </ChoiceLink>
          </div>
          <Sailings view={view} direction={direction} labels={labels} />
        </>
      ) : hasFailed ? (
        <div className={styles.none}>
          <p>{labels.failed}</p>
          <button type="button" className={buttonClasses({ tone: 'line', small: true })} onClick={retry}>
            {labels.retry}
          </button>
        </div>
      ) : (
        <p className={styles.none}>{labels.loading}</p>
      )}
    </div>
  );
}

function Sailings({
  view,
  direction,
  labels,
}: {
  view: DayView;
  direction: { lineId: string; fareFrom: string; title: string };
  labels: DayLabels;
}) {
  const sailings = view.sailings.filter((sailing) => sailing.lineId === direction.lineId);
  const absent = view.absent[direction.lineId];
  if (sailings.length === 0)
    return (
      // The map draws the line thin then.
      <div className={styles.none} data-idle="">
        <p>{absent?.text}</p>
        {absent?.next ? (
          <ChoiceLink
            choice={{ date: absent.next.date }}
            className={buttonClasses({ tone: 'line', small: true })}
          >
            <CalendarPlus size={18} />
            {absent.next.text}
          </ChoiceLink>
        ) : null}
      </div>
    );
  return sailings.map((sailing) => (
    <Sailing
      key={sailing.id}
      sailing={sailing}
      caption={`${direction.title}, ${view.label}`}
      {...direction}
      labels={labels}
    />
  ));
}

function Sailing({
  sailing,
  caption,
  fareFrom,
  labels,
}: {
  sailing: DaySailingView;
  caption: string;
  fareFrom: string;
  labels: DayLabels;
}) {
  return (
    <>
      <p className={styles.ship}>
        {sailing.ship}
        {sailing.state ? <span className={styles[sailing.state.tone]}>{sailing.state.text}</span> : null}
      </p>
      {sailing.notice ? <p className={styles.notice}>{sailing.notice}</p> : null}
      <CallTable
        calls={sailing.calls}
        caption={caption}
        fareFrom={fareFrom}
        labels={labels}
        isOff={sailing.state?.tone === 'bad'}
      />
      {sailing.book ? (
        <p className={styles.actions}>
          <SiteLink href={sailing.book} prefetch={false} className={buttonClasses()}>
            {labels.bookDay}
          </SiteLink>
        </p>
      ) : null}
    </>
  );
}
