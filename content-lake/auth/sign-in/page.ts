import { html, raw } from 'hono/html';
import { scene, wordmark } from './brand.ts';
import { styles } from './styles.ts';
import { LANGUAGES, problemText, text, type Language, type Problem } from './text.ts';

type Rendered = ReturnType<typeof html>;

export type SignInPage = {
  language: Language;
  /** The page's own query without `lang`; carried through so that the way back to the Studio is not lost. */
  query: URLSearchParams;
  /** Lets this page's style through the content security policy. */
  nonce: string;
  formToken: string;
  email: string;
  problems: readonly Problem[];
};

/** The sign-in page: no script, so that it works under the strictest policy and with anything that shows HTML. */
export function signInPage(page: SignInPage): Rendered {
  const words = text[page.language];
  const about = (kinds: readonly Problem['kind'][]) =>
    page.problems.find((problem) => kinds.includes(problem.kind));
  const emailProblem = about(['email-missing', 'email-incomplete']);
  const passwordProblem = about(['password-missing']);
  const address = withLanguage(page.query, page.language);
  return document(
    page,
    html`<h1>${words.heading}</h1>
      <p class="lead">${words.lead}</p>
      ${page.problems.length > 0 ? summary(page.language, page.problems) : ''}
      <form method="post" action="?${address}" novalidate>
        <input type="hidden" name="form" value="${page.formToken}" />
        <div>
          <label for="email">${words.email}</label>
          ${fieldProblem('email', emailProblem, page.language)}
          <input
            id="email"
            name="email"
            type="email"
            inputmode="email"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            maxlength="254"
            value="${page.email}"
            ${invalid('email', emailProblem)}
          />
        </div>
        <div>
          <label for="password">${words.password}</label>
          ${fieldProblem('password', passwordProblem, page.language)}
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            maxlength="256"
            ${invalid('password', passwordProblem)}
          />
        </div>
        <button type="submit">${words.submit}</button>
      </form>
      <p class="forgotten">${words.forgotten}</p>`,
  );
}

/** Shown instead of the form when the way back is not ours: it must not look as if signing in could help. */
export function refusedPage(language: Language, nonce: string): Rendered {
  const words = text[language];
  return document(
    { language, nonce, query: new URLSearchParams() },
    html`<h1>${words.refusedTitle}</h1>
      <p class="lead">${words.refusedText}</p>`,
  );
}

/** `autofocus` moves focus to the summary without a script; screen readers then read it first. */
function summary(language: Language, problems: readonly Problem[]): Rendered {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus aria-labelledby="summary">
    <h2 id="summary">${text[language].summary}</h2>
    <ul>
      ${problems.map((problem) => {
        const words = problemText(problem, language);
        const field = fieldOf(problem);
        return field ? html`<li><a href="#${field}">${words}</a></li>` : html`<li>${words}</li>`;
      })}
    </ul>
  </div>`;
}

function fieldOf(problem: Problem): 'email' | 'password' | undefined {
  switch (problem.kind) {
    case 'email-missing':
    case 'email-incomplete':
    case 'no-match':
      return 'email';
    case 'password-missing':
      return 'password';
    case 'too-many':
    case 'form-expired':
      return undefined;
  }
}

function fieldProblem(field: string, problem: Problem | undefined, language: Language): Rendered | '' {
  return problem ? html`<p class="wrong" id="${field}-problem">${problemText(problem, language)}</p>` : '';
}

function invalid(field: string, problem: Problem | undefined): Rendered | '' {
  return problem ? html`aria-invalid="true" aria-describedby="${field}-problem"` : '';
}

function document(page: Pick<SignInPage, 'language' | 'nonce' | 'query'>, content: Rendered): Rendered {
  const { language, query } = page;
  const words = text[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <style nonce="${page.nonce}">
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header class="poster">${raw(scene)}${raw(wordmark[language])}</header>
        <main>
          <nav class="languages" aria-label="${words.languages}">
            ${LANGUAGES.map(
              (one) =>
                html`<a
                  href="?${withLanguage(query, one)}"
                  lang="${one}"
                  hreflang="${one}"
                  aria-label="${one === 'el' ? 'Ελληνικά' : 'English'}"
                  ${one === language ? raw('aria-current="true"') : ''}
                  >${one.toUpperCase()}</a
                >`,
            )}
          </nav>
          <div class="column">${content}</div>
        </main>
      </body>
    </html>`;
}

function withLanguage(query: URLSearchParams, language: Language): string {
  const copy = new URLSearchParams(query);
  copy.set('lang', language);
  return copy.toString();
}
