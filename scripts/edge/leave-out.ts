import { existsSync, writeFileSync } from 'node:fs';
import { BUILD } from './places.ts';

/** What Next loads only to run a project's own tests, with a library that replaces Node's HTTP client. */
const TEST_SERVER = `${BUILD}/standalone/node_modules/next/dist/experimental/testmode/server.js`;

/**
 * Empties modules of Next that a worker never loads: bundlers take them along (16.4.6: 12 KB compressed).
 * @throws if Next has moved them
 */
export function leaveOutTestServer(): void {
  if (!existsSync(TEST_SERVER))
    throw new Error(`${TEST_SERVER} doesn't exist any more: see what is left out.`);
  writeFileSync(TEST_SERVER, 'module.exports={};\n');
}
