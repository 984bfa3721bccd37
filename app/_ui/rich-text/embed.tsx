import { stegaClean } from '@sanity/client/stega';
import { useTranslations } from 'next-intl';
import { embedAddress } from '#lib/routes/embed-address.ts';
import { EmbedPlayer } from './embed-player.client.tsx';

type Props = { url: string | null | undefined; title: string | null | undefined };

/**
 * A film or map of another site (B7). An address outside the allow-list shows nothing; for the others, nothing of the
 * other site is loaded before a click.
 */
export function Embed({ url, title }: Props) {
  const t = useTranslations('common.richText');
  const found = embedAddress(stegaClean(url));
  if (!found) return null;
  const { service, kind, page, player } = found;
  return (
    <EmbedPlayer
      title={title ?? service}
      name={stegaClean(title) ?? service}
      kind={kind}
      page={page}
      player={player}
      texts={{
        load: t(kind === 'film' ? 'loadFilm' : 'loadMap'),
        open: t(kind === 'film' ? 'openFilm' : 'openMap', { service }),
        notice: t('notice', { service }),
      }}
    />
  );
}
