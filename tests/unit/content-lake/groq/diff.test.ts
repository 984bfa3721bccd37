import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { groqOver } from '#tests/fixtures/groq.ts';

const before = {
  gone: 1,
  same: { a: 1 },
  title: 'Patmos',
  port: { name: 'Skala', code: 'PAT', boss: { _type: 'person', name: 'Eleni' } },
  quays: [
    { n: 1, open: true },
    { n: 2, open: false },
  ],
  calls: ['Mon', 'Tue'],
  turned: [{ day: 'Mon' }, { day: 'Tue' }],
};
const after = {
  come: 1,
  same: { a: 1 },
  title: 'Patmos',
  port: { name: 'Skala', code: 'PMS', boss: { _type: 'person', name: 'Maria' } },
  quays: [
    { n: 1, open: true },
    { n: 2, open: true },
  ],
  calls: ['Mon', 'Tue', 'Wed'],
  turned: [{ day: 'Tue' }, { day: 'Mon' }],
};
const answer = groqOver([]);
const params = { before, after };

/** Our result, after checking that groq-js gives the same. */
async function both(call: string): Promise<unknown> {
  const theirs = await evaluate(parse(call, { params }), { params });
  const ours = answer(call, params);
  expect(ours).toBe(await theirs.get());
  return ours;
}

describe('diff::changedAny', () => {
  it.each([
    ['gone', true],
    ['come', true],
    ['nowhere', false],
    ['same', false],
    ['title', false],
    ['(title)', false],
    ['(title, port)', true],
    ['port.name', false],
    ['port.(name, code)', true],
    ['(same, port).code', true],
    ['port.boss.name', true],
    ['quays', true],
    ['quays[].n', false],
    ['quays[].open', true],
    ['quays[n == 1].open', false],
    ['quays[n == 2].open', true],
    ['quays[].(n, nowhere)', false],
    ['calls', true],
    ['calls[@ == "Mon"]', true],
    ['turned[].day', true],
    ['turned[day == "Mon"].day', true],
    ['title[]', false],
    ['port[].name', false],
    ['anywhere(_type == "person").name', true],
    ['anywhere(_type == "ship").name', false],
  ])('%s', async (selector, expected) => {
    expect(await both(`diff::changedAny($before, $after, ${selector})`)).toBe(expected);
    expect(await both(`diff::changedAny($before, $before, ${selector})`)).toBe(false);
  });
});

describe('diff::changedOnly', () => {
  it.each([
    ['title', false],
    ['(gone, come, port, quays, calls, turned)', true],
    ['(gone, come, port, quays, calls)', false],
    ['(gone, come, port.(code, boss.name), quays[n == 2].open, calls, turned[].day)', true],
    ['(gone, come, port.code, quays, calls, turned)', false],
  ])('%s', async (selector, expected) => {
    expect(await both(`diff::changedOnly($before, $after, ${selector})`)).toBe(expected);
    expect(await both(`diff::changedOnly($before, $before, ${selector})`)).toBe(true);
  });
});

it.each(['a + 1', 'a{b}', 'a[0]', '"a"', '1', '(a, a + 1)'])('refuses %s as a selector', (selector) => {
  expect(() => answer(`diff::changedAny({}, {}, ${selector})`)).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

it('stops on values that contain the same part endlessly often', () => {
  const many = `({"n": 1}${'{"a": @, "b": @}'.repeat(40)})`;
  const call = `{"x": ${many}, "y": ${many}}{"changed": diff::changedAny(x, y, a)}`;
  expect(() => answer(call, {}, 100)).toThrow(/took longer than/);
});
