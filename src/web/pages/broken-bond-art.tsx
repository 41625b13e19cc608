/** Two atoms whose bond is broken, as a picture. */
export function BrokenBondArt() {
  return (
    <svg viewBox="0 0 200 120" className="mx-auto h-full w-full max-w-xs" aria-hidden="true">
      <path
        d="M68 62h20l6-9M132 58h-20l-6 9"
        className="fill-none stroke-outline"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="42" cy="62" r="30" className="fill-surface stroke-link" strokeWidth="3" />
      <circle cx="158" cy="58" r="30" className="fill-surface stroke-accent" strokeWidth="3" />
      <circle cx="42" cy="62" r="13" className="fill-link" />
      <circle cx="158" cy="58" r="13" className="fill-accent" />
      <g className="fill-muted">
        <circle cx="42" cy="32" r="4" />
        <circle cx="12" cy="62" r="4" />
        <circle cx="42" cy="92" r="4" />
        <circle cx="158" cy="28" r="4" />
        <circle cx="188" cy="58" r="4" />
        <circle cx="158" cy="88" r="4" />
      </g>
      <path
        d="M100 30v-12M84 36l-8-9M116 36l8-9M100 90v12M84 84l-8 9M116 84l8 9"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
