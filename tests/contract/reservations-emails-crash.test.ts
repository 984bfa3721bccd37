import { sql } from 'kysely';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrateDesk } from '#desk/index.ts';
import { childProgram } from '#tests/fixtures/child-programs.ts';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';
import { PATIENT_MS, startService, stoppedClock } from '#tests/fixtures/reservations.ts';
import { buy, TWO_AND_A_CAR } from '#tests/fixtures/tickets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
/** After every lease of the killed process has expired. */
const LATER = '2026-11-21T10:10:00Z';
const BOOKINGS = 6;
const KILL_AT = 3;
/**
 * Connections of the transport: at most this many emails may be accepted by the server without our having recorded
 * it.
 */
const ON_THEIR_WAY = 4;
const PATIENT = { timeout: PATIENT_MS, interval: 5 };

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('D5 emails of bookings whose process is killed while it sends', ({ open }) => {
  let opened: OpenDatabase;
  let mail: MailServer;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    [opened, mail] = await Promise.all([open(), openMailServer()]);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await mail.close();
    await opened.close();
  });

  function start(at: string): ChildProcess {
    const child = fork(childProgram('booking-emails-process'), [opened.url ?? '', mail.url, at], {
      execArgv: [],
    });
    children.push(child);
    return child;
  }

  it('all arrive, each as the same email however often it is sent, and those of a booking in order', async () => {
    await migrateDesk(opened.db);
    const shop = await startService({
      db: opened.db,
      network: tinyNetwork({ legs: 3, seats: 60, horizonDays: 20, capacity: { CEU_DM: 900 } }),
      clock: stoppedClock(START).now,
      seed: 'emails crash',
    });
    const trip = {
      segments: [{ tripId: 'L1-20261202.0.3', class: 'ECO', direction: 'A' }],
      party: TWO_AND_A_CAR,
    };
    for (let count = 0; count < BOOKINGS; count += 1)
      await buy(shop, trip, {
        contact: { email: `traveller-${count}@example.gr`, phone: null, refused: false },
      });
    const { rows } = await sql<{ key: string }>`select key from desk.outgoing_mail
      where state = 'unwritten'`.execute(opened.db);
    expect(rows).toHaveLength(2 * BOOKINGS);

    const first = start(START);
    await vi.waitUntil(() => mail.inbox.length >= KILL_AT, PATIENT);
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    start(LATER);
    const arrived = () => new Map(mail.inbox.map((email) => [email.messageId ?? '', email]));
    await vi.waitUntil(() => arrived().size >= rows.length, PATIENT);

    expect(arrived().size).toBe(rows.length);
    expect(mail.inbox.length - rows.length).toBeLessThanOrEqual(ON_THEIR_WAY);
    for (let count = 0; count < BOOKINGS; count += 1) {
      const own = [...arrived().values()].filter(
        ({ to }) => to?.[0]?.address === `traveller-${count}@example.gr`,
      );
      // The ticket comes second, with its PDF.
      expect(
        own.map(({ attachments }) => attachments.some(({ mimeType }) => mimeType === 'application/pdf')),
      ).toEqual([false, true]);
    }
  });
});
