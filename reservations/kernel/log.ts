type Write = (fields: object, message: string) => void;

/** The part of a structured logger that the service uses; pino fits. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };
