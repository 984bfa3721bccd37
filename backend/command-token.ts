import type { Lake } from '#content-lake/index.ts';
import { loadToken } from './preview-token.ts';

export const COMMAND_TOKEN_FILE = 'command-token';

/**
 * The token with which `npm run content` authenticates at the running backend. Anybody who can read the data folder can
 * read the database in it, so the token grants nothing more.
 */
export function loadCommandToken(folder: string, lake: Lake): Promise<string> {
  return loadToken(
    folder,
    COMMAND_TOKEN_FILE,
    { name: 'Commands on the server', role: 'administrator' },
    lake,
  );
}
