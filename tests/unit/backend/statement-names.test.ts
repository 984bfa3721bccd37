import { expect, it } from 'vitest';
import { createStatementNames } from '#backend/db/statement-names.ts';

/** As often as it takes to get a name. */
function ask(names: ReturnType<typeof createStatementNames>, text: string, times = 10): string | null {
  let name: string | null = null;
  for (let count = 0; count < times; count += 1) name = names.of(text);
  return name;
}

it('names frequent statements, each text by one name, but not those of an occasional timer', () => {
  let now = 0;
  const names = createStatementNames(undefined, () => now);
  for (let count = 0; count < 100; count += 1) {
    now += 5_000;
    expect(names.of('select timer')).toBeNull();
  }
  expect(ask(names, 'select often', 9)).toBeNull();
  const name = names.of('select often');
  expect(name).toEqual(expect.any(String));
  expect(names.of('select often')).toBe(name);
  expect(ask(names, 'select another')).not.toBe(name);
});

it('names no more than a connection has room for', () => {
  const names = createStatementNames(undefined, () => 0);
  const given = Array.from({ length: 200 }, (_, number) => ask(names, `select ${number}`));
  expect(new Set(given.filter((name) => name !== null)).size).toBe(150);
  expect(names.of('select 0')).toBe(given[0]);
});

it('leaves statements that select all columns unnamed: an upgrade alongside this process may add some', () => {
  const names = createStatementNames(undefined, () => 0);
  for (const text of ['select * from t where a = $1', 'select "t".* from t', 'insert into t returning *'])
    expect(ask(names, text)).toBeNull();
  expect(ask(names, 'select count(*), 2 * $1 from t')).not.toBeNull();
});
