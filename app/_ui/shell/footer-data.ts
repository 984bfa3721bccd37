import type { ContentPicture } from '#lib/content/content-picture.ts';
import type { IssueCard } from '#lib/content/readers/magazine.server.ts';

export type SocialNetwork =
  | 'facebook'
  | 'instagram'
  | 'tripadvisor'
  | 'youtube'
  | 'linkedin'
  | 'x'
  | 'tiktok';

/** Everything that the footer shows, in one language. */
export type FooterData = {
  brand: string;
  phone: string | null;
  year: number;
  night: ContentPicture | null;
  /** The latest issue that is out. */
  magazine: IssueCard | null;
  columns: readonly {
    key: string;
    title: string;
    links: readonly { key: string; label: string; href: string }[];
  }[];
  social: readonly { key: string; network: SocialNetwork; url: string }[];
};
