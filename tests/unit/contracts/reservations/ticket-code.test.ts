import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  packTicket,
  TICKET_PAYLOAD_BYTES,
  type TicketPayload,
  verifyTicket,
} from '#contracts/reservations/index.ts';
import { printDocument } from '#reservations/documents/tickets/documents.ts';
import { ticketCode, ticketPublicKey } from '#reservations/documents/tickets/sign.ts';
import { timeWithDay } from '#reservations/documents/tickets/time-with-day.ts';

const newSecrets = () => ({
  ticketKey: generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64url'),
});
const secrets = newSecrets();
const key = ticketPublicKey(secrets);
const ticket: TicketPayload = {
  document: 1_000_001,
  reference: 'ABEHKM7',
  sailingId: 'N1-20260707',
  fromSeq: 0,
  toSeq: 3,
  category: 'ADT',
  initials: 'ΠΕ',
  notBefore: new Date('2026-07-06T05:30:00Z'),
  notAfter: new Date('2026-07-08T11:00:00Z'),
};
const onTheDay = new Date('2026-07-07T05:00:00Z');

describe('D5 the code on a ticket', () => {
  it('identifies the ticket offline, with only the public key', async () => {
    expect(await verifyTicket(ticketCode(secrets, ticket), key, onTheDay)).toEqual({ kind: 'valid', ticket });
  });

  it('is valid from its first minute to its last and not beyond', async () => {
    const code = ticketCode(secrets, ticket);
    const at = async (moment: number) => (await verifyTicket(code, key, new Date(moment))).kind;
    expect(await at(ticket.notBefore.getTime() - 1)).toBe('too_early');
    expect(await at(ticket.notBefore.getTime())).toBe('valid');
    expect(await at(ticket.notAfter.getTime())).toBe('valid');
    expect(await at(ticket.notAfter.getTime() + 1)).toBe('expired');
  });

  it('is refused if a single character differs', async () => {
    const code = ticketCode(secrets, ticket);
    const kinds = new Set<string>();
    for (let index = 0; index < code.length; index += 1) {
      const other = code[index] === 'B' ? 'C' : 'B';
      const altered = `${code.slice(0, index)}${other}${code.slice(index + 1)}`;
      // The last of 86 characters contains four unused bits, so 16 texts mean the same signature.
      if (
        Buffer.from(altered.split('.')[2] ?? '', 'base64url').equals(
          Buffer.from(code.split('.')[2] ?? '', 'base64url'),
        ) &&
        altered.split('.')[1] === code.split('.')[1] &&
        altered.startsWith('v1.')
      )
        continue;
      kinds.add((await verifyTicket(altered, key, onTheDay)).kind);
    }
    expect([...kinds].toSorted()).toEqual(['forged', 'malformed']);
  });

  it('is refused if another key has signed it, however valid it looks', async () => {
    const code = ticketCode(newSecrets(), ticket);
    expect(await verifyTicket(code, key, onTheDay)).toEqual({ kind: 'forged' });
  });

  it('cannot be moved to another ticket', async () => {
    const [, , signature] = ticketCode(secrets, ticket).split('.');
    const [version, body] = ticketCode(secrets, { ...ticket, toSeq: 4 }).split('.');
    expect(await verifyTicket(`${version}.${body}.${signature}`, key, onTheDay)).toEqual({ kind: 'forged' });
  });

  it('never throws, whatever is scanned', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `v1.${text}.${'A'.repeat(86)}`),
        ),
        async (text) => {
          expect((await verifyTicket(text, key, onTheDay)).kind).toMatch(/malformed|forged/);
        },
      ),
    );
  });

  it(`is never larger than ${TICKET_PAYLOAD_BYTES} bytes before signing`, () => {
    const longest = {
      ...ticket,
      document: 2_147_483_647,
      sailingId: 'X'.repeat(40),
      fromSeq: 98,
      toSeq: 99,
      category: 'PET_SMALL',
      initials: '𐐀𐐀𐐀𐐀',
      notBefore: new Date('9999-01-01T00:00:00Z'),
      notAfter: new Date('9999-12-31T00:00:00Z'),
    };
    expect(packTicket(longest).length).toBeLessThanOrEqual(TICKET_PAYLOAD_BYTES);
    expect(() => packTicket({ ...longest, sailingId: 'X'.repeat(200) })).toThrow(/bytes/);
  });
});

describe('the times on a ticket', () => {
  it('name the day if a ship is boarded on the evening before it leaves', () => {
    const departs = '2026-07-15T00:10:00+03:00';
    expect(timeWithDay('2026-07-14T23:40:00+03:00', departs, 'el')).toBe('23:40, Τρίτη 14\u00A0Ιουλίου');
    expect(timeWithDay('2026-07-14T23:40:00+03:00', departs, 'en')).toBe('23:40, Tuesday 14\u00A0July');
    expect(timeWithDay('2026-07-15T07:30:00+03:00', departs, 'el')).toBe('07:30');
  });
});

describe('the number of a ticket', () => {
  it('has a check digit that detects a wrong digit and two transposed ones', () => {
    const isGood = (printed: string) => {
      const digits = printed.replaceAll(' ', '');
      return printDocument(Number(digits.slice(0, -1))).replaceAll(' ', '') === digits;
    };
    const printed = printDocument(1_234_567).replaceAll(' ', '');
    expect(isGood(printed)).toBe(true);
    for (let place = 1; place < printed.length; place += 1)
      for (const digit of '0123456789')
        if (digit !== printed[place])
          expect(isGood(printed.slice(0, place) + digit + printed.slice(place + 1))).toBe(false);
    expect(isGood('21345675')).toBe(false);
  });
});
