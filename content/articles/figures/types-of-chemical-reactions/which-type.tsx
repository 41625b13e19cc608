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
    <svg viewBox="0 0 320 406">
      {questions.map(({ lines, answer }, index) => (
        <g key={lines[1]} transform={`translate(0 ${index * STEP})`}>
          <rect
            x="8"
            y="8"
            width="150"
            height="56"
            rx="10"
            className="fill-surface stroke-outline"
            strokeWidth="1.5"
          />
          <g fontSize="16" textAnchor="middle" className="fill-ink">
            <text x="83" y="32">
              {lines[0]}
            </text>
            <text x="83" y="52">
              {lines[1]}
            </text>
          </g>
          <path
            d="M158 36 H198 M191 30 l8 6 -8 6"
            className="fill-none stroke-correct"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text x="177" y="27" textAnchor="middle" fontSize="16" className="fill-ink">
            yes
          </text>
          <rect
            x="203"
            y="8"
            width="114"
            height="56"
            rx="16"
            className="fill-accent-soft stroke-accent"
            strokeWidth="2"
          />
          <g fontSize="16" textAnchor="middle" className="fill-ink font-semibold">
            {answer.map((line, row) => (
              <text key={line} x="260" y={41.5 - (answer.length - 1) * 10 + row * 20}>
                {line}
              </text>
            ))}
          </g>
          {index < questions.length - 1 ? (
            <path
              d={`M83 64 V${STEP + 6} M77 ${STEP} l6 7 6 -7`}
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
