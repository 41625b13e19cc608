export const title = 'A map of the trends'
export const caption =
  'Four arrows for most of the table: tighter hold toward the upper right, looser hold toward the lower left.'
export const description =
  'Outline of the table with four arrows. To the right and upward, ionization energy and electronegativity rise; fluorine is marked upper right. To the left and downward, radius and metallic character grow; cesium is marked lower left.'

const OUTLINE = 'M48 62h14v14h14v28h148v-28h76v-14h14v98h-266z'

/** The outline of the table between two pairs of arrows. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 246">
      <text x="180" y="18" fontSize="16" fontWeight="600" textAnchor="middle" className="fill-ink">
        ionization energy,
      </text>
      <text x="180" y="37" fontSize="16" fontWeight="600" textAnchor="middle" className="fill-ink">
        electronegativity rise
      </text>
      <path
        d="M48 48H312m-10 -6l10 6l-10 6"
        className="fill-none stroke-link"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M338 172V62m-6 10l6 -10l6 10"
        className="fill-none stroke-link"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d={OUTLINE}
        className="fill-sunken stroke-outline"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="292" cy="86" r="11" className="fill-link" />
      <text x="276" y="92" fontSize="16" textAnchor="end" className="fill-ink">
        F
      </text>
      <circle cx="56" cy="143" r="11" className="fill-accent" />
      <text x="74" y="149" fontSize="16" className="fill-ink">
        Cs
      </text>
      <path
        d="M22 62V172m-6 -10l6 10l6 -10"
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray="8 4"
      />
      <path
        d="M312 186H48m10 -6l-10 6l10 6"
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray="8 4"
      />
      <text x="180" y="212" fontSize="16" fontWeight="600" textAnchor="middle" className="fill-ink">
        atomic radius,
      </text>
      <text x="180" y="232" fontSize="16" fontWeight="600" textAnchor="middle" className="fill-ink">
        metallic character grow
      </text>
    </svg>
  )
}
