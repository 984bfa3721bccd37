import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { ChatStarted } from '#contracts/desk/chat.ts';
import { type ChatProcess, startChatProcess } from '#tests/fixtures/chat-child.ts';
import { eleni, ended, staffOf, travellerOf, until } from '#tests/fixtures/chat-world.ts';
import { prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { onEachDatabase, onPostgres } from '#tests/fixtures/databases.ts';

/** A process starts in a second, or in a minute on a busy machine. */
const TIMEOUT_MS = 240_000;
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

async function begin(process: ChatProcess) {
  const body = { locale: 'el', name: 'Άννα', text: 'Καλημέρα' };
  const answer = await process.json('/chat/conversations', { key: randomUUID(), body });
  const { token, conversation } = v.parse(ChatStarted, answer.json);
  return { token, id: conversation.id };
}

onEachDatabase('E5 a backend that dies in the middle of a conversation', ({ kind, open }) => {
  it(
    'loses no accepted message, and stores none twice that is sent again',
    { timeout: TIMEOUT_MS },
    async () => {
      const opened = kind === 'postgres' ? await open() : undefined;
      const folder = await mkdtemp(join(tmpdir(), 'desk-chat-'));
      if (!opened) await prepareDataFolder(folder);
      const desk = await startChatProcess(opened?.url ?? folder);
      const { token, id } = await begin(desk);
      const anna = travellerOf(desk, token, id);
      const staff = staffOf(desk, eleni);
      const received: number[] = [];
      const keys = Array.from({ length: 12 }, () => randomUUID());
      let kills = 0;

      /** Sends until it is accepted, as the chat frame does. */
      async function send(once: () => Promise<{ status: number }>): Promise<void> {
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const status = await once().then(
            (answer) => answer.status,
            () => null,
          );
          if (status !== null) return expect(status).toBe(200);
          await restarted;
        }
        throw new Error('Never taken');
      }
      let restarted = Promise.resolve();
      async function follow(): Promise<void> {
        const stream = await anna.events(received.at(-1) ?? 0);
        try {
          while (received.length < 26) {
            const { id: number } = await until(stream, ({ event }) => event === 'message');
            received.push(Number(number));
          }
        } catch {
          // The connection broke with the process; the caller reconnects.
        }
      }
      let following = follow();
      for (const [n, key] of keys.entries()) {
        const sent = Promise.all([
          send(() => anna.say(`t${n}`, key)),
          send(() => staff.say(id, `s${n}`, key)),
        ]);
        if (n === 3 || n === 8) {
          kills += 1;
          restarted = desk.kill().then(() => desk.start());
          await restarted;
          await following;
          following = follow();
        }
        await sent;
      }
      await following;
      const { messages } = await anna.conversation();
      expect(kills).toBe(2);
      expect(messages.map(({ seq }) => seq)).toEqual(numbers(1, 26));
      expect(messages.filter(({ from }) => from === 'traveller')).toHaveLength(13);
      expect(messages.filter(({ from }) => from === 'staff')).toHaveLength(12);
      expect(received).toEqual(numbers(1, 26));
      await desk.stop();
      await opened?.close();
      await rm(folder, { recursive: true, force: true });
    },
  );
});

onPostgres('E5 two backends on one database', ({ open }) => {
  it(
    'notify each other, assign a conversation only once, and end their streams on shutdown',
    { timeout: TIMEOUT_MS },
    async () => {
      const opened = await open();
      const target = opened.url ?? '';
      const first = await startChatProcess(target);
      const second = await startChatProcess(target);
      const { token, id } = await begin(first);
      const [here, there] = [staffOf(first, eleni), staffOf(second, eleni)];
      const received = await travellerOf(first, token, id).events(1);
      const inbox = await there.events();
      expect(await inbox.next()).toMatchObject({ data: { kind: 'again' } });
      await travellerOf(first, token, id).say('On one');
      expect(await inbox.next()).toMatchObject({ data: { kind: 'conversation', id, seq: 2 } });
      await there.act(id, 'typing', { typing: true });
      expect(await until(received, ({ event }) => event === 'typing')).toMatchObject({
        data: { name: 'Ελένη' },
      });
      await there.say(id, 'From the other');
      const last = await until(received, ({ id: number, event }) => event === 'message' && number === '4');
      expect(last).toMatchObject({ data: { message: { text: 'From the other' } } });
      const rival = { id: 'kostas', name: 'Κώστας', role: 'editor', email: '' };
      for (let round = 0; round < 3; round += 1) {
        const next = await begin(first);
        const both = await Promise.all([
          here.say(next.id, 'Mine'),
          staffOf(second, rival).say(next.id, 'Mine'),
        ]);
        expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      }
      const ends = Promise.all([ended(received), ended(inbox)]);
      await Promise.all([first.stop(), second.stop()]);
      expect(await ends).toEqual([true, true]);
      await opened.close();
    },
  );
});
