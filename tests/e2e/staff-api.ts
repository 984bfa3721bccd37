import { test, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { sessionOf } from './lake-session.ts';

let session: Promise<string> | undefined;

/** Reads one of the desk's staff endpoints, below `/desk/staff`, as the seeded editor. */
export async function fetchAsStaff<T>(
  request: APIRequestContext,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const site = test.info().project.use.baseURL ?? '';
  const token = await (session ??= sessionOf(request, site, 'editor@meltemi.example'));
  const answer = await request.get(`/desk/staff${path}`, { headers: { authorization: `Bearer ${token}` } });
  return v.parse(schema, await answer.json());
}
