import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from '#reservations/kernel/contact-marks.ts';
import { isProven, signProof } from '#reservations/contacts/proof.ts';
import { NetworkData, UnpaidRules, WaitingRules } from '#contracts/reservations/index.ts';
import { hoursToPay, unpaidDeadline } from '#reservations/unpaid/deadline.ts';
import { suspicionsOf } from '#reservations/unpaid/suspicion.ts';
import { createTurns } from '#reservations/context/turns.ts';
import { offerMinutes } from '#reservations/waiting/offer-time.ts';
import { policy } from '#seed/network/rules.ts';

const rules = v.parse(NetworkData.entries.policy, policy);
const unpaid = v.parse(UnpaidRules, {});
const NOW = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const person = (surname: string, given: string, birthDate = '1980-05-01') => ({
  surname,
  given,
  birthDate,
  gender: 'F' as const,
  nationality: 'GR',
  specialCare: '',
});

describe('suspicious signs in a reservation', () => {
  const found = (...passengers: ReturnType<typeof person>[]) =>
    suspicionsOf(unpaid.suspicious, { passengers });

  it.each([
    ['a short name', [person('Li', 'Bo')]],
    ['a name of one sign', [person('王', '伟')]],
    [
      'a family in which everybody is called the same but the first name',
      [
        person('Παπαδόπουλος', 'Γιώργος', '1978-01-02'),
        person('Παπαδοπούλου', 'Ελένη', '1980-03-04'),
        person('Παπαδόπουλος', 'Νίκος', '2012-05-06'),
      ],
    ],
    [
      'triplets',
      [
        person('Smith', 'Ann', '2010-01-01'),
        person('Smith', 'Ben', '2010-01-01'),
        person('Smith', 'Cid', '2010-01-01'),
        person('Smith', 'Dora', '1980-01-01'),
      ],
    ],
    [
      'a grandmother and her granddaughter',
      [person('Ξυλούρη', 'Μαρία', '1950-01-01'), person('Ξυλούρη', 'Μαρία', '2010-01-01')],
    ],
  ])('do not include %s', (_, passengers) => {
    expect(found(...passengers)).toEqual([]);
  });

  it.each([
    ['names', [person('AAAA', 'Maria')]],
    ['names', [person('Παπαδοπούλου', 'B')]],
    ['names', [person('...', 'Maria')]],
    ['same-person', [person('Weber', 'Jan'), person('WEBER', 'Jan'), person('Other', 'One', '1990-01-01')]],
    ['same-birth-date', [person('Aa', 'Bo'), person('Cc', 'Do'), person('Ee', 'Fo'), person('Gg', 'Ho')]],
  ])('include %s', (reason, passengers) => {
    expect(found(...passengers)).toContain(reason);
  });
});

describe('the payment deadline of a reservation', () => {
  const ship = (taken: number, capacity = 160) => [
    { sailingId: 'S', resource: 'SEAT_ECO', capacity, wanted: 2, unpaid: taken - 2, suspicious: 0 },
  ];

  it.each([
    [2, 200, 48],
    [18, 200, 48],
    [39, 200, 48],
    [40, 200, 12],
    [80, 200, 2],
    [120, 200, 0],
    [2, 48, 12],
    [2, 12, 2],
    [2, 2, 0],
    [80, 48, 2],
  ])('with %i of 160 seats unpaid and %i hours to go is after %i hours', (taken, hoursLeft, hours) => {
    expect(hoursToPay(rules, ship(taken), inHours(hoursLeft), NOW).hours).toBe(hours);
  });

  it('is not shortened on a small ship by one family', () => {
    expect(hoursToPay(rules, ship(9, 10), inHours(200), NOW).hours).toBe(48);
  });

  it('exists for ships that leave soon where nobody can pay by card', () => {
    const given = { loads: ship(2), departure: inHours(1.5), now: NOW };
    expect(unpaidDeadline(rules, { ...given, takesCards: true })).toBe('card_only');
    expect(unpaidDeadline(rules, { ...given, takesCards: false })).toEqual(inHours(1));
    const full = { ...given, loads: ship(150), takesCards: false };
    expect(unpaidDeadline(rules, full)).toBe('unpaid_limit');
  });
});

it('an offer of a waiting list is shorter when many wait and when the ship leaves soon', () => {
  const waiting = v.parse(WaitingRules, {});
  const minutes = (others: number, hours: number) => offerMinutes(waiting, others, inHours(hours), NOW);
  expect([minutes(9, 100), minutes(10, 100), minutes(0, 24), minutes(50, 3)]).toEqual([30, 20, 20, 10]);
});

describe('a proof of a confirmed address', () => {
  const keys = { dataKey: Buffer.alloc(32, 1).toString('base64url') };
  const { proof } = signProof(keys, 'Eleni@example.gr', NOW);

  it('is for one address, for thirty days, and survives a new key', () => {
    const proven = (address: string, days: number, given = keys) =>
      isProven(given, ['rubbish', '1.2', proof], address, inHours(days * 24));
    expect(proven(' eleni@EXAMPLE.gr ', 29)).toBe(true);
    expect(proven('eleni@example.gr', 30)).toBe(false);
    expect(proven('helen@example.gr', 1)).toBe(false);
    const later = { dataKey: Buffer.alloc(32, 2).toString('base64url'), olderDataKeys: [keys.dataKey] };
    expect(proven('eleni@example.gr', 1, later)).toBe(true);
    expect(proven('eleni@example.gr', 1, { dataKey: later.dataKey })).toBe(false);
  });

  it('is invalid when its validity was extended', () => {
    const [until = '', mac = ''] = proof.split('.');
    expect(isProven(keys, [`${Number(until) + 1}.${mac}`], 'eleni@example.gr', NOW)).toBe(false);
  });
});

it('one mailbox is one contact, however its address is written', () => {
  expect(mailboxOf('A.Nna+1@GoogleMail.com')).toBe('anna@gmail.com');
  expect(mailboxOf('a.nna+1@example.gr')).toBe('a.nna@example.gr');
});

it('requests of one caller run one after the other, those of others in parallel', async () => {
  const turns = createTurns();
  const order: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = turns.take('a', async () => {
    await gate;
    order.push('a1');
    throw new Error('a failure keeps nobody waiting');
  });
  const second = turns.take('a', async () => order.push('a2'));
  await turns.take('b', async () => order.push('b'));
  open();
  await expect(first).rejects.toThrow('a failure');
  await second;
  expect(order).toEqual(['b', 'a1', 'a2']);
});
