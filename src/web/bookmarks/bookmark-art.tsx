/** An open book of spells from which a ribbon hangs, as a picture. */
export function BookmarkArt() {
  return (
    <svg viewBox="0 0 200 130" className="h-36 w-full sm:h-44" aria-hidden="true">
      <path
        d="M100 38c-18-12-46-14-70-8v74c24-6 52-4 70 8 18-12 46-14 70-8V30c-24-6-52-4-70 8Z"
        className="fill-surface stroke-outline"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M100 38v74" className="stroke-outline" strokeWidth="4" />
      <g className="fill-none stroke-line" strokeWidth="3" strokeLinecap="round">
        <path d="M44 50c14-3 28-2 41 3M44 64c14-3 28-2 41 3M44 78c10-2 18-2 26 0" />
        <path d="M115 81c13-5 27-6 41-3" />
      </g>
      <path d="M118 26v44l13-9 13 9V23c-9-1-18 0-26 3Z" className="fill-accent" />
      <path
        d="m131 31 2.500 5.500 6 .6-4.500 4 1.300 5.900-5.300-3.100-5.300 3.100 1.300-5.900-4.500-4 6-.6Z"
        className="fill-on-accent"
      />
      <g className="fill-link">
        <path d="m62 8 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
        <path d="m164 6 1.500 3.500L169 11l-3.500 1.500L164 16l-1.500-3.500L159 11l3.500-1.500Z" />
        <circle cx="96" cy="12" r="2" />
      </g>
    </svg>
  )
}
