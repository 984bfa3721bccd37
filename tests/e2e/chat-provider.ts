import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

export type ChatProvider = {
  address: string;
  /** Method and path of every request. */
  requests: string[];
  /** Response of the secure check: a status, or none at all. */
  check: number | 'silent';
  close(): Promise<void>;
};

/** Posts messages to the page on behalf of the test, and shows messages from the page. */
const FRAME = `<!doctype html><title>Provider</title><h1>Provider</h1><output></output><script>
  const say = (message) => parent.postMessage(message, '*');
  addEventListener('message', ({ data }) => { document.querySelector('output').textContent = JSON.stringify(data); });
</script>`;
const CERTIFICATE = `<!doctype html><title>Certificate</title>
  <button onclick="opener.postMessage({ type: 'certificateAccepted' }, '*')">Accept</button>`;

/** A chat provider on its own origin. */
export async function startChatProvider(): Promise<ChatProvider> {
  const requests: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider.example');
    requests.push(`${request.method} ${request.url}`);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html; charset=utf-8' };
    if (pathname !== '/secure-check')
      response.writeHead(200, headers).end(pathname === '/certificate' ? CERTIFICATE : FRAME);
    else if (provider.check !== 'silent') response.writeHead(provider.check, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at: AddressInfo | string | null = server.address();
  const provider: ChatProvider = {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/`,
    requests,
    check: 200,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}

/** Replaces the site's settings so that this provider is used; all other tests run with the site's own. */
export async function useProvider(page: Page, provider: string): Promise<void> {
  await page.route('**/api/browser-settings*', async (route) => {
    const message = route.request().url().endsWith('locale=en') ? en : el;
    const chat = { provider, texts: message.common.chat };
    await route.fulfill({ json: { tagManagerId: null, errorReports: null, chat } });
  });
}
