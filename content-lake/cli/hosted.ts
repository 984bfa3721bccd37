import { parseArgs } from 'node:util';
import { HostedError } from '#backend/hosted/api.ts';
import { examine } from '#backend/hosted/examine.ts';
import type { Finding } from '#backend/hosted/finding.ts';
import { type Command, CommandError } from '#scripts/commands/command.ts';

export const hosted: Command = {
  help: `npm run content -- hosted [--check] [--private] [--no-seed] [--no-webhook] [--replace-webhook]

Prepares a hosted Sanity project for this site, with a line for each part: project, rights, data set, CORS origin, read token, webhook
and content. It looks at all of them first; if one is refused, it changes nothing. Run again, it changes nothing that is right.
Set NEXT_PUBLIC_SANITY_PROJECT_ID, SITE_URL and the site's other variables, and SANITY_AUTH_TOKEN, a token of an administrator
of the project. docs/hosted-content.md has the whole procedure.

--check             Only look. Exit code 1 if something is missing or refused.
--private           Make a private data set: only members and the site's token can read it.
--no-seed           Leave an empty data set empty.
--no-webhook        For a site that the internet can't reach.
--replace-webhook   Give an existing webhook to this site the secret, filter and projection of this installation.`,

  async run(args, { env, print, say }) {
    const no = { type: 'boolean', default: false } as const;
    const yes = { type: 'boolean', default: true } as const;
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: { check: no, private: no, seed: yes, webhook: yes, 'replace-webhook': no },
    });
    const findings = await examine({
      env,
      isPrivate: values.private,
      wantsSeed: values.seed,
      wantsWebhook: values.webhook,
      mayReplace: values['replace-webhook'],
      onProgress: say,
    });
    const isRefused = findings.some(({ state }) => state === 'refused');
    if (values.check || isRefused) {
      for (const finding of findings) print(line(finding.state, finding.part, finding.detail));
      if (isRefused) throw new CommandError('Nothing was changed.');
    } else for (const finding of findings) print(await settled(finding));
    if (findings.some((finding) => finding.state === 'missing' && (values.check || !finding.make)))
      throw new CommandError('Something is missing.');
  },
};

/** Makes what is missing and returns its line. @throws CommandError with the line, if the service refuses */
async function settled(finding: Finding): Promise<string> {
  const { part, state, detail } = finding;
  if (state !== 'missing' || !finding.make) return line(state, part, detail);
  try {
    return line('made', part, await finding.make());
  } catch (error) {
    if (!(error instanceof HostedError)) throw error;
    throw new CommandError(
      `${line('refused', part, error.message)}\nWhat was made before stays; run it again.`,
      {
        cause: error,
      },
    );
  }
}

function line(state: string, part: string, detail: string): string {
  return `${state.padEnd(8)}  ${part.padEnd(10)}  ${detail}`;
}
