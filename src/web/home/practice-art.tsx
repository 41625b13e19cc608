/** A flask from which a question rises, as a picture. */
export function PracticeArt() {
  return (
    <svg viewBox="0 0 200 120" className="h-full w-full max-w-xs" aria-hidden="true">
      <path
        d="M86 18h28M91 18v34L62 100a9 9 0 0 0 8 13h60a9 9 0 0 0 8-13l-29-48V18"
        className="fill-none stroke-outline"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M79 78h42l13 22a5 5 0 0 1-4.500 8H70.500a5 5 0 0 1-4.500-8Z"
        className="fill-accent"
      />
      <circle cx="88" cy="94" r="4" className="fill-on-accent opacity-40" />
      <circle cx="106" cy="100" r="3" className="fill-on-accent opacity-40" />
      <circle cx="112" cy="88" r="2.500" className="fill-on-accent opacity-40" />
      <g className="fill-none stroke-link" strokeWidth="3" strokeLinecap="round">
        <path d="M30 40h22M30 56h30M30 72h18" />
        <path d="M148 40h22M148 56h30M148 72h18" />
      </g>
      <g className="fill-link">
        <circle cx="20" cy="40" r="3.500" />
        <circle cx="20" cy="56" r="3.500" />
        <circle cx="20" cy="72" r="3.500" />
      </g>
      <path
        d="m137 56 3 3 6-7"
        className="fill-none stroke-correct"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
