import type { Locale } from '#foundation/text/locales.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMAND_TOKEN_FILE } from '#backend/command-token.ts';
import type { Topology } from '#scripts/several/topology.ts';

const DOCUMENT = 'destination-kos';
const PATH = '/destinations/kos';
const TITLES = { el: 'Κως', en: 'Kos' };

/** Publishes one island's title repeatedly, with an increasing number, and knows which number readers must see at least. */
export async function createEditor({ backendUrl, dataFolder }: Topology) {
  const token = (await readFile(join(dataFolder, COMMAND_TOKEN_FILE), 'utf8')).trim();
  const published: { number: number; answeredAt: number }[] = [];

  async function act(actions: object[]): Promise<void> {
    const answer = await fetch(`${backendUrl}/lake/v2025-02-19/data/actions/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ actions }),
    });
    if (!answer.ok) throw new Error(`publishing answered ${answer.status}: ${await answer.text()}`);
    await answer.body?.cancel();
  }

  return {
    published,
    page: (language: Locale) => (language === 'el' ? PATH : `/en${PATH}`),
    async publish(number: number): Promise<void> {
      const ids = { draftId: `drafts.${DOCUMENT}`, publishedId: DOCUMENT };
      const set = { title_el: `${TITLES.el} ${number}`, title_en: `${TITLES.en} ${number}` };
      await act([{ actionType: 'sanity.action.document.edit', ...ids, patch: { set } }]);
      await act([{ actionType: 'sanity.action.document.publish', ...ids }]);
      published.push({ number, answeredAt: Date.now() });
    },
    /** The newest number whose publish was answered before `moment`. */
    expectedAt: (moment: number) => published.findLast(({ answeredAt }) => answeredAt <= moment),
    /** The number in the page's heading; zero for the seeded title. */
    numberIn: (html: string) => Number(/<h1[^>]*>\D*(\d*)/.exec(html)?.[1] ?? 0),
  };
}

export type Editor = Awaited<ReturnType<typeof createEditor>>;
