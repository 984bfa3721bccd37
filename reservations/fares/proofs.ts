import type { Quote } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { Tariff } from './tariff.ts';

/**
 * What each traveller must show on board: the proof of the age category, and that of a claim that lowered the price
 * somewhere. A student whose return discount is larger travels without the card.
 */
export function proofsOf(tariff: Tariff, party: Party, { lines }: Quote): NonNullable<Quote['proofs']> {
  return party.passengers.flatMap(({ category, entitlement }, index) => {
    const item = `passenger:${index}`;
    const isUsed = lines.some((line) => line.item === item && line.rule === entitlement);
    const claim = isUsed ? tariff.entitlements.find(({ code }) => code === entitlement) : undefined;
    return [tariff.passenger(category).proof, claim?.proof].flatMap((text) => (text ? [{ item, text }] : []));
  });
}
