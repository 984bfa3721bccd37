import { bookingChecks } from './booking-checks.ts';
import { Breach, type Call } from './probe.ts';
import { readingChecks } from './reading-checks.ts';
import { findWorld, type World } from './world.ts';

/** One requirement of the contract, described for an operator's engineer. */
export type Check = { name: string; run: (call: Call, world: World, newKey: () => string) => Promise<void> };

export type Outcome = { name: string; breach: string | null };

const checks: Check[] = [...readingChecks, ...bookingChecks];

/**
 * Checks every requirement of the contract against a running system and reports which ones it meets. Makes a handful
 * of holds and one booking, and releases all of them. A failing check does not stop the others.
 * @param operatorToken sells as staff do, since travellers reserve without paying only with a code from their mailbox
 * @param newKey makes unique idempotency keys
 */
export async function runConformance(
  call: Call,
  operatorToken: string,
  newKey: () => string,
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const note = (outcome: Outcome) => {
    outcomes.push(outcome);
    onOutcome(outcome);
  };
  let world: World;
  try {
    world = await findWorld(call, operatorToken);
  } catch (error) {
    note({ name: 'sells a direct journey', breach: reasonOf(error) });
    return outcomes;
  }
  for (const { name, run } of checks) {
    try {
      await run(call, world, newKey);
      note({ name, breach: null });
    } catch (error) {
      note({ name, breach: reasonOf(error) });
    }
  }
  return outcomes;
}

function reasonOf(error: unknown): string {
  if (error instanceof Breach) return error.message;
  throw error;
}
