import type pg from 'pg';

const WINDOW_MS = 10_000;
/** If one window has more different texts than this, they aren't repetitions. */
const MAX_COUNTED = 2_000;

/** `prepared statement does not exist` and `already exists`: a pooler shares connections between transactions. */
const SHARED_CONNECTION = new Set(['26000', '42P05']);
/** `cached plan must not change result type`: a migration changed the tables. */
const PLAN_TOO_OLD = '0A000';

/** Such a plan breaks when an upgrade alongside this process adds a column. */
const EVERY_COLUMN = /(?:select|returning|\.|,)\s*\*/;

type Limits = {
  /** A statement sent this often within the window is worth a plan that the connection keeps. */
  minUses: number;
  /** Each connection keeps the plans of all names; statements of ever new shape must not fill its memory. */
  maxNames: number;
};
const POSTGRES: Limits = { minUses: 10, maxNames: 150 };

export type StatementNames = {
  /** The name under which connections keep this statement's plan; null while it is too rare. */
  of(text: string): string | null;
  /** Reports an error of a named statement. */
  failed(text: string, error: unknown): void;
};

/**
 * PostgreSQL parses and plans an unnamed statement every time: 1.7 of the 4.2 ms of CPU time that a hold took. As in drivers of
 * other languages, repeated statements get a name; those that a timer sends occasionally don't.
 */
export function createStatementNames(
  { minUses, maxNames }: Limits = POSTGRES,
  now: () => number = () => performance.now(),
): StatementNames {
  const names = new Map<string, string>();
  const unfit = new Set<string>();
  const counts = new Map<string, number>();
  let windowEnds = now() + WINDOW_MS;
  let given = 0;
  let isOff = false;
  return {
    of(text) {
      if (isOff) return null;
      const known = names.get(text);
      if (known !== undefined) return known;
      if (given >= maxNames || unfit.has(text)) return null;
      if (now() >= windowEnds || counts.size >= MAX_COUNTED) {
        counts.clear();
        windowEnds = now() + WINDOW_MS;
      }
      const count = (counts.get(text) ?? 0) + 1;
      counts.set(text, count);
      if (count < minUses) return null;
      counts.delete(text);
      if (EVERY_COLUMN.test(text)) return null;
      given += 1;
      const name = `often_${given}`;
      names.set(text, name);
      return name;
    },
    failed(text, error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
      if (SHARED_CONNECTION.has(code)) isOff = true;
      if (code === PLAN_TOO_OLD) {
        unfit.add(text);
        names.delete(text);
      }
    },
  };
}

/** Sends this connection's statements under their names. Commands without parameters, such as `begin`, have nothing to plan. */
export function nameStatements(client: pg.ClientBase, names: StatementNames): void {
  const query = client.query.bind(client);
  const plain = client.query;
  const value = (...given: unknown[]): unknown => {
    const [text, values] = given;
    if (given.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = names.of(text);
      if (name !== null)
        return query({ name, text, values }).catch((error: unknown) => {
          names.failed(text, error);
          throw error;
        });
    }
    return Reflect.apply(plain, client, given);
  };
  Object.defineProperty(client, 'query', { value });
}
