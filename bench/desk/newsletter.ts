import { setTimeout as pause } from 'node:timers/promises';
import { startSending } from '#tests/fixtures/newsletter-child.ts';
import { record } from '../lake/numbers.ts';
import { withDatabases } from '../lake/store-databases.ts';
import { openSink } from './mail-sink.ts';

/*
 * An issue to 10,000 subscribers over SMTP to a server on this machine, with kill -9 in the middle: emails per second, whether each
 * subscriber got exactly one, and how many got two because the server had accepted one when the process died. NEWSLETTER_READERS
 * sets a smaller number, NEWSLETTER_DATABASE (pglite or postgres) selects one database.
 */
const READERS = Number(process.env.NEWSLETTER_READERS ?? 10_000);
/** The second process must not wait for the first one's leases. */
const AHEAD_MS = 120_000;
const rows = [
  [
    'database',
    'readers',
    'killed after',
    'seconds of sending',
    'emails/s',
    'missed',
    'two emails',
    'repeats',
  ],
];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    if ((process.env.NEWSLETTER_DATABASE ?? kind) !== kind) continue;
    const target = await make();
    const sink = await openSink();
    const given = { target, mailServer: sink.url };
    const first = await startSending({ ...given, readers: READERS, aheadMs: 0 });
    while (sink.emails < READERS / 2) await pause(5);
    await first.kill();
    const killedAfter = sink.emails;
    const second = await startSending({ ...given, readers: 0, aheadMs: AHEAD_MS });
    await second.done;
    await second.stop();
    await sink.close();
    const emails = [...sink.got.values()];
    const seconds = sink.busyMs / 1000;
    rows.push([
      kind,
      String(READERS),
      String(killedAfter),
      seconds.toFixed(1),
      (sink.emails / seconds).toFixed(0),
      String(READERS - emails.length),
      String(emails.filter((ids) => new Set(ids).size > 1).length),
      String(sink.emails - emails.length),
    ]);
  }
});
record('desk', rows);
