'use client';

import { useEffect, useState } from 'react';
import type { Trip } from '#lib/trips/kept-trips.ts';
import { loadTripsScript } from '#lib/trips/load-script.ts';

type Props = {
  trip: Trip;
  texts: { text: string; forget: string; forgotten: string };
  className: string | undefined;
  buttonClass: string | undefined;
};

/**
 * Remembers the trip, and says so once it is stored. It has its room before: the script starts with a press, and what is pressed must
 * not move.
 */
export function RememberTrip({ trip, texts, className, buttonClass }: Props) {
  const [isKept, setKept] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (isForgotten) return;
    const end = new AbortController();
    // Without that code, as where there is no signal, the trip isn't remembered yet.
    remember(trip, setKept, end.signal).catch(() => undefined);
    return () => end.abort();
  }, [trip, isForgotten]);
  const forget = () => {
    setForgotten(true);
    void loadDevice().then(({ forgetTrip }) => forgetTrip(trip.reference, new Date()));
  };
  return (
    <div className={className} data-waits={isKept || isForgotten ? undefined : ''}>
      <output>{isForgotten ? texts.forgotten : texts.text}</output>
      {isForgotten ? null : (
        <button type="button" className={buttonClass} onClick={forget}>
          {texts.forget}
        </button>
      )}
    </div>
  );
}

/** Not among the scripts with which the page starts. */
const loadDevice = () => import('#lib/trips/device.ts');

async function remember(trip: Trip, show: (isKept: boolean) => void, end: AbortSignal): Promise<void> {
  const { isTripKept, keepTrip, watchTrips } = await loadDevice();
  if (end.aborted) return;
  keepTrip(trip, new Date());
  const look = () => show(isTripKept(trip.reference));
  look();
  end.addEventListener('abort', watchTrips(look));
  // For pages that follow without a load of their own.
  if (isTripKept(trip.reference)) loadTripsScript();
}
