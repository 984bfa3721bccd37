import { sailingPath } from '#lib/booking/sailing-path.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Bilingual } from '#contracts/reservations/index.ts';
import type { CallView } from './view.ts';

/** A call of the timetable or of an actual sailing, with its times as printed. */
export type PrintedCall = {
  port: string;
  portName: Bilingual;
  quayName: Bilingual;
  arrives: string | null;
  departs: string | null;
  stopoverMinutes: number | null;
  adultCents: number | null;
  /** The trip to this call on the date of the view. */
  tripId?: string | undefined;
};

export type CallTexts = {
  /** `from` and `to` are codes of ports. */
  bookLeg: (values: { from: string; to: string; price: string }) => string;
  stopover: (values: { minutes: number }) => string;
};

/** The rows of a timetable. A price links to the booking form, prefilled from the first call to this one. */
export function callViews(
  calls: readonly PrintedCall[],
  { locale, date, texts }: { locale: Locale; date: string | null; texts: CallTexts },
): CallView[] {
  const [first] = calls;
  return calls.map((call) => {
    const { name, quay } = standing(call.portName[locale], call.quayName[locale]);
    const price = call.adultCents === null ? null : formatPrice(call.adultCents, locale);
    return {
      port: call.port,
      name,
      quay,
      arrives: call.arrives,
      departs: call.departs,
      price:
        price && first
          ? {
              text: price,
              href: date
                ? sailingPath(locale, { from: first.port, to: call.port, date, tripId: call.tripId })
                : paths.booking(locale, { from: first.port, to: call.port }),
              label: texts.bookLeg({ from: first.port, to: call.port, price }),
            }
          : null,
      note: call.stopoverMinutes === null ? null : texts.stopover({ minutes: call.stopoverMinutes }),
    };
  });
}

/** Shows «Λέρος (Αγία Μαρίνα)» as the port with its harbour below. A quay that only repeats the port is left out. */
export function standing(full: string, quay: string): { name: string; quay: string | null } {
  const [, name = full, harbour = null] = /^(.*?) \((.*)\)$/.exec(full) ?? [];
  return { name, quay: full.includes(quay) || quay.includes(full) ? harbour : quay };
}

/** Minutes of the service day as local time: 1490 is 00:50 of the next day. */
export function clockOf(minutes: number): string {
  const ofDay = minutes % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
