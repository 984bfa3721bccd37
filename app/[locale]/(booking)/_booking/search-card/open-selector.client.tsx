'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { PartyPicker } from './party-picker.tsx';
import { Popup } from './popup.client.tsx';
import type { LiveProps } from './live-fields.tsx';
import { VehiclePicker } from './vehicle-picker.tsx';
import styles from './search-card.module.css';

export const loadPortPicker = () => void import('./port-picker.client.tsx');
export const loadDayPicker = () => void import('./calendar/day-picker.client.tsx');
const PortPicker = lazy(() => import('./port-picker.client.tsx'));
const DayPicker = lazy(() => import('./calendar/day-picker.client.tsx'));

/** The one selector that is open, if any. The calendar and the port list are fetched only when somebody reaches for them. */
export function OpenSelector({
  state,
  trip,
  ports,
  locale,
  horizon,
  onClose,
}: LiveProps & { onClose: () => void }) {
  const t = useTranslations('common.booking.search');
  const { send } = state;
  const popup = { closeLabel: t('close'), onClose };
  switch (trip.activeControl) {
    case null:
      return null;
    case 'fromPort':
    case 'toPort': {
      const choosing = trip.activeControl;
      const codes = choosing === 'fromPort' ? trip.availableFromPorts : trip.availableToPorts;
      return (
        <Popup
          {...popup}
          key={choosing}
          title={t(choosing === 'fromPort' ? 'from' : 'to')}
          className={styles[choosing]}
        >
          <Suspense fallback={<div className={styles.loading} />}>
            <PortPicker
              ports={ports.filter((port) => codes.includes(port.code))}
              chosen={choosing === 'fromPort' ? trip.fromPort : trip.toPort}
              locale={locale}
              needsStart={choosing === 'toPort' && trip.fromPort === null}
              onChoose={(port) =>
                send({
                  type: choosing === 'fromPort' ? 'fromPortChosen' : 'toPortChosen',
                  trip: trip.id,
                  port,
                })
              }
            />
          </Suspense>
        </Popup>
      );
    }
    case 'fromDate':
    case 'retDate': {
      const choosing = trip.activeControl;
      return (
        <Popup
          {...popup}
          key={choosing}
          title={t(choosing === 'fromDate' ? 'date' : 'return')}
          className={styles.days}
        >
          <Suspense fallback={<div className={styles.loading} />}>
            <DayPicker
              locale={locale}
              from={choosing === 'fromDate' ? trip.fromPort : trip.toPort}
              to={choosing === 'fromDate' ? trip.toPort : trip.fromPort}
              passengers={state.passengers}
              chosen={choosing === 'fromDate' ? trip.fromDate : trip.retDate}
              span={{ start: trip.fromDate, end: trip.retDate }}
              earliest={choosing === 'fromDate' ? trip.minDateDep : trip.minDateRet}
              latest={horizon}
              onClose={onClose}
              onChoose={(date) =>
                send({
                  type: choosing === 'fromDate' ? 'fromDateChosen' : 'retDateChosen',
                  trip: trip.id,
                  date,
                })
              }
            />
          </Suspense>
        </Popup>
      );
    }
    case 'passengers':
      return (
        <Popup {...popup} key="passengers" title={t('passengers')} className={styles.party}>
          <PartyPicker
            counts={state.passengers}
            onChange={(counts) => send({ type: 'passengersCounted', counts })}
            onClose={onClose}
          />
        </Popup>
      );
    case 'vehicles':
      return (
        <Popup {...popup} key="vehicles" title={t('vehicles')} className={styles.party}>
          <VehiclePicker
            vehicles={state.vehicles}
            onChange={(vehicles) => send({ type: 'vehiclesChosen', vehicles })}
            onClose={onClose}
          />
        </Popup>
      );
  }
}
