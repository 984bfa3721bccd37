import 'server-only';
import { createJsonLog } from '#foundation/log/json-log.ts';

/** Structured log of the site's server side, in Node and on the edge. The level is `LOG_LEVEL`. Never log personal data. */
export const log = createJsonLog({ part: 'site', level: process.env.LOG_LEVEL });
