/** A flask that fell over, as a picture. */
export function SpiltFlaskArt() {
  return (
    <svg viewBox="0 0 200 120" className="mx-auto h-full w-full max-w-xs" aria-hidden="true">
      <path
        d="M18 108c0-6 14-7 26-7 20 0 30-3 52-3h76c10 0 16 4 16 7s-5 5-14 5H30c-7 0-12 0-12-2Z"
        className="fill-accent"
      />
      <g transform="rotate(-78 112 70)">
        <path
          d="M98 20h28M103 20v32l-29 46a7 7 0 0 0 6 11h64a7 7 0 0 0 6-11l-29-46V20"
          className="fill-surface stroke-outline"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M137 80l12 19a5 5 0 0 1-4 8h-20Z" className="fill-accent" />
      </g>
      <circle cx="40" cy="84" r="4" className="fill-accent" />
      <circle cx="28" cy="70" r="2.5" className="fill-accent" />
      <circle cx="52" cy="60" r="3" className="fill-link" />
    </svg>
  )
}
