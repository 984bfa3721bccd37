import { html } from 'hono/html';
import { document, field, type Frame, type Rendered, summary, withLanguage } from './frame.ts';
import { text } from '#content-lake/messages/texts.ts';
import type { Problem } from './text.ts';

export type PasswordPage = Omit<Frame, 'title'> & {
  formToken: string;
  problems: readonly Problem[];
} & (
    | { kind: 'change'; email: string }
    /** A link from an administrator: a new colleague also enters a name. */
    | { kind: 'join'; email: string; name: string }
    | { kind: 'reset'; email: string }
  );

/** Choosing a password. It is typed once: a second field would only be one more to get wrong, and sign-in asks for it again. */
export function passwordPage(page: PasswordPage): Rendered {
  const { language, problems } = page;
  const title = text(language, `signIn.passwordPage.${page.kind}.title`);
  return document(
    { ...page, title },
    html`<h1>${title}</h1>
      <p class="lead">${text(language, `signIn.passwordPage.${page.kind}.lead`)}</p>
      ${summary(language, problems)}
      <form method="post" action="?${withLanguage(page.query, language)}" novalidate>
        <input type="hidden" name="form" value="${page.formToken}" />
        ${
          page.kind === 'change'
            ? field(language, {
                name: 'email',
                label: text(language, 'signIn.email'),
                type: 'email',
                autocomplete: 'username',
                value: page.email,
                problems,
              })
            : knownEmail(text(language, 'signIn.email'), page.email)
        }
        ${
          page.kind === 'join'
            ? field(language, {
                name: 'name',
                label: text(language, 'signIn.name'),
                hint: text(language, 'signIn.nameHint'),
                type: 'text',
                autocomplete: 'name',
                value: page.name,
                problems,
              })
            : ''
        }
        ${
          page.kind === 'change'
            ? field(language, {
                name: 'password',
                label: text(language, 'signIn.currentPassword'),
                type: 'password',
                autocomplete: 'current-password',
                problems,
              })
            : ''
        }
        ${field(language, {
          name: 'new-password',
          label:
            page.kind === 'join'
              ? text(language, 'signIn.chosenPassword')
              : text(language, 'signIn.newPassword'),
          hint: text(language, 'signIn.newPasswordHint'),
          type: 'password',
          autocomplete: 'new-password',
          problems,
        })}
        <button type="submit">${text(language, `signIn.passwordPage.${page.kind}.submit`)}</button>
      </form>`,
  );
}

/** Displayed, not editable; the hidden field gives password managers the account name. */
function knownEmail(label: string, email: string): Rendered {
  return html`<div>
    <p class="label">${label}</p>
    <p class="known">${email}</p>
    <input
      class="hidden"
      type="text"
      autocomplete="username"
      value="${email}"
      readonly
      tabindex="-1"
      aria-hidden="true"
    />
  </div>`;
}
