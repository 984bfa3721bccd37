import type { ReactNode } from 'react';
import { ChosenLine } from '#app/_ui/map/chosen-line.tsx';
import { CloseUp } from '#app/_ui/map/close-up.tsx';
import { CoastDefs } from '#app/_ui/map/coast-defs.tsx';
import { RouteChart } from '#app/_ui/map/route-chart.tsx';
import { LivingSea } from '#app/_ui/sea/living-sea.tsx';
import { ShipList } from '#app/_ui/sea/ship-list.tsx';
import { Ships } from '#app/_ui/sea/ships.tsx';
import ships from '#app/_ui/sea/ships.module.css';
import { toPlane } from '#lib/maps/plane.ts';
import { onPlane, SIZES, type RouteMap } from '#lib/maps/route-map.ts';
import { frameOf, type SeaView } from '#lib/sea/stretch.ts';
import type { LineView } from '#lib/timetable/view.ts';
import { ChoiceLink } from './choice-link.client.tsx';
import styles from './map-column.module.css';
import { Shown } from './shown.client.tsx';

type Props = {
  map: RouteMap;
  names: ReadonlyMap<string, string>;
  lines: readonly LineView[];
  /** Null when it isn't known where the ships are. */
  sea: SeaView | null;
  labels: { map: string; asiaMinor: string; aegean: string; carpathian: string };
};

const ID = 'sea';

/** The map of all lines on wide screens; the chosen line alone, larger, on narrow ones and on paper. Both with the ships, and their list. */
export function MapColumn({ map, names, lines, sea, labels }: Props) {
  const [asia, aegean, carpathian] = [
    toPlane([27.72, 37.3]),
    toPlane([26.12, 36.86]),
    toPlane([26.5, 35.82]),
  ];
  return (
    <div className={styles.column}>
      <p className="visually-hidden">{labels.map}</p>
      <CoastDefs id={ID} map={map} />
      <LivingSea className={styles.sea}>
        <div className={styles.wide}>
          <RouteChart
            id={ID}
            map={map}
            names={names}
            areas={[
              { name: labels.asiaMinor, x: asia[0], y: asia[1] },
              { name: labels.aegean, x: aegean[0], y: aegean[1] },
              { name: labels.carpathian, x: carpathian[0], y: carpathian[1], turn: -14 },
            ]}
            wrapLine={pressable}
            wrapLabel={replaceable}
            afloat={
              sea ? (
                <Ships sea={sea} taken={map.labels.map(({ box }) => box)} frame={frameOf(map.frame)} />
              ) : null
            }
            afloatInCorner={sea && map.inset ? <Ships sea={sea} frame={frameOf(map.inset.part)} /> : null}
          >
            {map.lines.map((line, index) => (
              <Shown key={line.id} as="g" line={line.id}>
                <ChosenLine
                  id={ID}
                  lineId={line.id}
                  ports={map.ports.filter((port) => line.ports.includes(port.code))}
                  labels={line.labels}
                  names={names}
                  times={timesOf(lines[index])}
                />
              </Shown>
            ))}
          </RouteChart>
          <p data-note hidden aria-hidden className={ships.tag} suppressHydrationWarning />
        </div>
        <div className={styles.narrow}>
          {map.lines.map((line, index) => (
            <Shown key={line.id} line={line.id} className={styles.close}>
              <CloseUp id={ID} view={line.closeUp} names={names}>
                <ChosenLine
                  id={ID}
                  lineId={line.id}
                  transform={line.closeUp.transform}
                  ports={line.closeUp.ports.filter((port) => port.isOwn)}
                  labels={line.closeUp.labels.filter((label) => line.ports.includes(label.id))}
                  names={names}
                  times={timesOf(lines[index])}
                  size={SIZES.close}
                />
                {sea ? (
                  <g transform={line.closeUp.transform}>
                    <Ships
                      sea={sea}
                      scale={line.closeUp.scale}
                      taken={line.closeUp.labels.map(({ box }) => onPlane(box, line.closeUp))}
                      frame={frameOf(line.closeUp.part, line.closeUp.scale)}
                    />
                  </g>
                ) : null}
              </CloseUp>
            </Shown>
          ))}
        </div>
        {sea ? <ShipList sea={sea} className={styles.ships} /> : null}
      </LivingSea>
    </div>
  );
}

function pressable(lineId: string, line: ReactNode) {
  return (
    <ChoiceLink choice={{ line: lineId }} isDecoration>
      {line}
    </ChoiceLink>
  );
}

function replaceable(hiddenFor: readonly string[], label: ReactNode) {
  return (
    <Shown as="g" unlessLine={hiddenFor}>
      {label}
    </Shown>
  );
}

/** The time of departure at each port, or of arrival at the last one, in each direction. */
function timesOf(line: LineView | undefined): ReadonlyMap<string, string>[] {
  return (line?.directions ?? []).map(
    ({ times }) =>
      new Map(
        (times[0]?.calls ?? []).flatMap(({ port, departs, arrives }): [string, string][] => {
          const time = departs ?? arrives;
          return time ? [[port, time]] : [];
        }),
      ),
  );
}
