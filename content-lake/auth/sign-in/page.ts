import { html } from 'hono/html';
import { document, field, type Frame, type Rendered, summary, withLanguage } from './frame.ts';
import { text } from '#content-lake/messages/texts.ts';
import type { Problem } from './text.ts';

export type SignInPage = Omit<Frame, 'title'> & {
  formToken: string;
  email: string;
  problems: readonly Problem[];
  /** The page for changing the password; the current query is appended. */
  passwordPath: string;
  /** This page again, continuing to the set-up of a second factor. */
  secondFactorHref: string;
  /** Other providers to sign in with. */
  elsewhere: readonly { title: string; href: string }[];
};

/** The sign-in page: no script, so that it works under the strictest policy and in any browser. */
export function signInPage(page: SignInPage): Rendered {
  const { language, problems } = page;
  const change = text(language, 'signIn.change');
  const signInWith = (provider: string) => text(language, 'signIn.elsewhere', { provider });
  const address = withLanguage(page.query, language);
  return document(
    { ...page, title: text(language, 'signIn.title') },
    html`<h1>${text(language, 'signIn.heading')}</h1>
      <p class="lead">
        ${page.query.get('then') === 'second-factor' ? text(language, 'signIn.secondFactor.first') : text(language, 'signIn.lead')}
      </p>
      ${summary(language, problems)}
      <form method="post" action="?${address}" novalidate>
        <input type="hidden" name="form" value="${page.formToken}" />
        ${field(language, {
          name: 'email',
          label: text(language, 'signIn.email'),
          type: 'email',
          autocomplete: 'username',
          value: page.email,
          problems,
        })}
        ${field(language, {
          name: 'password',
          label: text(language, 'signIn.password'),
          type: 'password',
          autocomplete: 'current-password',
          problems,
        })}
        <button type="submit">${text(language, 'signIn.submit')}</button>
      </form>
      ${page.elsewhere.map(
        ({ title, href }) => html`<a class="elsewhere" href="${href}">${signInWith(title)}</a>`,
      )}
      <p class="forgotten">
        ${text(language, 'signIn.forgotten')} <a href="${page.passwordPath}?${address}">${change}</a>
        <a href="${page.secondFactorHref}">${text(language, 'signIn.secondFactor.link')}</a>
      </p>`,
  );
}

export type Note = { title: string; text: string; link?: { text: string; href: string } };

/** A page with a message and a link to continue. */
export function notePage(page: Omit<Frame, 'title'>, note: Note): Rendered {
  return document(
    { ...page, title: note.title },
    html`<h1>${note.title}</h1>
      <p class="lead">${note.text}</p>
      ${note.link ? html`<a class="button" href="${note.link.href}">${note.link.text}</a>` : ''}`,
  );
}
