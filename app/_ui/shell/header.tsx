import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { Dropdown } from './dropdown.client.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.client.tsx';
import { Logo } from './logo.tsx';
import { MenuContent } from './menu-content.tsx';
import { MobileMenu } from './mobile-menu.client.tsx';
import { NavLink } from './nav-link.client.tsx';
import { navigation } from './navigation.ts';
import type { MenuData } from './menu-data.ts';
import { serviceLinks } from './service-links.tsx';

type Props = { menu: MenuData };

/** The fixed bar (A5). It is transparent where the page has an element with `data-scene`, and white everywhere else. */
export async function Header({ menu }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  const languages = { el: t('greek'), en: t('english') };
  const services = await serviceLinks({ external: menu.external, notes: true, Link: SiteLink });
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.inner}`}>
        {/* Not prefetched: the home page is the heaviest (40 KB), and few travellers on a quay go back to it. */}
        <SiteLink
          href={paths.home(locale)}
          prefetch={false}
          className={styles.logo}
          aria-label={t('homeLink')}
        >
          <Logo className={styles.positive} />
          <Logo inverse lazy className={styles.inverse} />
        </SiteLink>
        <nav className={styles.nav} aria-label={t('mainNav')}>
          <ul>
            {navigation.map((item) => {
              switch (item.kind) {
                case 'page':
                  return (
                    <li key={item.page}>
                      <NavLink href={paths[item.page](locale)}>{t(item.label)}</NavLink>
                    </li>
                  );
                case 'services':
                  return (
                    <Dropdown key={item.kind} label={t('services')}>
                      {services}
                    </Dropdown>
                  );
                case 'offers':
                  return (
                    <Dropdown key={item.kind} label={t('offers')}>
                      {menu.offers.map((offer) => (
                        <SiteLink key={offer.id} href={offer.href}>
                          {offer.title}
                          {offer.note ? <small>{offer.note}</small> : null}
                        </SiteLink>
                      ))}
                      <SiteLink href={paths.offers(locale)}>{t('allOffers')}</SiteLink>
                    </Dropdown>
                  );
              }
            })}
          </ul>
        </nav>
        <div className={styles.language}>
          <LanguageSwitch locale={locale} label={t('language')} names={languages} />
        </div>
        <div className={styles.book}>
          <ButtonLink href={paths.booking(locale)}>{t('book')}</ButtonLink>
        </div>
        <MobileMenu
          labels={{ open: t('openMenu'), close: t('closeMenu'), menu: t('menu') }}
          logo={<Logo inverse lazy />}
        >
          <MenuContent menu={menu} Link={SiteLink} />
        </MobileMenu>
      </div>
    </header>
  );
}
