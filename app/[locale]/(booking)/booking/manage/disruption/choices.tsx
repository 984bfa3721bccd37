import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import type { BookingDisruption, DisruptionChoice } from '#contracts/reservations/index.ts';

type Props = {
  disruption: Pick<BookingDisruption, 'id'>;
  own: Own;
  kind: DisruptionChoice['choice']['kind'];
  /** Of `rebook`: the trips as offered. */
  tripIds?: readonly string[];
  /** Of `refund`: something comes back. */
  hasMoney?: boolean;
  /** What the button is called by who cannot see the row it stands in. */
  label?: string;
  children: ReactNode;
};

/** One choice is one button: a plain POST form, whose repeated arrival changes nothing. */
export function ChoiceForm({ disruption, own, kind, tripIds, hasMoney, label, children }: Props) {
  const fields = {
    locale: own.locale,
    reference: own.reference,
    key: randomUUID(),
    disruption: disruption.id,
    kind,
    ...(tripIds && { trips: tripIds.join(' ') }),
    ...(hasMoney && { money: 'yes' }),
  };
  return (
    <form method="post" action="/api/booking/disruption">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={buttonClasses({ tone: kind === 'rebook' ? 'navy' : 'line' })} aria-label={label}>
        {children}
      </button>
    </form>
  );
}
