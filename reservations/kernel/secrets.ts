/** What the service must keep to itself. Made once per set-up; see `backend/secrets.ts`. */
export type Secrets = {
  /** Opens the doors under `/operator`. */
  operatorToken: string;
  /** 32 bytes, base64url: encrypts who travels, at rest. Without it stored names cannot be read. */
  dataKey: string;
  /** Keys of before, newest first: what they sealed is read, and sealed again with `dataKey` at the next start. */
  olderDataKeys?: string[];
  /** Ed25519 private key (PKCS #8, base64url of the DER): signs the code on each ticket. */
  ticketKey: string;
};
