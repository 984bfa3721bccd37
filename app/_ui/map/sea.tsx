import styles from './map.module.css';

const COASTS = ['mainland', 'others', 'ours'] as const;

/** Sea that grows lighter towards the shore, and the land on top. `id` is that of `CoastDefs`. */
export function Sea({ id }: { id: string }) {
  return (
    <>
      {(['deep', 'shelf', 'shallow'] as const).map((depth) => (
        <g key={depth} className={styles[depth]}>
          {COASTS.map((coast) => (
            <use key={coast} href={`#${id}-${coast}`} />
          ))}
        </g>
      ))}
      {COASTS.map((coast) => (
        <use key={coast} href={`#${id}-${coast}`} className={styles[coast]} />
      ))}
    </>
  );
}
