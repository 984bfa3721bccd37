/** What every part of the program logs with: fields first, then the sentence. pino and {@link createJsonLog} fit. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;
