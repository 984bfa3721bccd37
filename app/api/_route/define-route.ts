import * as v from 'valibot';

type Params = Record<string, string | string[] | undefined>;
/** What Next passes to a route beside the request; tests may omit it. */
export type RouteContext = { params: Promise<Params> };

/** For routes that read neither query nor path. */
export const noInput = v.object({});

type RouteOptions<Input extends v.GenericSchema> = {
  /** The query (the first value of a repeated name) and the placeholders of the path, in one object. */
  input: Input;
  /** `Cache-Control` of a returned value. */
  cache?: string;
  /** The response to a request that doesn't fit `input`. */
  invalid?: (request: Request) => Response | Promise<Response>;
  /** The response when the handler returns null: a dependency can't be reached. */
  unavailable?: (input: v.InferOutput<Input>, request: Request) => Response | Promise<Response>;
  /** Returns a value, which is sent as JSON, or a response. */
  handle(
    input: v.InferOutput<Input>,
    request: Request,
  ): object | Response | null | Promise<object | Response | null>;
};

/** A route handler that returns data: JSON, a file or a problem document. Form targets and links are in form-target.ts. */
export function defineRoute<Input extends v.GenericSchema>({
  input,
  cache,
  invalid = () => Response.json(null, { status: 400 }),
  unavailable = () => Response.json(null, { status: 503, headers: { 'Retry-After': '30' } }),
  handle,
}: RouteOptions<Input>): (request: Request, context?: RouteContext) => Promise<Response> {
  return async (request, context) => {
    const read = v.safeParse(input, await inputOf(request, context));
    if (!read.success) return invalid(request);
    const result = await handle(read.output, request);
    if (result instanceof Response) return result;
    if (result === null) return unavailable(read.output, request);
    return Response.json(result, cache === undefined ? {} : { headers: { 'Cache-Control': cache } });
  };
}

/** Query and placeholders in one object; a placeholder overrides a query parameter with its name. */
export async function inputOf(request: Request, context?: RouteContext): Promise<Params> {
  const query = [...new URL(request.url).searchParams].toReversed();
  return { ...Object.fromEntries(query), ...(await context?.params) };
}
