/** An element tile that wears a wizard's hat. */
export function Logo({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <rect x="7" y="17" width="34" height="28" rx="7" className="fill-accent" />
      <path d="M2.5 19.5c7-3.2 36-3.2 43 0-5 3.4-38 3.4-43 0Z" className="fill-link" />
      <path
        d="M11 18C15 13 17 3 26.5 1.5c-2 2.5-1 4 1 6.5 2.5 3.2 5 6 9.5 10-7 2.2-19 2.2-26 0Z"
        className="fill-link"
      />
      <path
        d="m22.5 8 1.1 2.7 2.9.2-2.2 1.9.7 2.8-2.5-1.5-2.5 1.5.7-2.8-2.2-1.9 2.9-.2Z"
        className="fill-accent"
      />
      <text
        x="24"
        y="39"
        textAnchor="middle"
        fontSize="15"
        fontWeight="600"
        className="fill-on-accent font-display"
      >
        Pw
      </text>
    </svg>
  )
}
