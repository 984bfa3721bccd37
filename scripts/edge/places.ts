/** Everything that the edge build writes. OpenNext treats it as a package in a monorepo and expects `.next` in it. */
export const FOLDER = '.edge';
export const BUILD = `${FOLDER}/.next`;
export const CONFIG = 'deploy/cloudflare/wrangler.jsonc';
export const OPEN_NEXT_CONFIG = 'deploy/cloudflare/open-next.config.ts';
/** The worker as a deployment uploads it. */
export const DEPLOYED = `${FOLDER}/deployed`;
/** The standalone build that gets bundled. */
export const STANDALONE = `${BUILD}/standalone/${BUILD}`;
