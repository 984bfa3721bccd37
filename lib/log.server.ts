import 'server-only';
import { createJsonLog } from '#foundation/log/json-log.ts';

/** Structured log of the site's server side, in Node and on the edge. Level from `LOG_LEVEL`; never personal data. */
export const log = createJsonLog({ part: 'site', level: process.env.LOG_LEVEL });
