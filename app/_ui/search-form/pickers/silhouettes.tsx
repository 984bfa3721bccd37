/** Vehicles seen from the side, 33 units per metre: the centre of each at x 0, its wheels on y 0. */

function Wheel({ x, r }: { x: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={-r} r={r} fill="var(--navy-950)" />
      <circle cx={x} cy={-r} r={r * 0.42} fill="var(--line)" />
    </>
  );
}

function Rim({ x, r, width }: { x: number; r: number; width: number }) {
  return (
    <>
      <circle cx={x} cy={-r - width / 2} r={r} fill="none" stroke="var(--navy-950)" strokeWidth={width} />
      <circle cx={x} cy={-r - width / 2} r="2.5" fill="var(--ink)" />
    </>
  );
}

export function Car() {
  return (
    <>
      <path
        d="M-64.8-9q-3-16 3-24l13-3 17-21q4-5 11-5h41q8 0 13 6l14 18 12 3q9 3 9 14v12z"
        fill="var(--sea-500)"
      />
      <path d="M-41.8-37l13-16q3-4 8-4h14v20zM-.8-57h18q6 0 9 4l11 16h-38z" fill="var(--foam)" />
      <path d="M-64.8-16h129.6" stroke="var(--navy-900)" strokeOpacity=".25" strokeWidth="2" />
      <rect x="58.8" y="-28" width="8" height="6" rx="2" fill="var(--orange-500)" />
      <Wheel x={-38.8} r={11.5} />
      <Wheel x={38.8} r={11.5} />
    </>
  );
}

export function LargeCar() {
  return (
    <>
      <path
        d="M-77.4-11q-2-20 4-30l6-22q2-6 9-6h73q8 0 13 5l21 23 22 5q9 3 9 13v12z"
        fill="var(--navy-900)"
      />
      <path
        d="M-64.4-43l5-17q1-3 5-3h22v20zM-26.4-63h27v20h-27zM6.6-63h8q5 0 8 3l15 17h-31z"
        fill="var(--foam)"
      />
      <path d="M-60.4-72h72" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <rect x="69.4" y="-32" width="9" height="6" rx="2" fill="var(--orange-500)" />
      <Wheel x={-48.4} r={12.5} />
      <Wheel x={47.4} r={12.5} />
    </>
  );
}

export function Van() {
  return (
    <>
      <path
        d="M-94-11V-74q0-8 8-8H32q10 0 16 8l19 30 19 6q8 3 8 12v15z"
        fill="var(--white)"
        stroke="var(--navy-900)"
        strokeWidth="2"
      />
      <path d="M-94-32H92v10H-94z" fill="var(--orange-500)" />
      <path d="M24-46V-70h7q5 0 8 5l13 19z" fill="var(--sea-300)" />
      <path d="M16-78v62" stroke="var(--navy-900)" strokeOpacity=".3" strokeWidth="2" />
      <Wheel x={-60} r={13} />
      <Wheel x={58} r={13} />
    </>
  );
}

export function Camper() {
  return (
    <>
      <path
        d="M-114-11V-86q0-8 8-8H66q12 0 16 10l3 10-13 4 18 26 18 6q8 3 8 12v15z"
        fill="var(--white)"
        stroke="var(--navy-900)"
        strokeWidth="2"
      />
      <path d="M-114-36H64l8 10H-114z" fill="var(--sea-500)" />
      <path d="M-96-72h34v20h-34zM-48-72h28v20h-28z" fill="var(--sea-300)" />
      <path d="M44-46v-22h18q5 0 8 5l10 17z" fill="var(--sea-300)" />
      <path d="M4-74h26v60H4z" fill="none" stroke="var(--navy-900)" strokeOpacity=".35" strokeWidth="2" />
      <Wheel x={-66} r={13} />
      <Wheel x={78} r={13} />
    </>
  );
}

export function Motorbike() {
  return (
    <>
      <g transform="translate(-35.5 -108)">
        <path
          d="M14 92 26 74h22l12 18"
          fill="none"
          stroke="var(--navy-900)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M8 70h26q4 0 6 4l4 8H24q-6-8-16-12z" fill="var(--flower-600)" />
        <path d="M36 72q4-10 16-10h6l4 8-12 12H40z" fill="var(--flower-600)" />
        <path
          d="m52 60 12 36M50 58l-5-3"
          stroke="var(--navy-900)"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <circle cx="60" cy="66" r="4" fill="var(--orange-500)" />
      </g>
      <Rim x={-25.5} r={12} width={5} />
      <Rim x={27.5} r={12} width={5} />
    </>
  );
}

export function Scooter() {
  return (
    <>
      <path
        d="M-22-10q-4-18 8-20h20l6 14h10l-6-34"
        fill="none"
        stroke="var(--navy-900)"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M-30-14q0-18 18-18h14q4 0 5 5l3 13z" fill="var(--sea-500)" />
      <path d="M-26-34h26q5 0 5 5h-28q-5 0-3-5z" fill="var(--navy-900)" />
      <path d="M12-52l8 2 6 34-6 1z" fill="var(--sea-500)" />
      <path d="M10-54l8 1" stroke="var(--navy-900)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="21" cy="-44" r="3.5" fill="var(--orange-500)" />
      <Rim x={-20} r={8} width={5} />
      <Rim x={24} r={8} width={5} />
    </>
  );
}

export function Bicycle() {
  return (
    <>
      <path
        d="M-18-13l8-22h24l-18 22zM-18-13h14M-10-35l-2-6M14-35l6 22M14-35l-2-8h8"
        fill="none"
        stroke="var(--sea-700)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M-17-42h11" stroke="var(--navy-950)" strokeWidth="4" strokeLinecap="round" />
      <Rim x={-18} r={11.5} width={2.5} />
      <Rim x={19} r={11.5} width={2.5} />
    </>
  );
}
