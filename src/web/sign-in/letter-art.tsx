/** A letter coming out of an envelope that is sealed with an element. */
export function LetterArt() {
  return (
    <svg viewBox="0 0 200 120" className="mx-auto h-full w-full max-w-xs" aria-hidden="true">
      <path d="M48 50 100 14l52 36v54H48Z" className="fill-raised stroke-outline" strokeWidth="2" />
      <rect
        x="60"
        y="22"
        width="80"
        height="62"
        rx="6"
        className="fill-surface stroke-outline"
        strokeWidth="2"
      />
      <g className="stroke-line" strokeWidth="4" strokeLinecap="round">
        <path d="M72 38h34M72 50h56M72 62h44" />
      </g>
      <path
        d="m48 52 44 32a14 14 0 0 0 16 0l44-32v54a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6Z"
        className="fill-raised stroke-outline"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <rect x="86" y="74" width="28" height="28" rx="7" className="fill-accent" />
      <text
        x="100"
        y="94"
        textAnchor="middle"
        fontSize="14"
        fontWeight="600"
        className="fill-on-accent font-display"
      >
        Pw
      </text>
      <g className="fill-link">
        <circle cx="30" cy="40" r="3" />
        <circle cx="172" cy="34" r="2.500" />
        <circle cx="166" cy="78" r="2" />
      </g>
    </svg>
  )
}
