'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { forgetTrip, isTripKept, keepTrip, watchTrips } from '#lib/trips/device.ts';
import type { Trip } from '#lib/trips/kept-trips.ts';
import { loadTripsScript } from '#lib/trips/load-script.ts';

type Props = {
  trip: Trip;
  texts: { text: string; forget: string; forgotten: string };
  className: string | undefined;
  buttonClass: string | undefined;
};

/** Remembers the trip, and says so once it is stored; nothing in a browser without storage. */
export function RememberTrip({ trip, texts, className, buttonClass }: Props) {
  const [isForgotten, setForgotten] = useState(false);
  const { reference } = trip;
  const isKept = useSyncExternalStore(
    watchTrips,
    () => isTripKept(reference),
    () => false,
  );
  useEffect(() => {
    if (isForgotten) return;
    keepTrip(trip, new Date());
    // For pages that follow without a load of their own.
    if (isTripKept(reference) && !customElements.get('your-boat')) loadTripsScript();
  }, [trip, reference, isForgotten]);
  const forget = () => {
    setForgotten(true);
    void forgetTrip(reference, new Date());
  };
  if (!isKept && !isForgotten) return null;
  return (
    <div className={className}>
      <output>{isForgotten ? texts.forgotten : texts.text}</output>
      {isForgotten ? null : (
        <button type="button" className={buttonClass} onClick={forget}>
          {texts.forget}
        </button>
      )}
    </div>
  );
}
