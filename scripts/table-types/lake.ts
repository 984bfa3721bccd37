import type { Details } from './print-tables.ts';

/** Written as JSON text, read back as the value. */
const json = (type: string) => `ColumnType<${type}, string, string>`;
/** The same, and never changed. */
const fixed = (type: string, written = 'string') => `ColumnType<${type}, ${written}, never>`;

export const lake: Details = {
  imports: {
    Mutation: '#content-lake/protocol/mutation.ts',
    'Doc, Json': '#content-lake/protocol/document.ts',
    MutationResult: './store.ts',
  },
  types: {
    'audit.details': fixed('Record<string, unknown>'),
    'document.body': json('Doc'),
    'tx.at': fixed('Date'),
    'tx.results': fixed("Pick<MutationResult, 'id' | 'operation'>[] | null", 'string | null'),
    'tx_doc.apply': json('Json[]'),
    'tx_doc.body': fixed('Doc | null', 'string | null'),
    'tx_doc.mutations': json('Mutation[]'),
    'tx_doc.revert': json('Json[]'),
    'webhook.headers': json('Record<string, string>'),
    'webhook.rule': json('unknown'),
  },
  notes: {
    'account.email': 'In lower case.',
    'account.password_hash': 'Null for people who only sign in through an identity provider.',
    'api_token.dataset': 'Null: every dataset.',
    'api_token.scopes': 'Values of `Scope`, separated by spaces.',
    'dataset.complete_after': 'Entries of the log before this position may have been pruned.',
    'dataset.incarnation': 'Distinguishes a dataset from a deleted one that had the same name.',
    'second_factor.last_step': 'Each code works once: those of this 30-second step and before are used up.',
    'second_factor.next_secret': 'The secret of an app that is being set up.',
    'second_factor.secret': 'Encrypted; null until the first app is confirmed.',
    'session.expires_at': 'Extended by use, up to `ends_at`.',
    'tx.request': 'Digest of the request; null in rows older than this column.',
    'tx.results': 'The response, without the documents.',
    'tx_doc.body': 'The document after the transaction; null when it was deleted.',
    'webhook.configured': "Created by the operator's configuration, and only changed there.",
    'webhook_attempt.answer': "The beginning of the receiver's response.",
    'webhook_attempt.status': "The status of the receiver's response; null without one.",
    webhook_cursor: 'The position in the log up to which each hook has been processed.',
    webhook_delivery: 'Outbox and log in one: pending deliveries, and the outcomes of earlier ones.',
    'webhook_delivery.claimed_until':
      'Until then no other process takes it: it is being sent, or waits for its next attempt.',
    'webhook_delivery.id': 'The idempotency key.',
  },
};
