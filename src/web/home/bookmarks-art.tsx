/** An open book of spells with a ribbon in it, as a picture. */
export function BookmarksArt() {
  return (
    <svg viewBox="0 0 200 120" className="h-full w-full max-w-xs" aria-hidden="true">
      <path
        d="M100 34C84 24 60 22 36 26v72c24-4 48-2 64 8 16-10 40-12 64-8V26c-24-4-48-2-64 8Z"
        className="fill-surface stroke-outline"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M100 34v72" className="stroke-outline" strokeWidth="4" />
      <path d="M132 20h22v46l-11-9-11 9Z" className="fill-accent" />
      <g className="fill-none stroke-link" strokeWidth="3" strokeLinecap="round">
        <path d="M50 46c12-1 24 0 34 4M50 60c12-1 24 0 34 4M50 74c8-1 14-1 20 1" />
        <path d="M116 78c10-4 22-5 34-4M116 90c8-3 16-4 22-4" />
      </g>
      <path
        d="m143 28 2.500 5.500 6 .6-4.500 4 1.300 5.900-5.300-3-5.300 3 1.300-5.900-4.500-4 6-.6Z"
        className="fill-on-accent"
      />
      <g className="fill-accent">
        <circle cx="22" cy="22" r="2.500" />
        <circle cx="96" cy="12" r="3" />
        <circle cx="182" cy="58" r="2.500" />
      </g>
    </svg>
  )
}
