/** Made by `app/maps/coast.svg`. */
const FILE = '/maps/coast.svg';
const DEPTHS = ['deep', 'shelf', 'shallow'] as const;
const COASTS = ['mainland', 'others', 'ours'] as const;

/** Class names of each depth and coast. Given by the map, because the style sheet of the large maps is 5 KB. */
type Props = { looks: Readonly<Record<string, string>> };

/** Sea that grows lighter towards the shore, and the land on top. */
export function Sea({ looks }: Props) {
  return (
    <>
      {DEPTHS.map((depth) => (
        <g key={depth} className={looks[depth]}>
          {COASTS.map((coast) => (
            <use key={coast} href={`${FILE}#${coast}`} />
          ))}
        </g>
      ))}
      {COASTS.map((coast) => (
        <use key={coast} href={`${FILE}#${coast}`} className={looks[coast]} />
      ))}
    </>
  );
}
