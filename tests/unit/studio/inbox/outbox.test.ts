import { describe, expect, it } from 'vitest';
import { createDrafts } from '#studio/inbox/answers/drafts.ts';
import { createOutbox, type OutboxEntry, type PostResult } from '#studio/inbox/answers/outbox.ts';
import { memoryStore } from './fixtures.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A desk that answers as the test decides, and a manual clock. */
function office(store = memoryStore(), name = 'key') {
  const posted: OutboxEntry[] = [];
  const answers: (PostResult | Error)[] = [];
  let next = 0;
  let waiting: (() => void) | undefined;
  let paused = 0;
  const outbox = createOutbox({
    store,
    owner: 'me',
    newKey: () => `${name}-${(next += 1)}`,
    now: () => next,
    post: async (entry) => {
      posted.push(entry);
      const answer = answers.shift() ?? 'sent';
      if (answer instanceof Error) throw answer;
      return answer;
    },
    later: (milliseconds, work) => {
      paused = milliseconds;
      waiting = work;
      return () => {
        waiting = undefined;
      };
    },
  });
  return { outbox, posted, answers, store, wait: () => waiting?.(), paused: () => paused };
}

describe('E5 answers being sent', () => {
  it('are sent in order, and retried with the same key until they arrive', async () => {
    const { outbox, posted, answers, wait, paused } = office();
    answers.push(new TypeError('Failed to fetch'), 'later');
    outbox.send('c1', 'πρώτο');
    outbox.send('c1', 'δεύτερο');
    await settled();
    expect(outbox.halted()).toBe(true);
    expect(outbox.entries()).toHaveLength(2);
    wait();
    await settled();
    expect(paused()).toBe(2000);
    wait();
    await settled();
    expect(posted.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
    expect(outbox.entries()).toEqual([]);
    expect(outbox.halted()).toBe(false);
  });

  it('are still there after a reload', async () => {
    const { outbox, answers, store } = office();
    answers.push('later');
    outbox.send('c1', 'πριν τη φόρτωση');
    await settled();
    outbox.close();
    const after = office(store);
    await settled();
    expect(after.posted).toEqual([{ conversation: 'c1', key: 'key-1', text: 'πριν τη φόρτωση', at: 1 }]);
    expect(store.kept.size).toBe(0);
  });

  it('of two windows do not overwrite each other', async () => {
    const store = memoryStore();
    const [one, two] = [office(store, 'one'), office(store, 'two')];
    one.answers.push('later');
    two.answers.push('later');
    one.outbox.send('c1', 'από το ένα παράθυρο');
    two.outbox.send('c2', 'από το άλλο');
    await settled();
    expect(store.kept.size).toBe(2);
  });

  it('are removed if the desk refuses them for good, and the next one follows', async () => {
    const { outbox, posted, answers } = office();
    answers.push('refused');
    outbox.send('c1', 'του συναδέλφου');
    outbox.send('c2', 'δικό μου');
    await settled();
    expect(posted.map(({ conversation }) => conversation)).toEqual(['c1', 'c2']);
    expect(outbox.entries()).toEqual([]);
  });

  it('are sent at once when the connection is back', async () => {
    const { outbox, posted, answers } = office();
    answers.push('later');
    outbox.send('c1', 'τώρα');
    await settled();
    outbox.tryNow();
    await settled();
    expect(posted).toHaveLength(2);
  });

  it('ignore foreign entries in the browser’s storage', () => {
    const store = memoryStore();
    store.setItem('meltemi.inbox.outbox.me.a', '{"not":"whole"');
    store.setItem('meltemi.inbox.outbox.me.b', '{"key":1}');
    store.setItem('meltemi.inbox.outbox.other.c', '{}');
    expect(office(store).outbox.entries()).toEqual([]);
  });
});

describe('E5 drafts of answers', () => {
  it('are stored per conversation and person', () => {
    const store = memoryStore();
    const mine = createDrafts(store, 'me');
    mine.set('c1', 'Καλημέρα σας');
    mine.set('c2', 'Το πλοίο');
    expect(createDrafts(store, 'me').get('c1')).toBe('Καλημέρα σας');
    expect(createDrafts(store, 'other').get('c1')).toBe('');
    mine.set('c1', '');
    expect(mine.get('c1')).toBe('');
    expect(store.kept.size).toBe(1);
  });

  it('get a refused answer back, before what was typed meanwhile', () => {
    const drafts = createDrafts(memoryStore(), 'me');
    let told = 0;
    drafts.subscribe(() => (told += 1));
    drafts.giveBack('c1', 'η απάντηση');
    expect(drafts.get('c1')).toBe('η απάντηση');
    drafts.set('c1', 'κι άλλο');
    drafts.giveBack('c1', 'η απάντηση');
    expect(drafts.get('c1')).toBe('η απάντηση\nκι άλλο');
    expect(told).toBe(3);
  });
});
