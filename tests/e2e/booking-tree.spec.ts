import { expect, test } from '@playwright/test';
import { textsOf } from './booking-steps.ts';
import { walk } from './booking-walk.ts';
import type { Step } from './booking-walk.ts';

// What a screen reader finds in the main part of each page, in this order. Days, prices and references are patterns;
// other content may come in between. The same booking is made in the web view of an app, which opens the site with
// `hideHeader=true` once, because the app has its own header.
const locale = 'el';
const t = textsOf(locale);
const starts = (label: string) => `/^${label} /`;
const trees: Record<Step, string> = {
  search: `
      - heading "${t.search.heading}" [level=1]
      - form "${t.search.label}":
        - group "${t.search.way}":
          - radio "${t.search.withReturn}" [checked]
          - radio "${t.search.oneWay}"
        - button ${starts(t.search.from)}
        - button "${t.search.swap}"
        - button ${starts(t.search.to)}
        - button ${starts(t.search.date)}
        - button ${starts(t.search.return)}
        - button ${starts(t.search.passengers)}
        - button ${starts(t.search.vehicles)}
        - button "${t.search.submit}"`,
  sailings: `
      - heading /.+ ${t.sailings.to} .+/ [level=1]
      - status
      - region:
        - heading [level=2]
        - navigation "${t.sailings.week.out}":
          - list:
            - listitem:
              - link
        - status: /\\d+/
        - list:
          - listitem:
            - paragraph: /€/
            - link ${starts(t.sailings.choose)}
      - region:
        - heading [level=2]
        - navigation "${t.sailings.week.back}"`,
  travellers: `
      - heading "${t.travellers.heading}" [level=1]
      - heading "${t.travellers.passengersTitle}" [level=2]
      - group "${t.travellers.passenger.replace('{number}', '1')}":
        - group:
          - textbox "${t.travellers.surname}"
          - textbox "${t.travellers.given}"
          - group "${t.travellers.birthDate}":
            - textbox "${t.travellers.day}"
            - combobox "${t.travellers.month}"
            - textbox "${t.travellers.year}"
          - combobox "${t.travellers.gender}"
          - combobox "${t.travellers.nationality}"
      - heading "${t.travellers.contactTitle}" [level=2]
      - textbox "${t.travellers.email}"
      - textbox "${t.travellers.phone}"
      - checkbox "${t.travellers.refused}"
      - group "${t.travellers.pay.title}":
        - radio /${t.travellers.pay.agency.title}/ [checked]
        - radio /${t.travellers.pay.test.title}/
      - heading "${t.travellers.reviewTitle}" [level=2]
      - table:
        - rowgroup:
          - row:
            - rowheader
            - cell /€/
      - button "${t.travellers.confirm}"
      - complementary "${t.summary.title}":
        - paragraph: /€/`,
  confirmation: `
      - heading /^${t.confirmation.headingPaid}/ [level=1]
      - region "${t.mine.tripsTitle}":
        - list:
          - listitem:
            - article:
              - heading [level=2]
              - term: ${t.confirmation.day}
              - definition
              - term: ${t.confirmation.ship}
              - definition
              - term: ${t.confirmation.quay}
              - definition
              - list:
                - listitem:
                  - img
                  - button`,
  manage: `
      - paragraph: ${starts(t.mine.booking)}
      - heading [level=1]
      - complementary:
        - list:
          - listitem:
            - group:
              - img
        - link "${t.mine.ticketPage}"
        - paragraph: /€/
      - heading "${t.mine.tripsTitle}" [level=2]
      - list:
        - listitem
      - heading "${t.plans.title}" [level=2]
      - list:
        - listitem:
          - heading [level=3]:
            - link "${t.mine.cancel}"
      - heading "${t.mine.papersTitle}" [level=2]
      - list:
        - listitem:
          - link "${t.mine.ticket}"
        - listitem:
          - link "${t.mine.calendar}"
        - listitem:
          - button "${t.mine.resend}"`,
};

test('A4 each page reads in order with a screen reader, and has no header in an app’s web view', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'el-GR',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  await walk(
    page,
    locale,
    async (step) => {
      await expect(page.getByRole('main')).toMatchAriaSnapshot(trees[step]);
      await expect(page.locator('body header').first()).toBeHidden();
    },
    { first: '&hideHeader=true' },
  );
  await context.close();
});
