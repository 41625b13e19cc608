/** A picture of two flasks that meet, with a spark between them. */
export function MatchArt({ isSeeking = false }: { readonly isSeeking?: boolean }) {
  return (
    <svg
      viewBox="0 0 200 128"
      className={`mx-auto h-full w-full max-w-xs ${isSeeking ? 'match-art-seeking' : ''}`}
      aria-hidden="true"
    >
      <g transform="rotate(14 60 66)">
        <path d="M34 84h52l11 19a5 5 0 0 1-4 8H27a5 5 0 0 1-4-8Z" className="fill-accent" />
        <path
          d="M46 30h28M51 30v31L22 105a6 6 0 0 0 5 9h66a6 6 0 0 0 5-9L69 61V30"
          className="fill-none stroke-outline"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="46" cy="98" r="3.500" className="fill-on-accent opacity-40" />
        <circle cx="64" cy="103" r="2.500" className="fill-on-accent opacity-40" />
        <circle cx="72" cy="93" r="3" className="fill-on-accent opacity-40" />
      </g>
      <g transform="rotate(-14 140 66)" className="match-art-other">
        <path d="M114 84h52l11 19a5 5 0 0 1-4 8h-66a5 5 0 0 1-4-8Z" className="fill-correct" />
        <path
          d="M126 30h28M131 30v31l-29 44a6 6 0 0 0 5 9h66a6 6 0 0 0 5-9l-29-44V30"
          className="fill-none stroke-outline"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="130" cy="96" r="3" className="fill-page opacity-40" />
        <circle cx="146" cy="103" r="3.500" className="fill-page opacity-40" />
        <circle cx="154" cy="94" r="2.500" className="fill-page opacity-40" />
      </g>
      <path
        d="m100 4 4 10 10.500.8-8 7 2.500 10.400L100 26.500l-9 5.700 2.500-10.400-8-7L96 14Z"
        className="fill-accent"
      />
      <g className="stroke-accent" strokeWidth="3" strokeLinecap="round">
        <path d="M76 8l-5-4M124 8l5-4M100 42v7" />
      </g>
    </svg>
  )
}
