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
        <path d="M72 52 C72 66 82 72 94 80" />
        <path d="M86 84 L94 80 L92 71" />
        <path d="M252 52 C252 66 244 72 232 80" />
        <path d="M234 71 L232 80 L240 84" />
        <path d="M60 190 C60 174 76 166 92 158" />
        <path d="M83 157 L92 158 L90 167" />
        <path d="M236 190 C236 172 216 160 198 148" />
        <path d="M201 157 L198 148 L207 148" />
      </g>
      <g fontSize="16" textAnchor="middle" className="fill-ink">
        <text x="78" y="26" className="font-semibold">
          Mass number A
        </text>
        <text x="78" y="45" className="fill-muted" fontSize="15">
          26 + 30
        </text>
        <text x="248" y="26" className="font-semibold">
          Charge
        </text>
        <text x="248" y="45" className="fill-muted" fontSize="15">
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
        <text x="128" y="144" fontSize="78">
          Fe
        </text>
        <text x="124" y="100" fontSize="30" textAnchor="end">
          56
        </text>
        <text x="124" y="158" fontSize="30" textAnchor="end">
          26
        </text>
        <text x="210" y="100" fontSize="30" textAnchor="middle">
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
