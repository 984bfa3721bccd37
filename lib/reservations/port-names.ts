import type { Network } from '#contracts/reservations/index.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { placeForms, type PlaceForms, sameInEachCase } from '#foundation/text/place-forms.ts';

export type PortNames = (code: string) => PlaceForms;

/** The names of ports in sentences; an unknown port by its code. */
export function portNames(ports: readonly Network['ports'][number][], locale: Locale): PortNames {
  const forms = new Map(ports.map((port) => [port.code, placeForms(port, locale)]));
  return (code) => forms.get(code) ?? sameInEachCase(code);
}
