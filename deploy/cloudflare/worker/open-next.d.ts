/** The output of `npm run build:edge`; wrangler.jsonc has its path. */
declare module 'open-next-worker' {
  const site: {
    fetch(request: Request, env: Readonly<Record<string, unknown>>, context: object): Promise<Response>;
  };
  export default site;
  export const DOQueueHandler: new (...given: unknown[]) => object;
}
