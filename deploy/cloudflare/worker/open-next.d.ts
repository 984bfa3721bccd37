/** What `npm run build:edge` makes of the site; wrangler.jsonc says where it is. */
declare module 'open-next-worker' {
  const site: {
    fetch(request: Request, env: Readonly<Record<string, unknown>>, context: object): Promise<Response>;
  };
  export default site;
  export const DOQueueHandler: new (...given: unknown[]) => object;
}
