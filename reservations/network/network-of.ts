import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Network } from '#contracts/reservations/network.ts';
import { paymentMethods } from '#contracts/reservations/payment.ts';
import { connectionsFrom } from '../search/reach.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';

/**
 * Response of `GET /network` at `now`: all that a front end needs for its forms, so that it needs no rules of its
 * own.
 */
export function networkOf(catalogue: Catalogue, providers: Context['providers'], now: Date): Network {
  const today = athensDay(now);
  return {
    ports: [...catalogue.ports.values()]
      .filter(({ code }) => !catalogue.retired.has(code))
      .map((port) => ({
        ...port,
        connections: connectionsFrom(catalogue, port.code),
        changeMinutes: catalogue.minConnection(port.code),
      })),
    vessels: [...catalogue.vessels.values()].filter(({ id }) => !catalogue.retired.has(id)),
    lines: catalogue.lines.map(({ id, name, calls }) => ({ id, name, calls })),
    today,
    horizon: addDays(today, catalogue.policy.horizonDays),
    beThereMinutes: catalogue.policy.beThereMinutes,
    entitlements: catalogue.tariff.entitlements
      .filter(({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo))
      .map(({ code, name, percent, categories, asks, companionOf, countsAs, wheelchair, proof }) => ({
        code,
        name,
        percent,
        categories,
        asks,
        companionOf,
        countsAs,
        wheelchair,
        proof,
      })),
    payments: paymentMethods.filter((method) => method === 'agency' || providers.has(method)),
    ...(catalogue.isExample && { isExample: true }),
  };
}
