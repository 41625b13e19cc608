const steps = [
  { place: 2, x: 34, top: 66, fill: 'fill-metal' },
  { place: 1, x: 80, top: 46, fill: 'fill-nonmetal' },
  { place: 3, x: 126, top: 82, fill: 'fill-metalloid' },
] as const

/** A podium built from cells of the table, with a cup on top, as a picture. */
export function PodiumArt() {
  return (
    <svg viewBox="0 0 200 120" className="mx-auto h-full w-full max-w-xs" aria-hidden="true">
      {steps.map(({ place, x, top, fill }) => (
        <g key={place}>
          <rect
            x={x}
            y={top}
            width="40"
            height={116 - top}
            rx="4"
            className={`${fill} stroke-cell-line`}
            strokeWidth="1.500"
          />
          <text
            x={x + 20}
            y={top + 25}
            textAnchor="middle"
            fontSize="20"
            fontWeight="600"
            className="fill-cell-ink font-display"
          >
            {place}
          </text>
        </g>
      ))}
      <path
        d="M90 8h20v9c0 8-4 13-10 13s-10-5-10-13ZM98 29h4v8h-4ZM92 37h16v5H92Z"
        className="fill-accent"
      />
      <path
        d="M90 11h-7c0 8 3 12 8 12M110 11h7c0 8-3 12-8 12"
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g className="fill-link">
        <circle cx="54" cy="40" r="2.500" />
        <circle cx="150" cy="58" r="2" />
        <circle cx="138" cy="24" r="3" />
        <circle cx="64" cy="16" r="2" />
      </g>
    </svg>
  )
}
