import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AccountError, MIN_PASSWORD } from '../accounts.ts';
import type { Invitation, Invitations } from '../members/invitations.ts';
import type { People } from '../members/people.ts';
import type { Attempt, AttemptResult } from '../sign-in/attempts.ts';
import { passwordPage } from '../sign-in/password-page.ts';
import { text } from '#content-lake/messages/texts.ts';
import { noteIn, type Problem } from '../sign-in/text.ts';
import type { Devices } from '../sign-in/devices.ts';
import { visitorNetwork } from '#content-lake/protocol/visitor.ts';
import { type Pages, type Status, statusOf } from './pages.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';

/** Below `/v1`. */
export const PASSWORD_PATH = '/auth/login/password';
export const INVITATION_PATH = '/auth/login/invitation';

export type PasswordOptions = {
  attempt: (attempt: Attempt) => Promise<AttemptResult>;
  devices: Devices;
  people: People;
  invitations: Invitations;
  pages: Pages;
  /** Where people continue once they have a password. */
  studioUrl: string | undefined;
};

/** Pages for choosing a password: changing one's own, a new colleague's first, or replacing a forgotten one. */
export function passwordRoutes({
  attempt,
  devices,
  people,
  invitations,
  pages,
  studioUrl,
}: PasswordOptions): Routes {
  return ({ api }) => {
    const limit = bodyLimit({ maxSize: 16 * 1024 });

    api.get(PASSWORD_PATH, (c) => showChange(c, '', [], 200));

    api.post(PASSWORD_PATH, limit, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const formState = pages.checkForm(c, form);
      if (formState === 'foreign') return pages.refuse(c);
      const email = (form.get('email') ?? '').slice(0, 254);
      if (formState === 'expired') return showChange(c, email, [{ kind: 'form-expired' }], 403);
      const password = (form.get('password') ?? '').slice(0, 256);
      const chosen = newPassword(form);
      const weak = weakness(chosen, password);
      if (weak) return showChange(c, email, [weak], 400);
      // The sign-in limits count here too: this form also reveals whether a password is right.
      const result = await attempt({
        email,
        password,
        address: visitorNetwork(c.req.raw),
        device: devices.knownFor(email, c.req.raw),
      });
      if (result.kind === 'refused') return showChange(c, email, result.problems, statusOf(result.problems));
      const { account } = result;
      await people.setPassword(account.email, chosen, { actor: account, request: c.req.raw });
      return done(c, 'changed');
    });

    api.get(INVITATION_PATH, async (c) => {
      const invitation = await invitations.find(c.req.query('code') ?? '');
      return invitation ? showInvitation(c, invitation, '', [], 200) : gone(c);
    });

    api.post(INVITATION_PATH, limit, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const formState = pages.checkForm(c, form);
      if (formState === 'foreign') return pages.refuse(c);
      const code = c.req.query('code') ?? '';
      const invitation = await invitations.find(code);
      if (!invitation) return gone(c);
      const name = (form.get('name') ?? '').trim().slice(0, 100);
      if (formState === 'expired')
        return showInvitation(c, invitation, name, [{ kind: 'form-expired' }], 403);
      const joins = invitation.purpose === 'join';
      const chosen = newPassword(form);
      const weak = weakness(chosen, '');
      const problems: Problem[] = [
        ...(joins && name === '' ? [{ kind: 'name-missing' } as const] : []),
        ...(weak ? [weak] : []),
      ];
      if (problems.length > 0) return showInvitation(c, invitation, name, problems, 400);
      if (!(await invitations.take(code))) return gone(c);
      const { email, role } = invitation;
      const from = { request: c.req.raw };
      try {
        if (joins) await people.add({ email, name, role, password: chosen }, from);
        else await people.setPassword(email, chosen, from);
      } catch (error) {
        // Since the link was sent, the account was created or removed by other means.
        if (error instanceof AccountError) return gone(c);
        throw error;
      }
      return done(c, joins ? 'joined' : 'changed');
    });
  };

  function showChange(c: Context<LakeEnv>, email: string, problems: readonly Problem[], status: Status) {
    const frame = { language: pages.language(c), query: pages.carried(c), problems };
    return c.html(passwordPage({ ...pages.form(c, problems), ...frame, kind: 'change', email }), status);
  }

  function showInvitation(
    c: Context<LakeEnv>,
    { purpose, email }: Invitation,
    name: string,
    problems: readonly Problem[],
    status: Status,
  ) {
    const frame = { language: pages.language(c), query: pages.carried(c, ['code']), problems };
    const page = { ...pages.form(c, problems), ...frame, email };
    return c.html(
      passwordPage(purpose === 'join' ? { ...page, kind: 'join', name } : { ...page, kind: 'reset' }),
      status,
    );
  }

  function gone(c: Context<LakeEnv>) {
    return pages.note(c, noteIn(pages.language(c), 'gone'), 400);
  }

  function done(c: Context<LakeEnv>, what: 'changed' | 'joined') {
    const language = pages.language(c);
    const openStudio = text(language, 'signIn.openStudio');
    const link = studioUrl === undefined ? {} : { link: { text: openStudio, href: studioUrl } };
    return pages.note(c, { ...noteIn(language, what), ...link }, 200);
  }
}

function newPassword(form: URLSearchParams): string {
  return (form.get('new-password') ?? '').slice(0, 256);
}

function weakness(chosen: string, current: string): Problem | undefined {
  if (chosen.length < MIN_PASSWORD) return { kind: 'new-password-short' };
  return chosen === current ? { kind: 'new-password-same' } : undefined;
}
