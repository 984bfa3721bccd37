import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { openDatabase } from '#backend/db/open.ts';
import { ChatStarted } from '#contracts/desk/chat.ts';
import { createDesk, migrateDesk } from '#desk/index.ts';
import { eleni, staffOf, travellerOf } from '#tests/fixtures/chat-world.ts';
import { quantile, record, show } from '../lake/numbers.ts';
import { withDatabases } from '../lake/store-databases.ts';

/*
 * Time from the request with a message until it arrives on the other side's stream, with 1, 50 and 200 conversations that each have
 * an open stream, and a staff window that gets the events of all. First one message at a time, then with a message per second in
 * every conversation.
 */
const CONVERSATIONS = [1, 50, 200];
const MESSAGES = 50;
const QUIET = { debug() {}, info() {}, warn() {}, error() {} };
const rows = [
  [
    'database',
    'conversations',
    'traveller → staff p50',
    'p99 ms',
    'staff → traveller p50',
    'p99 ms',
    'while each talks: p50',
    'p99 ms',
  ],
];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    const target = await make();
    const database = await openDatabase(
      kind === 'postgres' ? { kind: 'postgres', url: target } : { kind: 'pglite', folder: target },
    );
    await migrateDesk(database.db);
    for (const count of CONVERSATIONS) {
      const row = [kind, String(count), ...(await measure(database, count))];
      console.error(row.join('  '));
      rows.push(row);
    }
    await database.close();
  }
});
record('desk-chat', rows);

async function measure(database: Awaited<ReturnType<typeof openDatabase>>, count: number): Promise<string[]> {
  // Rate limits use the clock; advancing it by a minute per message keeps within them, without ending conversations.
  let minutes = 0;
  const desk = createDesk({
    db: database.db,
    clock: () => new Date(Date.UTC(2026, 10, 21, 8, minutes)),
    ids: () => randomUUID().replaceAll('-', ''),
    log: QUIET,
    mail: null,
    mailTo: 'desk@meltemi.example',
    siteUrl: 'https://meltemi.example',
    whoIs: async () => eleni,
    ...(database.notifications && { notifications: database.notifications }),
  });
  const client = {
    ask: (
      path: string,
      { body, token = '', key = '' }: { body?: unknown; token?: string; key?: string } = {},
    ) =>
      desk.fetch(
        new Request(`http://desk${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'idempotency-key': key,
            'x-forwarded-for': randomUUID(),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    async json(path: string, options: object = {}) {
      const answer = await client.ask(path, options);
      return { status: answer.status, json: answer.status === 204 ? null : await answer.json() };
    },
  };
  const staff = staffOf(client, eleni);
  const conversations: (ReturnType<typeof travellerOf> & { seq: number })[] = [];
  const arrivals = new Map<string, () => void>();
  const arrived = (what: string) => new Promise<void>((resolve) => arrivals.set(what, resolve));
  const resolveArrival = (what: string) => {
    arrivals.get(what)?.();
    arrivals.delete(what);
  };
  for (let n = 0; n < count; n += 1) {
    minutes += 1;
    const body = { locale: 'en', name: `Traveller ${n}`, text: 'Hello' };
    const answer = await client.json('/chat/conversations', { key: randomUUID(), body });
    const { token, conversation } = v.parse(ChatStarted, answer.json);
    const traveller = travellerOf(client, token, conversation.id);
    await staff.act(traveller.id, 'assign', { to: eleni.id });
    const stream = await traveller.events();
    void (async () => {
      for (;;) {
        const { event, id } = await stream.next();
        if (event === 'message') resolveArrival(`${traveller.id} ${id}`);
      }
    })().catch(() => {});
    conversations.push({ ...traveller, seq: 2 });
  }
  const inbox = await staff.events();
  void (async () => {
    for (;;) {
      const { data } = await inbox.next();
      if (data['kind'] === 'conversation')
        resolveArrival(`staff ${String(data['id'])} ${String(data['seq'])}`);
    }
  })().catch(() => {});

  /** The staff window loads the conversation after an event, as the Studio does. */
  async function fromTraveller(n: number): Promise<number> {
    const conversation = conversations[n % count];
    if (!conversation) return NaN;
    minutes += 1;
    conversation.seq += 1;
    const heard = arrived(`staff ${conversation.id} ${conversation.seq}`);
    const start = performance.now();
    const said = conversation.say('Does the boat to Symi sail tomorrow at nine?');
    await heard;
    await staff.view(conversation.id);
    const took = performance.now() - start;
    await said;
    return took;
  }
  async function fromStaff(n: number): Promise<number> {
    const conversation = conversations[n % count];
    if (!conversation) return NaN;
    conversation.seq += 1;
    const heard = arrived(`${conversation.id} ${conversation.seq}`);
    const start = performance.now();
    const said = staff.say(conversation.id, 'Yes, it does. Please be at the quay at a quarter past eight.');
    await heard;
    const took = performance.now() - start;
    await said;
    return took;
  }

  const there: number[] = [];
  const back: number[] = [];
  for (let n = 0; n < MESSAGES; n += 1) {
    there.push(await fromTraveller(n));
    back.push(await fromStaff(n));
  }
  const together: number[] = [];
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, (n * 1000) / count));
      for (let round = 0; round < 3; round += 1) {
        const took = await fromStaff(n);
        together.push(took);
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - took)));
      }
    }),
  );
  await desk.close();
  return [there, back, together].flatMap((times) => {
    const sorted = times.toSorted((a, b) => a - b);
    return [show(quantile(sorted, 0.5)), show(quantile(sorted, 0.99))];
  });
}
