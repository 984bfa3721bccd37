import { bilingual } from '#reservations/messages/texts.ts';
import { fieldError } from '../bookings/prepare.ts';
import type { SearchRequest } from '#contracts/reservations/search.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';

export function requirePort(catalogue: Catalogue, code: string): void {
  if (!catalogue.ports.has(code)) throw new DomainError('not_found');
}

/** @throws DomainError rule_violation for each unknown port, and each trip without a connection */
export function requireRoutes(catalogue: Catalogue, trips: SearchRequest['trips']): void {
  const errors = trips.flatMap(({ from, to }, index): FieldError[] => {
    const unknown = [
      { field: `trips.${index}.from`, code: from },
      { field: `trips.${index}.to`, code: to },
    ].filter(({ code }) => !catalogue.ports.has(code));
    if (unknown.length > 0)
      return unknown.map(({ field }) => fieldError(field, 'unknown_port', bilingual('errors.unknownPort')));
    if (from !== to) return [];
    return [fieldError(`trips.${index}.to`, 'same_port', bilingual('errors.samePort'))];
  });
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
}
