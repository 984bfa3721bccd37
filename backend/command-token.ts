import type { Lake } from '#content-lake/index.ts';
import { loadToken } from './preview-token.ts';

export const COMMAND_TOKEN_FILE = 'command-token';

/**
 * The token with which `npm run content` speaks to the running backend. Whoever may read the data folder may read the
 * database in it, so that the token gives nobody more than he has.
 */
export function loadCommandToken(folder: string, lake: Lake): Promise<string> {
  return loadToken(
    folder,
    COMMAND_TOKEN_FILE,
    { name: 'Commands on the server', role: 'administrator' },
    lake,
  );
}
