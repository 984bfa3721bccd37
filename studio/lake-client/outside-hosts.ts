/** The Studio's maker: newer versions, error reports and feedback are asked of and sent to these. */
const MAKER = /(?:^|\.)(?:sanity\.(?:io|work)|sanity-cdn\.(?:com|work))$/;
/** Of a hosted project: its own host names, and the host of its pictures. */
const OWN = (project: string) => [`${project}.api.sanity.io`, `${project}.apicdn.sanity.io`, 'cdn.sanity.io'];

type Fetch = typeof globalThis.fetch;

/**
 * A `fetch` for the page of the Studio that asks no outside host: what an editor does is between the editor and this site. The
 * question for newer versions is answered with the one that runs, which is what an installation of its own has; everything else
 * that would leave is answered as missing. The page's policy stops whatever does not come through here.
 * @param hostedProject its hosts stay reachable; null for the embedded content lake
 */
export function insideFetch(fetch: Fetch, hostedProject: string | null, version: string): Fetch {
  const own = hostedProject === null ? [] : OWN(hostedProject);
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = URL.parse(address, globalThis.location?.href);
    if (!url || !MAKER.test(url.hostname) || own.includes(url.hostname)) return fetch(input, init);
    return Promise.resolve(
      url.pathname.startsWith('/v1/modules/')
        ? Response.json({ latest: version, packageVersion: version })
        : new Response(null, { status: 404 }),
    );
  };
}
