/** Everything that the edge build writes. OpenNext takes it for one package of a larger repository and expects `.next` in it. */
export const FOLDER = '.edge';
export const BUILD = `${FOLDER}/.next`;
export const CONFIG = 'deploy/cloudflare/wrangler.jsonc';
export const OPEN_NEXT_CONFIG = 'deploy/cloudflare/open-next.config.ts';
/** The worker as a deployment would upload it. */
export const DEPLOYED = `${FOLDER}/deployed`;
/** The same build as it will be packed. */
export const STANDALONE = `${BUILD}/standalone/${BUILD}`;
