/** The logger of every part of the program: fields first, then the message. pino and {@link createJsonLog} implement it. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;
