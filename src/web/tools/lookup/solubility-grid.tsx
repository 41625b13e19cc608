import { formatIon } from '#chemistry/compounds/formulas.ts'
import { solubilityAnions } from '#chemistry/reference/solubility-data.ts'
import {
  saltInWater,
  type SaltInWater,
  type SolubilityCode,
  solubilityCations,
} from '#chemistry/reference/solubility.ts'

/** Letters of the cells; hatched cells have none. */
const letters: Readonly<Record<SolubilityCode, string>> = {
  soluble: 'S',
  slightly: 'SS',
  insoluble: 'I',
  reacts: 'D',
  'not-known': '–',
  'sources-differ': '',
  'one-source': '',
}

const HATCH = 'bg-[repeating-linear-gradient(45deg,transparent_0_5px,var(--line)_5px_7px)]'

/** The table of all salts; a cell shows its letter, or a hatch where sources do not agree. */
export function SolubilityGrid({
  salt,
  onChoose,
  words,
}: {
  readonly salt: SaltInWater
  readonly onChoose: (cation: string, anion: string) => void
  readonly words: Readonly<Record<SolubilityCode, string>>
}) {
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {(['soluble', 'slightly', 'insoluble', 'reacts', 'not-known'] as const).map((code) => (
          <li key={code}>
            <b translate="no" className="text-ink">
              {letters[code]}
            </b>{' '}
            <span>{words[code]}</span>
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span aria-hidden className={`inline-block size-5 border border-line ${HATCH}`} />
          sources differ, or only one has a value
        </li>
      </ul>
      <div
        role="region"
        aria-label="Solubility of salts"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto print:overflow-visible"
      >
        <table
          aria-label="Salts by their ions"
          data-print
          translate="no"
          className="border-collapse text-center text-sm print:w-full print:text-[0.5625rem]"
        >
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                Cation
              </th>
              {solubilityAnions.map(({ name, formula, charge }) => (
                <th
                  key={name}
                  scope="col"
                  title={name}
                  className="px-1 py-2 whitespace-nowrap print:px-0"
                >
                  {formatIon(formula, charge)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {solubilityCations.map((cation) => (
              <tr key={cation.name}>
                <th
                  scope="row"
                  title={cation.name}
                  className="sticky left-0 z-10 bg-surface pr-2 text-left whitespace-nowrap"
                >
                  {formatIon(cation.formula, cation.charge)}
                </th>
                {solubilityAnions.map((anion) => (
                  <Cell
                    key={anion.name}
                    cell={saltInWater(cation.name, anion.name)}
                    isChosen={salt.cation.name === cation.name && salt.anion.name === anion.name}
                    onChoose={onChoose}
                    words={words}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Cell({
  cell,
  isChosen,
  onChoose,
  words,
}: {
  readonly cell: SaltInWater | null
  readonly isChosen: boolean
  readonly onChoose: (cation: string, anion: string) => void
  readonly words: Readonly<Record<SolubilityCode, string>>
}) {
  if (cell === null) return null
  const letter = letters[cell.code]
  return (
    <td className="border border-line p-0">
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={`${letter} ${cell.name}: ${words[cell.code]}`.trim()}
        onClick={() => onChoose(cell.cation.name, cell.anion.name)}
        className={`size-11 print:h-6 print:w-full aria-pressed:outline-3 aria-pressed:-outline-offset-3 aria-pressed:outline-accent ${letter === '' ? HATCH : ''} ${cell.code === 'soluble' ? 'bg-correct-soft' : ''} ${cell.code === 'insoluble' ? 'bg-sunken' : ''}`}
      >
        {letter}
      </button>
    </td>
  )
}
