import { useLocale } from 'next-intl';

const HEIGHT = 106;
/** Widths of the drawings; the English word is shorter. */
const WIDTHS = { el: 451, en: 398 } as const;

type Props = {
  inverse?: boolean;
  /** Inside of something that is closed at first. */
  lazy?: boolean;
  className?: string;
};

/** The word mark. Empty alternative text: the link around it carries the name. */
export function Logo({ inverse = false, lazy = false, className }: Props) {
  const locale = useLocale();
  const file = `/brand/wordmark-${locale}${inverse ? '-inverse' : ''}.svg`;
  return (
    <img
      src={file}
      alt=""
      width={WIDTHS[locale]}
      height={HEIGHT}
      className={className}
      {...(lazy && { loading: 'lazy' })}
    />
  );
}
