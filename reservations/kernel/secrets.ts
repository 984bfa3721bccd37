/** The service's secrets. Created once per installation; see `backend/secrets.ts`. */
export type Secrets = {
  /** Authorises requests under `/operator`. */
  operatorToken: string;
  /** 32 bytes, base64url: encrypts travellers' data at rest. Without it stored names can't be read. */
  dataKey: string;
  /**
   * Previous keys, newest first: data encrypted with them is readable, and re-encrypted with `dataKey` at the next
   * start.
   */
  olderDataKeys?: string[];
  /** Ed25519 private key (PKCS #8, base64url of the DER): signs the code on each ticket. */
  ticketKey: string;
};
