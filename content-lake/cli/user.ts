import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PROJECT_ID } from '#backend/project-id.ts';
import { partOf, words } from '#scripts/commands/arguments.ts';
import { type Command, CommandError, type Context, UsageError } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';
import { readPassword } from './read-password.ts';
import { table } from '#scripts/commands/table.ts';

const People = v.array(
  v.object({
    projectUserId: v.string(),
    displayName: v.string(),
    email: v.string(),
    roles: v.array(v.object({ name: v.string() })),
    lastSeenAt: v.nullable(v.string()),
    secondFactor: v.optional(v.boolean(), false),
  }),
);
const Invitation = v.object({ acceptUrl: v.string(), expiresAt: v.string() });
const PEOPLE = `/lake/v1/projects/${PROJECT_ID}/acl`;
const INVITATIONS = `/lake/v1/invitations/project/${PROJECT_ID}`;

export const user: Command = {
  help: `npm run content -- user list
npm run content -- user invite <e-mail> [--role editor]       prints a link that the person opens
npm run content -- user add <e-mail> --name <name> [--role editor]   asks for a password
npm run content -- user role <e-mail> <role>
npm run content -- user password <e-mail>                     asks for a new password
npm run content -- user reset <e-mail>                        prints a link to choose a new password
npm run content -- user sign-out <e-mail>                     ends all sessions
npm run content -- user reset-second-factor <e-mail>          when phone and recovery codes are lost
npm run content -- user remove <e-mail>

Roles: administrator, editor, contributor (drafts only), viewer. A password is read from the terminal or from standard
input, never from the command line.`,

  async run(args, context) {
    const parts = [
      'list',
      'invite',
      'add',
      'role',
      'password',
      'reset',
      'reset-second-factor',
      'sign-out',
      'remove',
    ] as const;
    const { part, rest } = partOf(args, parts);
    const { print } = context;
    switch (part) {
      case 'list':
        words(rest, []);
        return list(context);
      case 'invite': {
        const { email, role } = person(rest);
        return printLink(await callApi(context, 'POST', INVITATIONS, { email, role }), context);
      }
      case 'add': {
        const { email, role, name } = person(rest);
        if (name === undefined) throw new UsageError('Give --name.');
        const password = await readPassword(`Password for ${email}: `);
        await callApi(context, 'POST', PEOPLE, { email, name, role, password });
        return print(`Added ${email} as ${role}.`);
      }
      case 'role': {
        const [email = '', roleName = ''] = words(rest, ['e-mail', 'role']);
        await callApi(context, 'PUT', `${PEOPLE}/${await idOf(email, context)}`, { roleName });
        return print(`${email} is now ${roleName}.`);
      }
      case 'password': {
        const [email = ''] = words(rest, ['e-mail']);
        const id = await idOf(email, context);
        const password = await readPassword(`New password for ${email}: `);
        await callApi(context, 'PUT', `${PEOPLE}/${id}/password`, { password });
        return print(`${email} has a new password and is signed out everywhere.`);
      }
      case 'reset': {
        const [email = ''] = words(rest, ['e-mail']);
        return printLink(
          await callApi(context, 'POST', INVITATIONS, { email, purpose: 'password' }),
          context,
        );
      }
      case 'reset-second-factor': {
        const [email = ''] = words(rest, ['e-mail']);
        await callApi(context, 'DELETE', `${PEOPLE}/${await idOf(email, context)}/second-factor`);
        return print(`${email} now signs in with the password alone and is signed out everywhere.`);
      }
      case 'sign-out': {
        const [email = ''] = words(rest, ['e-mail']);
        await callApi(context, 'DELETE', `${PEOPLE}/${await idOf(email, context)}/sessions`);
        return print(`${email} is signed out everywhere.`);
      }
      case 'remove': {
        const [email = ''] = words(rest, ['e-mail']);
        await callApi(context, 'DELETE', `${PEOPLE}/${await idOf(email, context)}`);
        return print(`Removed ${email}.`);
      }
    }
  },
};

function person(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string', default: 'editor' }, name: { type: 'string' } },
  });
  const [email] = positionals;
  if (email === undefined || positionals.length > 1) throw new UsageError('Expected: <e-mail>');
  return { email, ...values };
}

async function callApi(context: Context, method: string, path: string, body?: object): Promise<unknown> {
  const connection = await context.connect();
  const answer = await connection.request(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return json(answer);
}

async function people(context: Context) {
  return v.parse(People, await callApi(context, 'GET', PEOPLE));
}

async function idOf(email: string, context: Context): Promise<string> {
  const wanted = email.trim().toLowerCase();
  const found = (await people(context)).find((one) => one.email === wanted);
  if (!found) throw new CommandError(`There is no account for ${wanted}.`);
  return found.projectUserId;
}

async function list(context: Context): Promise<void> {
  const rows = (await people(context)).map(({ email, displayName, roles, lastSeenAt, secondFactor }) => [
    email,
    displayName,
    roles.map(({ name }) => name).join(','),
    lastSeenAt?.slice(0, 10) ?? '–',
    secondFactor ? 'two steps' : 'password',
  ]);
  for (const line of table(['e-mail', 'name', 'role', 'last sign-in', 'signs in with'], rows))
    context.print(line);
}

function printLink(answer: unknown, { print, say }: Context): void {
  const { acceptUrl, expiresAt } = v.parse(Invitation, answer);
  say(`Send this link to the person; it works once, until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC:`);
  print(acceptUrl);
}
