import { expect, type APIRequestContext } from '@playwright/test';
import { MailItem, MailList } from '#contracts/desk/index.ts';
import { fetchAsStaff } from './staff-api.ts';

/** Emails to this address, newest first, once there are any. There is no mail server, so the desk keeps and shows them. */
export async function emailsTo(request: APIRequestContext, address: string): Promise<MailItem[]> {
  let found: MailList['items'] = [];
  await expect
    .poll(async () => {
      const { items } = await fetchAsStaff(request, `/mail?q=${encodeURIComponent(address)}`, MailList);
      found = items.filter(({ recipient }) => recipient === address);
      return found.length;
    })
    .toBeGreaterThan(0);
  return Promise.all(found.map(({ id }) => fetchAsStaff(request, `/mail/${id}`, MailItem)));
}
