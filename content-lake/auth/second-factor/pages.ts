import { html, raw } from 'hono/html';
import { document, field, type Frame, type Rendered, summary, withLanguage } from '../sign-in/frame.ts';
import { text, type Problem } from '../sign-in/text.ts';

type Form = Omit<Frame, 'title'> & { formToken: string; problems: readonly Problem[] };

/** After the password: the code of the app. */
export function codePage(page: Form): Rendered {
  const words = text[page.language].secondFactor;
  return document(
    { ...page, title: words.title },
    html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${summary(page.language, page.problems)} ${codeForm(page, words.submit, words.codeHint)}`,
  );
}

/** Setting an app up: a picture for its camera, the same to type, and the first code as proof. */
export function setUpPage(page: Form & { picture: string; secret: string }): Rendered {
  const words = text[page.language].secondFactor.setUp;
  const groups = page.secret.match(/.{1,4}/g) ?? [];
  return document(
    { ...page, title: words.title },
    html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${summary(page.language, page.problems)}
      <div class="picture" role="img" aria-label="${words.picture}">${raw(page.picture)}</div>
      <p class="hint">${words.typed}</p>
      <p class="known"><code>${groups.join(' ')}</code></p>
      ${codeForm(page, words.submit, words.codeHint)}`,
  );
}

/** Shown once. */
export function recoveryPage(
  page: Omit<Frame, 'title'>,
  { codes, href }: { codes: readonly string[]; href: string },
): Rendered {
  const words = text[page.language].secondFactor.recovery;
  return document(
    { ...page, title: words.title },
    html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <a class="button" href="${href}">${text[page.language].openStudio}</a>`,
  );
}

function codeForm(page: Form, submit: string, hint: string): Rendered {
  const words = text[page.language].secondFactor;
  return html`<form method="post" action="?${withLanguage(page.query, page.language)}" novalidate>
    <input type="hidden" name="form" value="${page.formToken}" />
    ${field(page.language, {
      name: 'code',
      label: words.code,
      hint,
      type: 'text',
      autocomplete: 'one-time-code',
      problems: page.problems,
    })}
    <button type="submit">${submit}</button>
  </form>`;
}
