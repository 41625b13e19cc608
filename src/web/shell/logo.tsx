/** An element tile that wears a wizard's hat. */
export function Logo({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <rect x="7" y="17" width="34" height="28" rx="7" className="fill-accent" />
      <path d="M2.5 19.5c7-3.2 36-3.2 43 0-5 3.4-38 3.4-43 0Z" className="fill-link" />
      <path
        d="M11 18C15 13 17 3 26.500 1.500c-2 2.500-1 4 1 6.500 2.500 3.200 5 6 9.500 10-7 2.200-19 2.200-26 0Z"
        className="fill-link"
      />
      <path
        d="m22.500 8 1.100 2.700 2.900.2-2.200 1.900.7 2.800-2.500-1.500-2.500 1.500.7-2.800-2.200-1.900 2.900-.2Z"
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
