import * as v from 'valibot';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { type Booking, CancellationScope, inTravelOrder } from '#contracts/reservations/index.ts';
import { managePath, type Note } from './manage-path.ts';

/**
 * The scope of a cancellation in an address or a form: `segment=1`, `direction=R`, `item=passenger:0`. Anything else
 * means everything.
 */
export function readScope(raw: RawQuery): CancellationScope {
  const [segment, direction, item] = ['segment', 'direction', 'item'].map((name) => first(raw, name));
  const wanted =
    item !== undefined
      ? { kind: 'item', item }
      : segment !== undefined
        ? { kind: 'segment', segment: Number(segment) }
        : { kind: 'direction', direction };
  const read = v.safeParse(CancellationScope, wanted);
  return read.success ? read.output : { kind: 'all' };
}

/** The same as names and values of an address or of hidden fields. */
export function scopeQuery(scope: CancellationScope): Record<string, string> {
  switch (scope.kind) {
    case 'all':
      return {};
    case 'segment':
      return { segment: String(scope.segment) };
    case 'direction':
      return { direction: scope.direction };
    case 'item':
      return { item: scope.item };
  }
}

type More = { /** Show the final confirmation. */ sure?: boolean; note?: Note };

/** The page with the refund for this scope. */
export function cancelPath(
  locale: Locale,
  reference: string,
  scope: CancellationScope,
  { sure = false, note }: More = {},
): string {
  const also = { ...scopeQuery(scope), ...(sure && { sure: 'yes' }) };
  return managePath(locale, reference, { view: 'cancel', ...(note && { note }) }, also);
}

export function isSameScope(one: CancellationScope, other: CancellationScope): boolean {
  return JSON.stringify([one.kind, scopeQuery(one)]) === JSON.stringify([other.kind, scopeQuery(other)]);
}

export type ScopeChoices = { bounds: CancellationScope[]; items: CancellationScope[] };

/**
 * What can be cancelled on its own, among what the service says can still be cancelled: a direction of a return trip,
 * one of several ships, or one of several travellers, vehicles and pets. Whether the rest can travel without it is
 * decided by the service when it is requested.
 */
export function scopeChoices({ segments, actions, ...booking }: Booking): ScopeChoices {
  const open = actions?.cancel?.segments ?? [];
  const ahead = inTravelOrder(segments).flatMap(({ number, segment: { direction } }) =>
    open.includes(number) ? [{ segment: number, direction }] : [],
  );
  const directions = [...new Set(ahead.map(({ direction }) => direction))];
  const bounds = directions.flatMap((direction): CancellationScope[] => {
    const own = ahead.filter((each) => each.direction === direction);
    const ships = own.map(({ segment }) => ({ kind: 'segment' as const, segment }));
    return [
      ...(directions.length > 1 ? [{ kind: 'direction' as const, direction }] : []),
      ...(own.length > 1 ? ships : []),
    ];
  });
  const groups = { passenger: booking.passengers, vehicle: booking.vehicles, pet: booking.pets };
  const items = Object.entries(groups).flatMap(([kind, list]) =>
    list.flatMap(({ cancelled }, index) =>
      cancelled ? [] : [{ kind: 'item' as const, item: `${kind}:${index}` }],
    ),
  );
  return { bounds, items: items.length > 1 ? items : [] };
}
