import { html, raw } from 'hono/html';
import { document, field, type Frame, type Rendered, summary, withLanguage } from '../sign-in/frame.ts';
import { text } from '#content-lake/messages/texts.ts';
import type { Problem } from '../sign-in/text.ts';

type Form = Omit<Frame, 'title'> & { formToken: string; problems: readonly Problem[] };

/** After the password: asks for the app's code. */
export function codePage(page: Form): Rendered {
  const { language } = page;
  const title = text(language, 'signIn.secondFactor.title');
  const submit = text(language, 'signIn.secondFactor.submit');
  const hint = text(language, 'signIn.secondFactor.codeHint');
  return document(
    { ...page, title },
    html`<h1>${title}</h1>
      <p class="lead">${text(language, 'signIn.secondFactor.lead')}</p>
      ${summary(language, page.problems)} ${codeForm(page, submit, hint)}`,
  );
}

/** Setting up an app: a QR code for its camera, the same secret to type, and the first code as proof. */
export function setUpPage(page: Form & { picture: string; secret: string }): Rendered {
  const { language } = page;
  const title = text(language, 'signIn.secondFactor.setUp.title');
  const picture = text(language, 'signIn.secondFactor.setUp.picture');
  const submit = text(language, 'signIn.secondFactor.setUp.submit');
  const hint = text(language, 'signIn.secondFactor.setUp.codeHint');
  const groups = page.secret.match(/.{1,4}/g) ?? [];
  return document(
    { ...page, title },
    html`<h1>${title}</h1>
      <p class="lead">${text(language, 'signIn.secondFactor.setUp.lead')}</p>
      ${summary(language, page.problems)}
      <div class="picture" role="img" aria-label="${picture}">${raw(page.picture)}</div>
      <p class="hint">${text(language, 'signIn.secondFactor.setUp.typed')}</p>
      <p class="known"><code>${groups.join(' ')}</code></p>
      ${codeForm(page, submit, hint)}`,
  );
}

/** Shown once. */
export function recoveryPage(
  page: Omit<Frame, 'title'>,
  { codes, href }: { codes: readonly string[]; href: string },
): Rendered {
  const { language } = page;
  return document(
    { ...page, title: text(language, 'signIn.secondFactor.recovery.title') },
    html`<h1>${text(language, 'signIn.secondFactor.recovery.title')}</h1>
      <p class="lead">${text(language, 'signIn.secondFactor.recovery.lead')}</p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <a class="button" href="${href}">${text(language, 'signIn.openStudio')}</a>`,
  );
}

function codeForm(page: Form, submit: string, hint: string): Rendered {
  const { language } = page;
  return html`<form method="post" action="?${withLanguage(page.query, language)}" novalidate>
    <input type="hidden" name="form" value="${page.formToken}" />
    ${field(language, {
      name: 'code',
      label: text(language, 'signIn.secondFactor.code'),
      hint,
      type: 'text',
      autocomplete: 'one-time-code',
      problems: page.problems,
    })}
    <button type="submit">${submit}</button>
  </form>`;
}
