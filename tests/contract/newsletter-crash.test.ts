import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';
import { startSending } from '#tests/fixtures/newsletter-child.ts';

const READERS = 300;
const KILL_AT = 100;
/** The transport's connections: up to this many emails may be accepted by the server and not recorded when we die. */
const ON_THEIR_WAY = 4;
/** Longer than a lease, so that nobody waits for those of the dead process. */
const AHEAD_MS = 120_000;

// A few seconds on a quiet machine; three processes start during the test.
vi.setConfig({ testTimeout: 180_000 });
const WAIT = { timeout: 90_000, interval: 5 };

onPostgres('G3 an issue whose process is killed while it sends', ({ open }) => {
  let opened: OpenDatabase;
  let mail: MailServer;

  beforeAll(async () => {
    [opened, mail] = await Promise.all([open(), openMailServer()]);
  });
  afterAll(async () => {
    await mail.close();
    await opened.close();
  });

  it('reaches each reader with exactly one email; what the server had accepted is sent again identically', async () => {
    const given = { target: opened.url ?? '', mailServer: mail.url };
    const first = await startSending({ ...given, readers: READERS, aheadMs: 0 });
    await vi.waitUntil(() => mail.inbox.length >= KILL_AT, WAIT);
    // From here on the server accepts emails without confirming them: the gap that no database can close.
    const { promise, resolve } = Promise.withResolvers<void>();
    mail.before = promise;
    await vi.waitUntil(() => mail.held === ON_THEIR_WAY, WAIT);
    await first.kill();
    mail.before = null;
    resolve();

    // Two at once: they share the rest.
    const others = await Promise.all(
      [1, 2].map(() => startSending({ ...given, readers: 0, aheadMs: AHEAD_MS })),
    );
    const [progress] = await Promise.all(others.map(({ done }) => done));
    await Promise.all(others.map((other) => other.stop()));
    expect(progress).toEqual({ readers: READERS, sent: READERS, failed: 0, skipped: 0 });

    const ids = new Map<string, Set<string>>();
    for (const { to, messageId } of mail.inbox) {
      const address = to?.[0]?.address ?? '';
      ids.set(address, (ids.get(address) ?? new Set()).add(messageId ?? ''));
    }
    expect(ids.size).toBe(READERS);
    expect([...ids.values()].every((letters) => letters.size === 1)).toBe(true);
    const repeats = mail.inbox.length - READERS;
    expect(repeats).toBe(ON_THEIR_WAY);
  });
});
