import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';

/** What a request began later than this after it came, such as a stream, waits like everybody else. */
const LONGEST_MS = 30_000;

type Arrival = { number: number; atMs: number };
const arrival = new AsyncLocalStorage<Arrival>();
let arrivals = 0;

/** All queries of `work` wait as if they had been asked for now: who came first is finished first. */
export function inOrderOfArrival<T>(work: () => T): T {
  arrivals += 1;
  return arrival.run({ number: arrivals, atMs: performance.now() }, work);
}

/**
 * PGlite has one connection. Kysely's own lock lends it to one query after the other, so a request with ten of them waits ten
 * times behind everybody who has come meanwhile: under 50 buyers some waited for 17 seconds. Here the request that came first goes
 * first, with each of its queries; what belongs to no request waits from the moment it asks.
 */
export class FairPGliteDialect extends PGliteDialect {
  readonly #config;
  constructor(config: ConstructorParameters<typeof PGliteDialect>[0]) {
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

/** Says that the driver sees to it that one connection is not used by two, so that Kysely leaves its own lock out. */
class QueuedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * PGlite works in this thread and waits for nothing, so one query follows the other without Node ever looking at its sockets: with
 * 50 buyers for seconds, in which nobody was answered and nobody who came was noticed.
 */
const LOOK_UP_EVERY_MS = 5;

class QueuedDriver extends PGliteDriver {
  readonly #waiting: { number: number; go: () => void }[] = [];
  #isLent = false;
  #lookedUp = 0;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isLent) await new Promise<void>((go) => this.#queue(go));
    else if (this.#isTimeToLookUp()) {
      this.#isLent = true;
      const turn = new Promise<void>((go) => this.#queue(go));
      this.#lookUp();
      await turn;
    }
    this.#isLent = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    if (this.#isTimeToLookUp()) this.#lookUp();
    else this.#handOn();
  }

  #isTimeToLookUp(): boolean {
    return performance.now() - this.#lookedUp > LOOK_UP_EVERY_MS;
  }

  /** Lets Node send answers and take requests, and only then chooses who is next. Lent until then. */
  #lookUp(): void {
    setImmediate(() => {
      this.#lookedUp = performance.now();
      this.#handOn();
    });
  }

  #handOn(): void {
    const next = this.#waiting.shift();
    // Handed on while it is lent: nobody who comes now can step in between.
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
  if (own && performance.now() - own.atMs < LONGEST_MS) return own.number;
  arrivals += 1;
  return arrivals;
}
