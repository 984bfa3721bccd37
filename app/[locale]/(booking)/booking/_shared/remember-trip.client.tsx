'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';
import { forgetTrip, keepTrip, keptTrips } from '#lib/trips/device.ts';
import type { Trip } from '#lib/trips/kept-trips.ts';
import { loadTripsScript } from '#lib/trips/load-script.ts';

type Props = {
  trip: Trip;
  texts: { text: string; forget: string; forgotten: string };
  className: string | undefined;
  buttonClass: string | undefined;
};

/** Remembers the trip when the page is idle. In a browser without storage, nothing is said. */
export function RememberTrip({ trip, texts, className, buttonClass }: Props) {
  const [state, setState] = useState<'unknown' | 'kept' | 'forgotten'>('unknown');
  const { reference } = trip;
  useEffect(() => {
    if (state === 'forgotten') return undefined;
    return whenIdle(() => {
      const now = new Date();
      keepTrip(trip, now);
      const isKept = keptTrips(now).some((kept) => kept.reference === reference);
      setState(isKept ? 'kept' : 'unknown');
      // For pages that follow without a load of their own.
      if (isKept && !customElements.get('your-boat')) loadTripsScript();
    });
  }, [trip, reference, state]);
  const forget = () => {
    setState('forgotten');
    void forgetTrip(reference, new Date());
  };
  if (state === 'unknown') return null;
  return (
    <div className={className}>
      <output>{state === 'kept' ? texts.text : texts.forgotten}</output>
      {state === 'kept' ? (
        <button type="button" className={buttonClass} onClick={forget}>
          {texts.forget}
        </button>
      ) : null}
    </div>
  );
}
