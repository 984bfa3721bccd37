const ADD_ADMINISTRATOR =
  'npm run content -- user add you@example.com --name "Your Name" --role administrator';

/**
 * The message printed after the start. Without the seed there is no user with a password to print, so it explains how to create the
 * first administrator.
 */
export function announcement(started: {
  siteUrl: string;
  /** The password of the seeded staff; null without the seed. */
  password: string | null;
  mailbox: string | null;
  tookMs: number;
}): string {
  const { siteUrl, password, mailbox, tookMs } = started;
  const signIn =
    password === null
      ? [
          '         The first account, in another terminal with the same variables:',
          `         ${ADD_ADMINISTRATOR}`,
          `         ${siteUrl} then shows the next steps.`,
        ]
      : [`         editor@meltemi.example or admin@meltemi.example, password ${password}`];
  return [
    '',
    `Meltemi Lines is ready (${(tookMs / 1000).toFixed(1)} s)`,
    '',
    `Site     ${siteUrl}`,
    `Studio   ${siteUrl}/studio`,
    ...signIn,
    ...(mailbox === null ? [] : [`Mailbox  ${mailbox}`]),
    '',
    'Ctrl-C stops everything.',
  ]
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
