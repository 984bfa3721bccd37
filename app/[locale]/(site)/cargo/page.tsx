import { getMessages } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { FormBand } from '#app/_ui/form/form-band.tsx';
import { findRoutedPage, RoutedPageFrame, routedPageMetadata } from '#app/_ui/page/routed-page.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { CargoForm } from './cargo-form.client.tsx';
import { PageContents } from '#app/_ui/page/page-contents.tsx';
import styles from './cargo.module.css';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    return routedPageMetadata('cargo', paths.cargo);
  }),
);

/** What is carried, at what price and how, in the editors' texts and tables; then the form to request a price. */
export default withNotFound(
  withFirstSteps(async function CargoPage() {
    const { locale, page } = await findRoutedPage('cargo');
    const { common } = await getMessages();
    const texts = common.cargo;
    const [phone, network] = await Promise.all([operatorPhone(locale), readNetwork()]);
    const body = page.body ?? [];
    const anchors = headingAnchors(body);
    const ports = (network?.ports ?? [])
      .map((port) => ({ code: port.code, name: port.name[locale] }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
    return (
      <RoutedPageFrame path={paths.cargo(locale)} page={page}>
        <div className={`wrap ${styles.columns}`}>
          <PageContents title={texts.contents} headings={headingsOf(body, ['h2'])} anchors={anchors}>
            <p className={styles.go}>
              <a className={buttonClasses({ small: true })} href="#form">
                {texts.toForm}
              </a>
            </p>
          </PageContents>
          <RichText value={body} className={styles.body ?? ''} />
        </div>
        <FormBand title={texts.formTitle} text={texts.formLead} textWidth="narrow">
          {ports.length > 0 ? (
            <CargoForm
              locale={locale}
              path={paths.cargo(locale)}
              phone={phone}
              ports={ports}
              shared={common.deskForm}
              texts={texts.form}
            />
          ) : (
            <p>
              {texts.noPorts} <a href={phone.href}>{phone.text}</a>
            </p>
          )}
        </FormBand>
      </RoutedPageFrame>
    );
  }),
);
