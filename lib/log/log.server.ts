import 'server-only';
import pino from 'pino';

/** Structured log of the site's server side. Level from `LOG_LEVEL`; never personal data. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: { part: 'site' } });
