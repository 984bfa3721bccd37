import { html, raw } from 'hono/html';
import type { MailSummary, StoredEmail } from '#contracts/desk/staff-mail.ts';

export type Html = ReturnType<typeof html>;

/** In English, like everything that only developers read. URLs are relative: the desk doesn't know where it is mounted. */
export function listPage({
  items,
  next,
  q,
}: {
  items: readonly MailSummary[];
  next: number | null;
  q: string;
}): Html {
  const rows = items.map(
    (email) =>
      html`<li>
        <a href="mailbox/${email.id}"
          >${email.subject || `Email ${email.id}, ${email.emptied ? 'emptied' : 'not written yet'}`}</a
        >
        <span>${email.recipient}</span>
        <time datetime="${email.createdAt}">${moment(email.createdAt)}</time>
        <span>${email.state}</span>
      </li>`,
  );
  return frame(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>Emails that would have been sent, newest first. There is no mail server; set SMTP_URL to use one.</p>
      <form method="get" action="mailbox">
        <label>Recipient or subject <input name="q" type="search" value="${q}" /></label>
        <button>Search</button>
      </form>
      ${
        rows.length === 0
          ? html`<p>No emails.</p>`
          : html`<ul>
              ${rows}
            </ul>`
      }
      ${
        next === null
          ? ''
          : html`<p><a href="mailbox?before=${next}&amp;q=${encodeURIComponent(q)}">Older emails</a></p>`
      }`,
  );
}

/** One email in both formats, with its files. Its path is one level deeper than the list's. */
export function emailPage(email: StoredEmail): Html {
  const files = email.attachments.map(
    ({ name, type, bytes }, position) =>
      html`<li>
        <a href="${email.id}/attachments/${position}">${name}</a> <span>${type}</span>
        <span>${Math.ceil(bytes / 1024)} KB</span>
      </li>`,
  );
  return frame(
    email.subject,
    html`<p><a href="../mailbox">Mailbox</a></p>
      <h1>${email.subject}</h1>
      <p>To ${email.recipient}, ${moment(email.createdAt)}, ${email.state}</p>
      ${
        files.length === 0
          ? ''
          : html`<h2>Files</h2>
              <ul>
                ${files}
              </ul>`
      }
      ${
        email.html === null
          ? ''
          : html`<h2>HTML</h2>
              <iframe
                title="The email as HTML"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                src="${email.id}/html"
              ></iframe>`
      }
      <h2>Text</h2>
      <pre>${email.text}</pre>`,
  );
}

const STYLE = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.1rem}
ul{list-style:none;padding:0}li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.75rem 0;border-top:1px solid #8886}
li a{flex:1 1 20rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:1rem;border:1px solid #8886}
iframe{width:100%;height:46rem;border:1px solid #8886;background:#fff}
input,button{font:inherit;padding:.4rem .6rem}`;

function frame(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** `2026-11-22 18:05`, in UTC. */
function moment(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}
