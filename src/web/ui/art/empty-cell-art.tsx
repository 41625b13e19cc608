const neighbors = [
  { x: 4, y: 12, fill: 'fill-metal' },
  { x: 4, y: 63, fill: 'fill-metal' },
  { x: 148, y: 12, fill: 'fill-nonmetal' },
  { x: 148, y: 63, fill: 'fill-noble' },
] as const

/** A gap in the table where an element could be, as a picture. */
export function EmptyCellArt() {
  return (
    <svg viewBox="0 0 200 120" className="mx-auto h-full w-full max-w-xs" aria-hidden="true">
      {neighbors.map(({ x, y, fill }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="48"
          height="45"
          rx="6"
          className={`${fill} stroke-cell-line`}
          strokeWidth="1.500"
        />
      ))}
      <rect
        x="58"
        y="12"
        width="84"
        height="96"
        rx="10"
        className="fill-sunken stroke-accent"
        strokeWidth="2.500"
        strokeDasharray="7 6"
      />
      <text x="68" y="32" fontSize="13" className="fill-muted">
        404
      </text>
      <text
        x="100"
        y="76"
        textAnchor="middle"
        fontSize="40"
        fontWeight="600"
        className="fill-accent font-display"
      >
        ?
      </text>
      <text x="100" y="97" textAnchor="middle" fontSize="10" className="fill-muted">
        no such page
      </text>
    </svg>
  )
}
