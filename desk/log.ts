/** What the desk logs with: fields first, then the sentence. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;
