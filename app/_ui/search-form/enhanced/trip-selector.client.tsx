'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { recentSearches } from '#lib/booking/form/recent-searches.ts';
import type { Trip } from '#lib/booking/form/state.ts';
import { controlName } from '#app/_ui/search-form/control-name.ts';
import { LazyPart } from './lazy-part.tsx';
import { Popup } from './popup.client.tsx';
import { dayPicker, portPicker } from './sources.ts';
import type { FieldsProps } from './trip-fields.tsx';
import { useCrossings } from './use-crossings.ts';
import styles from './selectors.module.css';

/** The open selector of a trip, if it is a port or a day. */
export function TripSelector({ state, trip, ports, hub, locale, horizon }: FieldsProps & { trip: Trip }) {
  const t = useTranslations('common.booking.search');
  const { send } = state;
  const close = useCallback(() => send({ type: 'selectorsClosed' }), [send]);
  const choosing = trip.activeControl;
  const crossings = useCrossings(
    choosing === 'toPort' ? trip.fromPort : null,
    trip.fromDate ?? trip.minDateDep,
    locale,
  );
  switch (choosing) {
    case 'fromPort':
    case 'toPort': {
      const codes = choosing === 'fromPort' ? trip.availableFromPorts : trip.availableToPorts;
      return (
        <Popup
          key={choosing}
          control={controlName(trip.id, choosing)}
          title={t(choosing === 'fromPort' ? 'from' : 'to')}
          heading={crossings?.question}
          className={styles[choosing]}
          onClose={close}
        >
          <LazyPart source={portPicker}>
            {(PortPicker) => (
              <PortPicker
                ports={ports.filter((port) => codes.includes(port.code))}
                hub={hub}
                crossings={crossings}
                chosen={trip[choosing]}
                needsStart={choosing === 'toPort' && trip.fromPort === null}
                recent={choosing === 'fromPort' ? recentSearches(state) : []}
                onRecent={(trips) => send({ type: 'sessionRestored', trips })}
                onClear={() => {
                  send({ type: 'cleared' });
                  send({ type: 'autoOpenChanged', on: true });
                }}
                onChoose={(port) =>
                  send({
                    type: choosing === 'fromPort' ? 'fromPortChosen' : 'toPortChosen',
                    trip: trip.id,
                    port,
                  })
                }
              />
            )}
          </LazyPart>
        </Popup>
      );
    }
    case 'fromDate':
    case 'retDate': {
      const back = choosing === 'retDate';
      return (
        // One calendar for both days: it stays in place when the first is chosen and the second is next.
        <Popup
          key="days"
          control={controlName(trip.id, choosing)}
          title={t(back ? 'return' : 'date')}
          className={styles.days}
          onClose={close}
        >
          <LazyPart source={dayPicker}>
            {(DayPicker) => (
              <DayPicker
                key={choosing}
                ask={t(back ? 'askRetDate' : 'askFromDate')}
                question={{
                  from: back ? trip.toPort : trip.fromPort,
                  to: back ? trip.fromPort : trip.toPort,
                  party: state,
                  locale,
                }}
                chosen={trip[choosing]}
                span={{ start: trip.fromDate, end: trip.retDate }}
                earliest={back ? trip.minDateRet : trip.minDateDep}
                latest={horizon}
                onClose={close}
                onChoose={(date) =>
                  send({ type: back ? 'retDateChosen' : 'fromDateChosen', trip: trip.id, date })
                }
              />
            )}
          </LazyPart>
        </Popup>
      );
    }
    case 'passengers':
    case 'vehicles':
    case null:
      return null;
  }
}
