import type { PGlite } from '@electric-sql/pglite';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';
import { nameStatements } from './pglite-statements.ts';

/** A request's queries later than this after its arrival, such as those of a stream, are queued like any others. */
const MAX_PRIORITY_MS = 30_000;

type Arrival = { number: number; atMs: number };
const arrival = new AsyncLocalStorage<Arrival>();
let arrivals = 0;

/** Queues all queries of `work` as if they had been sent now: requests finish in the order of arrival. */
export function inOrderOfArrival<T>(work: () => T): T {
  arrivals += 1;
  return arrival.run({ number: arrivals, atMs: performance.now() }, work);
}

/**
 * PGlite has one connection. Kysely's own lock lends it to one query after the other, so a request with ten queries waits ten
 * times behind everybody who has arrived meanwhile: with 50 buyers some waited for 17 seconds. Here the earliest request goes
 * first, with each of its queries; queries outside a request are queued by their own time.
 */
export class FairPGliteDialect extends PGliteDialect {
  readonly #config;
  constructor({ pglite }: { pglite: PGlite }) {
    const onCreateConnection = async (connection: DatabaseConnection) => nameStatements(connection, pglite);
    const config = { pglite, onCreateConnection };
    super(config);
    this.#config = config;
  }
  override createAdapter(): PGliteAdapter {
    return new QueuedAdapter();
  }
  override createDriver(): PGliteDriver {
    return new QueuedDriver(this.#config);
  }
}

/** Claims support for several connections, so that Kysely omits its own lock; the driver does the queueing. */
class QueuedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * PGlite works synchronously in this thread, so queries would follow each other without the event loop handling any sockets:
 * with 50 buyers, for seconds no response was sent and no new request was read. This is how often the loop gets a turn.
 */
const YIELD_EVERY_MS = 5;

class QueuedDriver extends PGliteDriver {
  readonly #waiting: { number: number; go: () => void }[] = [];
  #isLent = false;
  #yieldedAt = 0;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isLent) await new Promise<void>((go) => this.#queue(go));
    else if (this.#isTimeToYield()) {
      this.#isLent = true;
      const turn = new Promise<void>((go) => this.#queue(go));
      this.#yieldToLoop();
      await turn;
    }
    this.#isLent = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    if (this.#isTimeToYield()) this.#yieldToLoop();
    else this.#handOn();
  }

  #isTimeToYield(): boolean {
    return performance.now() - this.#yieldedAt > YIELD_EVERY_MS;
  }

  /** Lets Node send responses and read requests, and only then chooses the next query. The connection stays lent until then. */
  #yieldToLoop(): void {
    setImmediate(() => {
      this.#yieldedAt = performance.now();
      this.#handOn();
    });
  }

  #handOn(): void {
    const next = this.#waiting.shift();
    // It stays lent while it is passed on, so that no newcomer can get in between.
    if (next) next.go();
    else this.#isLent = false;
  }

  #queue(go: () => void): void {
    const number = numberNow();
    const behind = this.#waiting.findIndex((each) => each.number > number);
    this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, { number, go });
  }
}

function numberNow(): number {
  const own = arrival.getStore();
  if (own && performance.now() - own.atMs < MAX_PRIORITY_MS) return own.number;
  arrivals += 1;
  return arrivals;
}
