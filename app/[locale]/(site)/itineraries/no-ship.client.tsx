'use client';

import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { CalendarPlus } from '#app/_ui/icon/icons.tsx';
import type { NoShipView } from '#lib/timetable/view.ts';
import { ChoiceLink } from './choice-link.client.tsx';
import { useDay } from './day-root.client.tsx';
import styles from './no-ship.module.css';

/** Why no ship sails, when the next one does, and the week. */
export function NoShip({ none: { reason, next, week }, label }: { none: NoShipView; label: string }) {
  const { date } = useDay();
  return (
    <div className={styles.none}>
      {reason ? <p>{reason}</p> : null}
      {week.length > 0 ? (
        <ol aria-label={label} className={styles.week}>
          {week.map((day) => (
            <li key={day.date} aria-current={day.date === date ? 'date' : undefined}>
              {day.time ? (
                <ChoiceLink choice={{ date: day.date }}>
                  <NoShipDay day={day} />
                </ChoiceLink>
              ) : (
                <p>
                  <NoShipDay day={day} />
                </p>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {next ? (
        <ChoiceLink choice={{ date: next.date }} className={buttonClasses({ tone: 'line', small: true })}>
          <CalendarPlus size={18} />
          {next.text}
        </ChoiceLink>
      ) : null}
    </div>
  );
}

function NoShipDay({ day: { weekday, day, time, label } }: { day: NoShipView['week'][number] }) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden>{weekday}</span>
      <b aria-hidden>{day}</b>
      <span aria-hidden>{time ?? '–'}</span>
    </>
  );
}
