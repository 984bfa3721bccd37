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
    'account.password_hash': 'Null for people who sign in elsewhere only.',
    'api_token.dataset': 'Null: every dataset.',
    'api_token.scopes': 'Words of `Scope`, separated by spaces.',
    'dataset.complete_after': 'What lies before this place in the log may have been pruned.',
    'dataset.incarnation': 'Differs between two datasets that had the same name one after the other.',
    'second_factor.last_step': 'A code works once: those of this half minute and before are used up.',
    'second_factor.next_secret': 'Of an app that is being set up.',
    'second_factor.secret': 'Encrypted; null until the first app is confirmed.',
    'session.expires_at': 'Moves on with use, up to `ends_at`.',
    'tx.request': 'Digest of the request; null in rows that are older than this column.',
    'tx.results': 'What was answered, without the documents.',
    'tx_doc.body': 'The document after the transaction; null when it was deleted.',
    'webhook.configured': "Made by the operator's configuration, and only changed there.",
    'webhook_attempt.answer': 'The beginning of what the receiver answered.',
    'webhook_attempt.status': 'What the receiver answered; null when it did not.',
    webhook_cursor: 'How far in the log each hook has looked.',
    webhook_delivery: 'Outbox and log in one: what is still owed, and what happened to what was sent.',
    'webhook_delivery.claimed_until':
      'Until then nobody else takes it: it is being sent, or it waits for its next attempt.',
    'webhook_delivery.id': 'The idempotency key.',
  },
};
