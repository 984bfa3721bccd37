import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** A name costs this connection nothing but memory: it is the only one, and no pooler shares it. */
const LIMITS = { minUses: 3, maxNames: 300 };
/** Plans were made for the tables as they were. */
const RENEW_AFTER_MS = 900_000;
const { serialize } = protocol;

type Messages = Parameters<typeof parse.parseResults>[0];
type Prepared = { parameterTypes: number[]; columns: Messages };

/**
 * Sends this connection's statements under their names. PGlite parses and plans an unnamed statement every time, and takes
 * five round trips for it; both together are half of the processor time of a hold.
 */
export function nameStatements(
  connection: DatabaseConnection,
  pglite: PGlite,
  names: StatementNames = createStatementNames(LIMITS),
): void {
  const plain = connection.executeQuery;
  const prepared = new Map<string, Prepared>();
  let renewedAt = performance.now();

  async function prepare(name: string, text: string): Promise<Prepared> {
    const known = prepared.get(name);
    if (known) return known;
    const messages = await pglite.execProtocolStream(
      joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
      { syncToFs: false },
    );
    const described = {
      parameterTypes: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    prepared.set(name, described);
    return described;
  }

  async function execute(name: string, { sql: text, parameters }: CompiledQuery) {
    const { parameterTypes, columns } = await prepare(name, text);
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[parameterTypes[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const messages = await pglite.execProtocolStream(
      joined(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
      { syncToFs: !pglite.isInTransaction() },
    );
    const [result] = parse.parseResults([...columns, ...messages], pglite.parsers);
    return { rows: result?.rows ?? [], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  }

  async function renew(): Promise<void> {
    renewedAt = performance.now();
    prepared.clear();
    await pglite.execProtocolStream(serialize.query('deallocate all'), { syncToFs: false });
  }

  const value = async (...given: Parameters<DatabaseConnection['executeQuery']>): Promise<unknown> => {
    const [query] = given;
    const name = isPlanned(query) ? names.of(query.sql) : null;
    if (name === null) return Reflect.apply(plain, connection, given);
    return pglite.runExclusive(async () => {
      await pglite._checkReady();
      if (performance.now() - renewedAt > RENEW_AFTER_MS && !pglite.isInTransaction()) await renew();
      try {
        return await execute(name, query);
      } catch (error) {
        names.failed(query.sql, error);
        throw error;
      }
    });
  };
  Object.defineProperty(connection, 'executeQuery', { value });
}

/** Commands without parameters, such as `create table`, have nothing to plan. */
const isPlanned = ({ sql: text, parameters }: CompiledQuery): boolean =>
  parameters.length > 0 || /^\s*(?:select|with)\b/.test(text);

function joined(...messages: Uint8Array[]): Uint8Array {
  return Buffer.concat(messages);
}
