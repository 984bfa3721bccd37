import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROOF_COOKIE, withProof } from '#lib/booking/contact/proof-cookie.ts';
import { signProof } from '#reservations/contacts/proof.ts';
import { emailsTo } from './emails.ts';

/** Gives the browser the proof that it gets when its traveller enters the code: for tests of other features. */
export async function confirmAddress(context: BrowserContext, address: string): Promise<void> {
  const file = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8');
  const { dataKey } = v.parse(v.object({ dataKey: v.string() }), JSON.parse(file));
  const { proof } = signProof({ dataKey }, address, new Date());
  const value = encodeURIComponent(withProof(undefined, proof));
  const domain = new URL(test.info().project.use.baseURL ?? '').hostname;
  await context.addCookies([{ name: PROOF_COOKIE, value, domain, path: '/', httpOnly: true }]);
}

/** The code in the newest email to this address, which no other test uses, after `known` emails. */
export async function codeSentTo(page: Page, address: string, known = 0): Promise<string> {
  let code = '';
  await expect(async () => {
    const emails = await emailsTo(page.request, address);
    expect(emails.length).toBeGreaterThan(known);
    code = /\b\d{6}\b/.exec(emails[0]?.subject ?? '')?.[0] ?? '';
  }).toPass();
  return code;
}
