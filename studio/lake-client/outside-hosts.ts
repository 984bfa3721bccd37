/** Hosts of the Studio's vendor, for version checks, error reports and feedback. */
const MAKER = /(?:^|\.)(?:sanity\.(?:io|work)|sanity-cdn\.(?:com|work))$/;
/** The hosts of a hosted project: its API and its images. */
const OWN = (project: string) => [`${project}.api.sanity.io`, `${project}.apicdn.sanity.io`, 'cdn.sanity.io'];

type Fetch = typeof globalThis.fetch;

/**
 * A `fetch` for the Studio's page that calls no outside host, so that no data about editors leaves this site. Version checks get
 * the running version as a response; every other outside request gets a 404. The content security policy blocks requests that
 * bypass this.
 * @param hostedProject whose hosts stay reachable; null for the embedded content lake
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
