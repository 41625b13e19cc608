export const title = 'Which type is it?'

export const caption =
  'Ask all five questions. Every yes gives the reaction a name, and some reactions collect two.'

export const description =
  'Flow chart. Burns in oxygen: combustion. Only one product: synthesis. Only one reactant: decomposition. An element pushes another out: single replacement. Two compounds swap ions: double replacement. A reaction may get several names.'

const questions = [
  { lines: ['Does it burn', 'in oxygen?'], answer: ['combustion'] },
  { lines: ['Is there only', 'one product?'], answer: ['synthesis'] },
  { lines: ['Is there only', 'one reactant?'], answer: ['decom-', 'position'] },
  { lines: ['Does one element', 'push another out?'], answer: ['single', 'replacement'] },
  { lines: ['Do two compounds', 'swap ions?'], answer: ['double', 'replacement'] },
] as const

const STEP = 82

export function Drawing() {
  return (
    <svg viewBox="0 0 320 406" className="max-w-md">
      {questions.map(({ lines, answer }, index) => (
        <g key={lines[1]} transform={`translate(0 ${index * STEP})`}>
          <rect
            x="3"
            y="8"
            width="164"
            height="56"
            rx="10"
            className="fill-surface stroke-outline"
            strokeWidth="1.5"
          />
          <g fontSize="15" textAnchor="middle" className="fill-ink">
            <text x="85" y="32">
              {lines[0]}
            </text>
            <text x="85" y="52">
              {lines[1]}
            </text>
          </g>
          <path
            d="M167 36 H193 M187 30 l7 6 -7 6"
            className="fill-none stroke-correct"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text x="180.5" y="26" textAnchor="middle" fontSize="14" className="fill-ink">
            yes
          </text>
          <rect
            x="196"
            y="8"
            width="121"
            height="56"
            rx="16"
            className="fill-accent-soft stroke-accent"
            strokeWidth="2"
          />
          <g fontSize="15" textAnchor="middle" className="fill-ink font-semibold">
            {answer.map((line, row) => (
              <text key={line} x="256.5" y={41.5 - (answer.length - 1) * 10 + row * 20}>
                {line}
              </text>
            ))}
          </g>
          {index < questions.length - 1 ? (
            <path
              d={`M85 64 V${STEP + 6} M79 ${STEP} l6 7 6 -7`}
              className="fill-none stroke-outline"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ) : null}
        </g>
      ))}
    </svg>
  )
}
