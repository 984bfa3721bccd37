import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shut } from './conversation-samples.ts';
import { createFakeDesk, createPage, createStorage } from './fake-desk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function begin(desk = createFakeDesk(), storage = createStorage()) {
  const page = createPage(desk, storage);
  page.store.start();
  await pass();
  return { desk, storage, ...page };
}

/** A conversation up to the first message and its response. */
async function talking() {
  const page = await begin();
  page.store.send({ kind: 'typed', field: 'name', value: 'Anna' });
  page.store.send({ kind: 'typed', field: 'text', value: 'A bag' });
  page.store.submit();
  await pass();
  return page;
}

const stageOf = ({ store }: Awaited<ReturnType<typeof begin>>) => store.get().stage;
const unsentOf = (page: Awaited<ReturnType<typeof begin>>) => {
  const stage = stageOf(page);
  return stage.kind === 'talk' ? stage.unsent.map(({ text }) => text) : null;
};

describe('E5 the first message', () => {
  it('is not sent while a field is empty', async () => {
    const page = await begin();
    page.store.submit();
    expect(stageOf(page)).toMatchObject({
      kind: 'form',
      problem: { errors: [{ field: 'name' }, { field: 'text' }] },
    });
    expect(page.desk.requests).toEqual(['GET hours']);
  });

  it('begins one conversation, even if the first response is lost', async () => {
    const page = await begin();
    page.desk.fate = ['lost', 'unreachable'];
    page.store.send({ kind: 'typed', field: 'name', value: 'Anna' });
    page.store.send({ kind: 'typed', field: 'text', value: 'A bag' });
    page.store.submit();
    await pass();
    expect(page.store.get().line.kind).toBe('down');
    await pass(5_000);
    expect(stageOf(page).kind).toBe('talk');
    expect(page.desk.started.size).toBe(1);
    expect(page.progress).toEqual([false, true]);
  });

  it('requests the office hours until the desk responds', async () => {
    const desk = createFakeDesk();
    desk.fate = ['unreachable', 'unreachable'];
    desk.hours = shut;
    const page = await begin(desk);
    expect(page.store.get().line.kind).toBe('down');
    await pass(5_000);
    expect(page.store.get()).toMatchObject({
      line: { kind: 'up' },
      stage: { kind: 'form', purpose: 'offline' },
    });
  });
});

describe('E5 a message', () => {
  it('reaches the desk once and in order, whatever responses are lost', async () => {
    const page = await talking();
    page.desk.fate = ['lost', 'unreachable', 'lost'];
    page.store.sendMessage('one');
    page.store.sendMessage('two');
    await pass();
    expect(unsentOf(page)).toEqual(['one', 'two']);
    await pass(20_000);
    expect(unsentOf(page)).toEqual([]);
    expect([...page.desk.messages.values()].map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('waits as long as the desk says, and shows why', async () => {
    const page = await talking();
    page.desk.fate = ['busy'];
    page.store.sendMessage('one');
    await pass();
    expect(page.store.get().line).toEqual({ kind: 'wait', text: 'Slowly, please.' });
    await pass(29_000);
    expect(unsentOf(page)).toEqual(['one']);
    await pass(2_000);
    expect(unsentOf(page)).toEqual([]);
  });

  it('is sent at once when the network is back', async () => {
    const page = await talking();
    page.desk.fate = ['unreachable', 'unreachable', 'unreachable', 'unreachable'];
    page.store.sendMessage('one');
    await pass(8_000);
    expect(unsentOf(page)).toEqual(['one']);
    page.desk.fate = [];
    page.store.online();
    await pass();
    expect(unsentOf(page)).toEqual([]);
  });

  it('survives a reload, like the conversation and the draft', async () => {
    const page = await talking();
    page.desk.fate = Array.from({ length: 9 }, () => 'unreachable');
    page.store.sendMessage('one');
    page.store.draft('half a');
    await pass();
    page.store.stop();
    page.desk.fate = [];
    const next = await begin(page.desk, page.storage);
    await pass();
    expect(stageOf(next)).toMatchObject({ kind: 'talk', token: 'token0', draft: 'half a', unsent: [] });
    expect([...page.desk.messages.values()].map(({ text }) => text)).toEqual(['one']);
  });

  it('becomes the first message of a new conversation when the desk has erased the old one', async () => {
    const page = await talking();
    page.desk.knowsToken = false;
    page.store.sendMessage('one');
    await pass(2_000);
    expect(stageOf(page)).toMatchObject({ kind: 'form', typed: { name: 'Anna', text: 'one' } });
  });
});

describe('E5 an event of the desk', () => {
  const answer = {
    kind: 'message',
    message: {
      seq: 7,
      key: null,
      from: 'staff',
      name: 'Eleni',
      note: null,
      text: 'Found',
      at: '2026-11-23T09:00:00.000Z',
    },
  };

  it('arrives, is reported as read only while visible, and the stream resumes from there after a break', async () => {
    const page = await talking();
    page.store.visible(false);
    page.desk.emit(answer);
    await pass();
    expect(stageOf(page)).toMatchObject({ kind: 'talk', read: 0, messages: [{ text: 'Found' }] });
    page.store.visible(true);
    await pass();
    expect(stageOf(page)).toMatchObject({ read: 7 });
    expect(page.desk.requests.filter((line) => line === 'POST seen')).toHaveLength(2);
    page.desk.breakStreams();
    await pass(3_000);
    expect(page.desk.requests.filter((line) => line.startsWith('GET events'))).toEqual([
      'GET events?after=0',
      'GET events?after=7',
    ]);
    expect(page.store.get().line.kind).toBe('up');
  });

  it('clears the typing notice when nothing follows it', async () => {
    const page = await talking();
    page.desk.emit({ kind: 'typing', name: 'Eleni', typing: true });
    await pass();
    expect(stageOf(page)).toMatchObject({ typing: 'Eleni' });
    await pass(9_000);
    expect(stageOf(page)).toMatchObject({ typing: null });
  });

  it('reports the end, and then the page doesn’t restore the conversation', async () => {
    const page = await talking();
    page.desk.emit({ kind: 'state', state: 'ended', staff: null });
    await pass();
    expect(page.progress).toEqual([false, true, false]);
    page.store.again();
    await pass();
    expect(stageOf(page)).toMatchObject({ kind: 'form', typed: { name: 'Anna', text: '' } });
  });
});
