import { useLocale } from 'next-intl';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { readShell } from '#lib/content/readers/shell.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { organizationData } from '#lib/seo/json-ld.ts';
import { websiteData } from '#lib/seo/website-data.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = {
  shell: Awaited<ReturnType<typeof readShell>>;
  description: string | null;
};

/** The operator, and that this is its website in one of two languages. */
export function HomeJsonLd({ shell, description }: Props) {
  const locale = useLocale();
  const site = siteUrl();
  return (
    <>
      <JsonLd
        data={organizationData({
          site,
          name: shell.brand,
          phone: shell.phone,
          email: shell.email,
          profiles: shell.social.map(({ url }) => url),
        })}
      />
      <JsonLd
        data={websiteData({
          site,
          path: paths.home(locale),
          name: shell.brand,
          description,
          language: locale,
        })}
      />
    </>
  );
}
