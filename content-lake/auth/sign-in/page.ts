import { html } from 'hono/html';
import { document, field, type Frame, type Rendered, summary, withLanguage } from './frame.ts';
import { text, type Problem } from './text.ts';

export type SignInPage = Omit<Frame, 'title'> & {
  formToken: string;
  email: string;
  problems: readonly Problem[];
  /** Where somebody changes the password; the page's query is added. */
  passwordPath: string;
  /** This page again, going on to set a second factor up. */
  secondFactorHref: string;
  /** Other ways to sign in; their addresses. */
  elsewhere: readonly { title: string; href: string }[];
};

/** The sign-in page: no script, so that it works under the strictest policy and with anything that shows HTML. */
export function signInPage(page: SignInPage): Rendered {
  const { language, problems } = page;
  const words = text[language];
  const address = withLanguage(page.query, language);
  return document(
    { ...page, title: words.title },
    html`<h1>${words.heading}</h1>
      <p class="lead">
        ${page.query.get('then') === 'second-factor' ? words.secondFactor.first : words.lead}
      </p>
      ${summary(language, problems)}
      <form method="post" action="?${address}" novalidate>
        <input type="hidden" name="form" value="${page.formToken}" />
        ${field(language, {
          name: 'email',
          label: words.email,
          type: 'email',
          autocomplete: 'username',
          value: page.email,
          problems,
        })}
        ${field(language, {
          name: 'password',
          label: words.password,
          type: 'password',
          autocomplete: 'current-password',
          problems,
        })}
        <button type="submit">${words.submit}</button>
      </form>
      ${page.elsewhere.map(
        ({ title, href }) => html`<a class="elsewhere" href="${href}">${words.elsewhere(title)}</a>`,
      )}
      <p class="forgotten">
        ${words.forgotten} <a href="${page.passwordPath}?${address}">${words.change}</a>
        <a href="${page.secondFactorHref}">${words.secondFactor.link}</a>
      </p>`,
  );
}

export type Note = { title: string; text: string; link?: { text: string; href: string } };

/** A page that only says something, and where to go next. */
export function notePage(page: Omit<Frame, 'title'>, note: Note): Rendered {
  return document(
    { ...page, title: note.title },
    html`<h1>${note.title}</h1>
      <p class="lead">${note.text}</p>
      ${note.link ? html`<a class="button" href="${note.link.href}">${note.link.text}</a>` : ''}`,
  );
}
