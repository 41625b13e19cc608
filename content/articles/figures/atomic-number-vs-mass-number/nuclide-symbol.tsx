export const title = 'How to read a nuclide symbol'

export const caption =
  'The symbol of an iron-56 ion. Two numbers on the left describe the nucleus; the charge on the right tells how many electrons are missing.'

export const description =
  'Symbol Fe with 56 at upper left labeled mass number, 26 at lower left labeled atomic number, and 3 plus at upper right labeled charge. A box reads 26 protons, 30 neutrons, 23 electrons.'

export function Drawing() {
  return (
    <svg viewBox="0 0 320 312">
      <rect x="1" y="1" width="318" height="310" rx="14" className="fill-sunken stroke-line" />
      <g className="fill-none stroke-accent" strokeWidth="2">
        <path d="M78 53 C78 60 82 65 90 70" />
        <path d="M81 71 L90 70 L87 62" />
        <path d="M252 53 C254 58 252 62 247 67" />
        <path d="M248 58 L247 67 L256 66" />
        <path d="M62 190 C62 178 74 172 88 167" />
        <path d="M79 165 L88 167 L84 175" />
        <path d="M240 190 C240 172 216 166 186 154" />
        <path d="M190 163 L186 154 L195 151" />
      </g>
      <g fontSize="16" textAnchor="middle" className="fill-ink">
        <text x="78" y="26" className="font-semibold">
          Mass number A
        </text>
        <text x="78" y="45" className="fill-muted" fontSize="16">
          26 + 30
        </text>
        <text x="248" y="26" className="font-semibold">
          Charge
        </text>
        <text x="248" y="45" className="fill-muted" fontSize="16">
          26 − 23
        </text>
        <text x="84" y="208" className="font-semibold">
          Atomic number Z
        </text>
        <text x="240" y="208" className="font-semibold">
          Symbol: iron
        </text>
      </g>
      <g className="fill-ink font-display">
        <text x="116" y="144" fontSize="78">
          Fe
        </text>
        <text x="110" y="103" fontSize="30" textAnchor="end">
          56
        </text>
        <text x="110" y="156" fontSize="30" textAnchor="end">
          26
        </text>
        <text x="214" y="100" fontSize="30">
          3+
        </text>
      </g>
      <rect
        x="14"
        y="226"
        width="292"
        height="72"
        rx="10"
        className="fill-surface stroke-outline"
      />
      <g textAnchor="middle">
        <g className="fill-ink font-display" fontSize="26">
          <text x="63" y="260">
            26
          </text>
          <text x="160" y="260">
            30
          </text>
          <text x="257" y="260">
            23
          </text>
        </g>
        <g className="fill-muted" fontSize="16">
          <text x="63" y="284">
            protons
          </text>
          <text x="160" y="284">
            neutrons
          </text>
          <text x="257" y="284">
            electrons
          </text>
        </g>
      </g>
      <path d="M112 238 V286 M208 238 V286" className="fill-none stroke-line" />
    </svg>
  )
}
