import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { MailItem, MailList } from '#desk/contract/index.ts';
import { sessionOf } from './lake-session.ts';

let session: Promise<string> | undefined;

/** Letters to this address, newest first, once there are any: there is no mail server, so the desk keeps and shows them. */
export async function lettersTo(request: APIRequestContext, address: string): Promise<MailItem[]> {
  const site = new URL((await request.get('/')).url()).origin;
  const token = await (session ??= sessionOf(request, site, 'editor@meltemi.example'));
  const read = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> => {
    const answer = await request.get(`/desk/staff/mail${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return v.parse(schema, await answer.json());
  };
  let found: MailList['items'] = [];
  await expect
    .poll(async () => {
      const { items } = await read(`?q=${encodeURIComponent(address)}`, MailList);
      found = items.filter(({ recipient }) => recipient === address);
      return found.length;
    })
    .toBeGreaterThan(0);
  return Promise.all(found.map(({ id }) => read(`/${id}`, MailItem)));
}
