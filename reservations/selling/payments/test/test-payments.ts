import { column } from '#reservations/db/schema.gen.ts';
import { type Kysely, sql } from 'kysely';
import { type Db, first, type RowOf } from '#reservations/kernel/rows.ts';
import {
  BadSignature,
  type PaymentProvider,
  type ProviderStatus,
} from '#reservations/context/payment-provider.ts';

const StoredTestPayment = {
  outcome: column.test_payment.outcome,
  cents: column.test_payment.cents,
};
type StoredTestPayment = RowOf<typeof StoredTestPayment>;

type Options = {
  /** The service's own database: this provider stores its state in one table. */
  db: Kysely<unknown>;
  /**
   * Base address of this provider's page in browsers: the page is `/payments/test/{id}` below it, such as
   * `http://localhost:3000/api`.
   */
  baseUrl: string;
  isProduction: boolean;
  /** Confirms that test payments are intended, even in production. */
  allowInProduction?: boolean;
};

/**
 * A provider that takes no money: its page lets the tester decide if the payment succeeds. For demonstrations and
 * tests only.
 * @throws Error in production without `allowInProduction`: tickets would be free
 */
export function testPayments({ db, baseUrl, isProduction, allowInProduction }: Options): PaymentProvider {
  if (isProduction && !allowInProduction)
    throw new Error(
      'test payments issue free tickets: they are refused in production unless explicitly allowed',
    );
  return {
    name: 'test',
    async start({ id, cents }) {
      await sql`insert into reservations.test_payment (id, cents, outcome) values (${id}::uuid, ${cents}::integer, 'open')
        on conflict (id) do nothing`.execute(db);
      return { redirectUrl: `${baseUrl}/payments/test/${id}`, providerRef: id };
    },
    status: async ({ id }) => statusOf(await read(db, id)),
    cancel: async ({ id }) => statusOf(await decide(db, id, 'ended')),
    refund: async ({ id }) => ({ kind: 'done', providerRef: `test-refund-${id}` }),
    verifyWebhook() {
      throw new BadSignature('the test provider sends no events');
    },
  };
}

/** The tester's decision; the first one counts. A payment that does not exist counts as ended. */
export async function decide(
  db: Db,
  id: string,
  outcome: StoredTestPayment['outcome'],
): Promise<StoredTestPayment | null> {
  await sql`update reservations.test_payment set outcome = ${outcome} where id = ${id}::uuid and outcome = 'open'`.execute(
    db,
  );
  return read(db, id);
}

export function statusOf(stored: StoredTestPayment | null): ProviderStatus {
  if (!stored || stored.outcome === 'declined' || stored.outcome === 'ended') return { kind: 'ended' };
  if (stored.outcome === 'open') return { kind: 'open' };
  return { kind: 'paid', cents: stored.cents, currency: 'eur', chargeRef: null };
}

function read(db: Db, id: string): Promise<StoredTestPayment | null> {
  return first(
    db,
    StoredTestPayment,
    sql`select outcome, cents from reservations.test_payment where id = ${id}::uuid`,
  );
}
