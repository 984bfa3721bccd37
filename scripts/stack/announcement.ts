const ADD_ADMINISTRATOR =
  'npm run content -- user add you@example.com --name "Your Name" --role administrator';

/** Who can sign in to the Studio after the start. */
export type SignIn =
  | { kind: 'seeded'; password: string }
  /** Without the seed there is nobody yet. */
  | { kind: 'nobody' }
  | { kind: 'hosted'; project: string };

/** The message printed after the start: the addresses, and how to sign in or to create the first administrator. */
export function announcement(started: {
  siteUrl: string;
  signIn: SignIn;
  mailbox: string | null;
  tookMs: number;
}): string {
  const { siteUrl, signIn, mailbox, tookMs } = started;
  return [
    '',
    `Meltemi Lines is ready (${(tookMs / 1000).toFixed(1)} s)`,
    '',
    `Site     ${siteUrl}`,
    `Studio   ${siteUrl}/studio`,
    ...signInLines(signIn, siteUrl).map((line) => `         ${line}`),
    ...(mailbox === null ? [] : [`Mailbox  ${mailbox}`]),
    '',
    'Ctrl-C stops everything.',
  ]
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}

function signInLines(signIn: SignIn, siteUrl: string): string[] {
  switch (signIn.kind) {
    case 'seeded':
      return [`editor@meltemi.example or admin@meltemi.example, password ${signIn.password}`];
    case 'nobody':
      return [
        'The first account, in another terminal with the same variables:',
        ADD_ADMINISTRATOR,
        `${siteUrl} then shows the next steps.`,
      ];
    case 'hosted':
      return [`for members of the hosted project ${signIn.project}`];
  }
}
