import { html, raw } from 'hono/html';
import { scene, tileAddress, wordmark } from './brand.ts';
import { styles } from './styles.ts';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { text } from '#content-lake/messages/texts.ts';
import { type Field, fieldOf, type Problem, problemText } from './text.ts';

export type Rendered = ReturnType<typeof html>;

export type Frame = {
  language: Locale;
  title: string;
  /** The page's query without `lang`; kept so that the return address to the Studio isn't lost. */
  query: URLSearchParams;
  /** Allows this page's styles in the content security policy. */
  nonce: string;
};

/** `autofocus` moves focus to the summary without a script; screen readers then read it first. */
export function summary(language: Locale, problems: readonly Problem[]): Rendered | '' {
  if (problems.length === 0) return '';
  return html`<div class="summary" role="alert" tabindex="-1" autofocus aria-labelledby="summary">
    <h2 id="summary">${text(language, 'signIn.summary')}</h2>
    <ul>
      ${problems.map((problem) => {
        const words = problemText(problem, language);
        const place = fieldOf(problem);
        return place ? html`<li><a href="#${place}">${words}</a></li>` : html`<li>${words}</li>`;
      })}
    </ul>
  </div>`;
}

export type Input = {
  name: Field;
  label: string;
  /** Shown below the label, and announced by screen readers. */
  hint?: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string;
  problems: readonly Problem[];
};

/** A label, its error and the field, in reading order. */
export function field(language: Locale, input: Input): Rendered {
  const { name } = input;
  const problem = input.problems.find((one) => fieldOf(one) === name && one.kind !== 'no-match');
  const described = [input.hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div>
    <label for="${name}">${input.label}</label>
    ${input.hint ? html`<p class="hint" id="${name}-hint">${input.hint}</p>` : ''}
    ${problem ? html`<p class="wrong" id="${name}-problem">${problemText(problem, language)}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="${input.type}"
      ${input.type === 'email' ? html`inputmode="email" autocapitalize="none" spellcheck="false"` : ''}
      autocomplete="${input.autocomplete}"
      maxlength="${input.type === 'password' ? 256 : 254}"
      value="${input.value ?? ''}"
      ${problem ? html`aria-invalid="true"` : ''}
      ${described ? html`aria-describedby="${described}"` : ''}
    />
  </div>`;
}

export function document(page: Frame, content: Rendered): Rendered {
  const { language, query } = page;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} – ${text(language, 'signIn.brand')}</title>
        <link rel="icon" type="image/svg+xml" href="${tileAddress}" />
        <style nonce="${page.nonce}">
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header class="poster">${raw(scene)}${raw(wordmark[language])}</header>
        <main>
          <nav class="languages" aria-label="${text(language, 'signIn.languages')}">
            ${locales.map(
              (one) =>
                html`<a
                  href="?${withLanguage(query, one)}"
                  lang="${one}"
                  hreflang="${one}"
                  aria-label="${one.toUpperCase()} – ${text(one, 'signIn.ownLanguage')}"
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

export function withLanguage(query: URLSearchParams, language: Locale): string {
  const copy = new URLSearchParams(query);
  copy.set('lang', language);
  return copy.toString();
}
