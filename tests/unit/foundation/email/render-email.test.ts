import { describe, expect, it } from 'vitest';
import { renderEmail } from '#foundation/email/render-email.ts';
import type { EmailContent } from '#foundation/email/content.ts';

const email: EmailContent = {
  locale: 'en',
  operator: 'Meltemi & Sons',
  title: 'Your <trip>',
  preview: 'Be there by 07:30',
  blocks: [
    { kind: 'paragraph', text: 'Hello,\nyou.' },
    {
      kind: 'facts',
      rows: [
        ['Name', '<i>Eve</i>'],
        ['Phone', ''],
      ],
    },
    { kind: 'heading', text: 'News' },
    { kind: 'picture', src: 'https://x.example/a.jpg?w=1&h=2', alt: 'A "ship"', href: 'https://x.example/' },
    { kind: 'quote', text: 'one\n.two' },
    { kind: 'button', label: 'Go', href: 'https://x.example/?a=1&b=2' },
  ],
  small: ['Why you get this.', { label: 'Leave', href: 'https://x.example/leave' }],
};

describe('an email', () => {
  const { text, html } = renderEmail(email);

  it('has the same content as plain text, in the same order, without decoration', () => {
    expect(text).toBe(
      'Hello,\nyou.\n\nName: <i>Eve</i>\n\nNews\n====\n\n> one\n> .two\n\nGo:\nhttps://x.example/?a=1&b=2\n\n-- \nWhy you get this.\nLeave: https://x.example/leave\n',
    );
  });

  it('escapes markup in texts', () => {
    expect(html).toContain('Meltemi &amp; Sons');
    expect(html).toContain('Your &lt;trip&gt;</h1>');
    expect(html).toContain('&lt;i&gt;Eve&lt;/i&gt;');
    expect(html).toContain('alt="A &quot;ship&quot;"');
    expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
    expect(html).toContain('one<br>.two</blockquote>');
  });

  it('leaves out facts without a value', () => {
    expect(`${text}${html}`).not.toContain('Phone');
    const bare = renderEmail({ locale: 'el', operator: 'Μελτέμι', title: 'Τίτλος', blocks: [] });
    expect(bare.html).not.toContain('display:none');
    expect(bare.html).not.toContain('class="l-foot"');
  });

  it('declares its language, begins with the preview, and loads nothing but its pictures', () => {
    expect(html).toContain('<html lang="en">');
    expect(html.indexOf('Be there by 07:30')).toBeLessThan(html.indexOf('Meltemi &amp; Sons'));
    expect(html).not.toMatch(/<(script|link|iframe|form)|@import|url\(/);
    expect(html.match(/src="/g)).toHaveLength(1);
  });

  it('stays below the size at which Gmail clips emails', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});
