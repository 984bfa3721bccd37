import { getMessages } from 'next-intl/server';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { FormBand } from '#app/_ui/form/form-band.tsx';
import { findRoutedPage, RoutedPageFrame, routedPageMetadata } from '#app/_ui/page/routed-page.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readJobOpenings } from '#lib/content/readers/job-opening.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { ApplicationForm } from './application-form.client.tsx';
import styles from './career.module.css';
import { OpeningList } from './opening-list.tsx';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async () => {
    return routedPageMetadata('career', paths.career);
  }),
);

/** Open positions, what it is like to work here, and a form for those who find nothing that fits. */
export default pageOrLost(
  pageOrFirstSteps(async function CareerPage() {
    const { locale, page } = await findRoutedPage('career');
    const { common } = await getMessages();
    const texts = common.career;
    const [openings, phone] = await Promise.all([
      readJobOpenings(locale, athensDay(new Date())),
      operatorPhone(locale),
    ]);
    return (
      <RoutedPageFrame path={paths.career(locale)} page={page}>
        <section className={`wrap ${styles.openings}`} aria-labelledby="openings">
          <h2 id="openings">{texts.openings}</h2>
          <OpeningList openings={openings} />
        </section>
        <div className="wrap">
          <RichText value={page.body} locale={locale} className={styles.body ?? ''} />
        </div>
        <FormBand title={texts.spontaneousTitle} text={texts.spontaneousLead}>
          <ApplicationForm
            locale={locale}
            path={paths.career(locale)}
            opening={null}
            phone={phone}
            shared={common.deskForm}
            texts={texts.form}
            places={{ ship: texts.ship, shore: texts.shore }}
          />
        </FormBand>
      </RoutedPageFrame>
    );
  }),
);
