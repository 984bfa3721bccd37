'use client';

import { useState, useSyncExternalStore } from 'react';
import { buttonClasses } from '../button/button-classes.ts';
import styles from './embed.module.css';

type Props = {
  title: string;
  /** The title for use in an attribute: without the edit marks of draft preview. */
  name: string;
  kind: 'film' | 'map';
  page: string;
  player: string | null;
  texts: { load: string; open: string; notice: string };
};

/**
 * Requests nothing from the other site before a click. Without JavaScript the button would do nothing, so the server
 * renders only the link. The box has its final height from the start, so nothing moves when the button appears.
 */
export function EmbedPlayer({ title, name, kind, page, player, texts }: Props) {
  const [wanted, setWanted] = useState(false);
  const works = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const playing = wanted && player !== null;
  return (
    <figure className={styles.embed}>
      <div
        className={`${styles.box} ${kind === 'map' ? styles.map : ''} ${player === null ? styles.still : ''}`}
      >
        {playing ? (
          <iframe
            // The button that had the focus is gone.
            ref={(frame) => frame?.focus()}
            src={player}
            title={name}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            // Players need their own scripts and storage. As pages of another origin, they can't use these to remove
            // the sandbox.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <p className={styles.title}>{title}</p>
            {works && player !== null ? (
              <>
                <button
                  type="button"
                  className={buttonClasses({ small: true })}
                  onClick={() => setWanted(true)}
                >
                  {texts.load}
                  <span className="visually-hidden">: {name}</span>
                </button>
                <p className={styles.notice}>{texts.notice}</p>
              </>
            ) : null}
          </>
        )}
      </div>
      <figcaption>
        {playing ? <span>{title}</span> : null}
        <a href={page} rel="noopener">
          {texts.open}
        </a>
      </figcaption>
    </figure>
  );
}
