/** A cell of the table with a keyhole, and the key on its way, as a picture. */
export function LockedTileArt() {
  return (
    <svg viewBox="0 0 200 120" className="mx-auto h-full w-full max-w-xs" aria-hidden="true">
      <rect
        x="66"
        y="14"
        width="88"
        height="94"
        rx="12"
        className="fill-metal stroke-cell-line"
        strokeWidth="2"
      />
      <circle cx="110" cy="52" r="12" className="fill-cell-ink" />
      <path d="M105 58h10l5 28h-20Z" className="fill-cell-ink" />
      <text x="76" y="32" fontSize="12" className="fill-cell-ink">
        119
      </text>
      <g
        className="fill-none stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="22" cy="74" r="12" />
        <path d="M34 74h38M56 74v10M66 74v7" />
      </g>
      <g className="fill-link">
        <circle cx="172" cy="30" r="3" />
        <circle cx="180" cy="66" r="2" />
        <circle cx="44" cy="34" r="2.500" />
      </g>
    </svg>
  )
}
