import { getMessages } from 'next-intl/server';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { findRoutedPage, RoutedPageFrame, routedPageMetadata } from '#app/_ui/page/routed-page.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactForm } from './contact-form.client.tsx';
import { ContactQuestions } from './contact-questions.tsx';
import styles from './contact.module.css';
import { SelfService } from './self-service.tsx';

export const generateMetadata = headOrLost(
  headOrFirstSteps(() => routedPageMetadata('contact', paths.contact)),
);

export default pageOrLost(pageOrFirstSteps(ContactPage));

/** The form first, everything by which we are reached beside it, and below what needs no message at all. */
async function ContactPage() {
  const { locale, page } = await findRoutedPage('contact');
  const { common } = await getMessages();
  const { phone, email, address } = await readShell(locale);
  return (
    <RoutedPageFrame path={paths.contact(locale)} page={page} withCover={false}>
      <div className={`wrap ${styles.columns}`}>
        <section id="form" className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{common.contact.formTitle}</h2>
          <ContactForm
            locale={locale}
            path={paths.contact(locale)}
            phone={await operatorPhone(locale)}
            shared={common.deskForm}
            texts={common.contact.form}
          />
        </section>
        <ContactCard phone={phone} email={email} address={address} cover={page.cover} />
      </div>
      <SelfService />
      <div className={`wrap ${styles.more}`}>
        <RichText value={page.body} locale={locale} className={styles.body ?? ''} />
        <ContactQuestions />
      </div>
    </RoutedPageFrame>
  );
}
