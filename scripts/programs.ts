import { installMissing, isProgramName } from './stack/programs.ts';

/*
 * Installs the named programs of the tests if they are missing (`scripts/stack/programs.ts`). `npm test` runs it beside its first
 * steps.
 */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !isProgramName(name));
if (unknown.length > 0) throw new Error(`Unknown programs: ${unknown.join(', ')}`);
installMissing(names.filter(isProgramName));
