import type { Resource } from '#contracts/reservations/network-data.ts';

/**
 * Free places of a resource on a leg for the waiting list. `kept`: how many of them only those with `keptFor` may
 * have.
 */
export type Room = { leg: number; resource: Resource; free: number; kept: number; keptFor: string | null };

export type Need = { resource: Resource; quantity: number; entitlement?: string | null };

/**
 * A party in the queue. `choices`: its possible needs, the whole party first; smaller parts only when it may be
 * split.
 */
export type QueuedParty = {
  id: string;
  fromSeq: number;
  toSeq: number;
  choices: readonly Need[][];
  /** It has waited long enough for places to be collected for it. */
  isCollecting: boolean;
};

export type Plan = {
  /** In the order of the queue, each with the choice that fits. */
  offers: { id: string; choice: number }[];
  /** Places collected for parties that do not fit yet. */
  awaited: { leg: number; resource: Resource; quantity: number }[];
};

/**
 * Plans who is offered the free places of a sailing. First come, first served: each party that fits gets an offer in
 * turn; one that does not is skipped. Once it has waited long enough, the places it can use are set aside first, so
 * that those behind it (and buyers) can't take a family's seats one by one. Pure: the same queue and rooms give the
 * same plan.
 */
export function planOffers(rooms: readonly Room[], queue: readonly QueuedParty[]): Plan {
  const left = new Map(rooms.map((room) => [`${room.leg} ${room.resource}`, { ...room }]));
  const awaited = new Map<string, Plan['awaited'][number]>();
  const offers: Plan['offers'] = [];

  const roomsOf = ({ fromSeq, toSeq }: QueuedParty, resource: Resource) =>
    Array.from({ length: toSeq - fromSeq }, (_, index) => left.get(`${fromSeq + index} ${resource}`));

  const openTo = (room: Room, { entitlement }: Need) =>
    room.free - (entitlement && entitlement === room.keptFor ? 0 : room.kept);

  function take(waiting: QueuedParty, need: Need, isAside: boolean) {
    for (const room of roomsOf(waiting, need.resource)) {
      if (!room) continue;
      const quantity = Math.min(need.quantity, Math.max(0, openTo(room, need)));
      room.free -= quantity;
      if (need.entitlement && need.entitlement === room.keptFor)
        room.kept = Math.max(0, room.kept - quantity);
      if (!isAside || quantity === 0) continue;
      const key = `${room.leg} ${room.resource}`;
      const before = awaited.get(key)?.quantity ?? 0;
      awaited.set(key, { leg: room.leg, resource: room.resource, quantity: before + quantity });
    }
  }

  for (const waiting of queue) {
    const choice = waiting.choices.findIndex((needs) =>
      needs.every((need) =>
        roomsOf(waiting, need.resource).every((room) => room && openTo(room, need) >= need.quantity),
      ),
    );
    const whole = waiting.choices[0] ?? [];
    if (choice >= 0) offers.push({ id: waiting.id, choice });
    if (choice < 0 && !waiting.isCollecting) continue;
    for (const need of waiting.choices[Math.max(choice, 0)] ?? whole) take(waiting, need, choice < 0);
  }
  return { offers, awaited: [...awaited.values()] };
}
