/**
 * Which films and maps may be embedded in a text, and how they are shown. The Studio refuses every other address, and
 * the site renders players for these only.
 */
export type EmbedAddress = {
  service: 'YouTube' | 'Vimeo' | 'OpenStreetMap' | 'Google Maps';
  kind: 'film' | 'map';
  /** Address of the film or map on its own site. */
  page: string;
  /** The frame's address, on the host with the fewest cookies; null for a map whose owner doesn't allow framing. */
  player: string | null;
};

type Reader = (address: URL) => Pick<EmbedAddress, 'service' | 'kind' | 'player'> | null;

const READERS: Record<string, Reader> = {
  'www.youtube.com': youTube,
  'youtube.com': youTube,
  'm.youtube.com': youTube,
  'www.youtube-nocookie.com': youTube,
  'youtu.be': youTube,
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'www.openstreetmap.org': openStreetMap,
  'www.google.com': googleMaps,
  'maps.google.com': googleMaps,
};

/** Origins of players for the policy of frames, with a folder where only part of a site is a player. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org/export/',
  'https://www.google.com/maps',
  'https://www.google.com/maps/',
  'https://maps.google.com',
] as const;

/** The embed at an address, or null when it can't be embedded. */
export function embedAddress(url: string | null | undefined): EmbedAddress | null {
  if (!url || !URL.canParse(url)) return null;
  const address = new URL(url);
  const reader = address.protocol === 'https:' ? READERS[address.host] : undefined;
  const found = reader?.(address);
  return found ? { ...found, page: address.href } : null;
}

function youTube({ host, pathname, searchParams }: URL): ReturnType<Reader> {
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : pathname === '/watch'
        ? (searchParams.get('v') ?? '')
        : (/^\/(?:shorts|embed|live)\/([^/]+)/.exec(pathname)?.[1] ?? '');
  if (!/^[\w-]+$/.test(id)) return null;
  const start = Number.parseInt(searchParams.get('start') ?? searchParams.get('t') ?? '', 10);
  const query = new URLSearchParams({ autoplay: '1', rel: '0', ...(start > 0 ? { start: `${start}` } : {}) });
  return {
    service: 'YouTube',
    kind: 'film',
    player: `https://www.youtube-nocookie.com/embed/${id}?${query}`,
  };
}

function vimeo({ pathname, searchParams }: URL): ReturnType<Reader> {
  const [, id, hash] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  // Unlisted films have a second part in their address.
  const secret = hash ?? searchParams.get('h');
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(secret ? { h: secret } : {}) });
  return { service: 'Vimeo', kind: 'film', player: `https://player.vimeo.com/video/${id}?${query}` };
}

function openStreetMap(address: URL): ReturnType<Reader> {
  const map = { service: 'OpenStreetMap', kind: 'map' } as const;
  if (address.pathname === '/export/embed.html') return { ...map, player: address.href };
  const [, zoom, lat, lon] = /map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(address.hash) ?? [];
  if (zoom === undefined) return { ...map, player: null };
  const [north, east] = [Number(lat), Number(lon)];
  // The frame needs the corners of the map; a screen is about three tiles wide and two high.
  const width = (360 / 2 ** Number(zoom)) * 3;
  const height = width * Math.cos((north * Math.PI) / 180) * 0.6;
  const corners = [east - width / 2, north - height / 2, east + width / 2, north + height / 2];
  const { searchParams: marked } = address;
  const [markLat, markLon] = [marked.get('mlat'), marked.get('mlon')];
  const query = new URLSearchParams({
    bbox: corners.map((corner) => corner.toFixed(5)).join(','),
    layer: 'mapnik',
    ...(markLat && markLon ? { marker: `${markLat},${markLon}` } : {}),
  });
  return { ...map, player: `https://www.openstreetmap.org/export/embed.html?${query}` };
}

function googleMaps({ host, pathname, searchParams, href }: URL): ReturnType<Reader> {
  const map = { service: 'Google Maps', kind: 'map' } as const;
  if (!/^\/maps(\/|$)/.test(pathname) && host !== 'maps.google.com') return null;
  if (/^\/maps\/(d\/)?embed/.test(pathname)) return { ...map, player: href };
  const [, lat, lon, zoom] = /@(-?[\d.]+),(-?[\d.]+),([\d.]+)z/.exec(pathname) ?? [];
  const place = /^\/maps\/place\/([^/@]+)/.exec(pathname)?.[1]?.replaceAll('+', ' ');
  const searchText =
    searchParams.get('q') ?? (place && isEncoded(place) ? decodeURIComponent(place) : undefined);
  const sought = searchText ?? (lat === undefined ? undefined : `${lat},${lon}`);
  if (sought === undefined) return { ...map, player: null };
  const query = new URLSearchParams({ q: sought, output: 'embed', ...(zoom ? { z: zoom } : {}) });
  return { ...map, player: `https://www.google.com/maps?${query}` };
}

/** An address typed by hand may contain a `%` that encodes nothing. */
function isEncoded(text: string): boolean {
  return !/%(?![0-9a-f]{2})/i.test(text);
}
