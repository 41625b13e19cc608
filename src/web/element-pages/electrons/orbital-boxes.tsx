import { orbitalCount, type Subshell } from '#chemistry/electrons/subshells.ts'

/** The orbitals outside the noble-gas core as boxes with their electrons as arrows. */
export function OrbitalBoxes({
  core,
  subshells,
}: {
  readonly core: string | null
  readonly subshells: readonly Subshell[]
}) {
  return (
    <ul className="el-orbitals" translate="no">
      {core === null ? null : <li>[{core}]</li>}
      {subshells.map((subshell) => (
        <li key={`${subshell.n}${subshell.l}`}>
          <span
            role="img"
            aria-label={`${subshell.n}${subshell.l}: ${subshell.electrons} of ${2 * orbitalCount(subshell.l)} electrons`}
          >
            {boxes(subshell).map((arrows, index) => (
              // The boxes of a subshell never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>{arrows}</span>
            ))}
          </span>
          <span aria-hidden>
            {subshell.n}
            {subshell.l}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Each orbital takes one electron before any takes a second. */
function boxes({ l, electrons }: Subshell): readonly string[] {
  const orbitals = orbitalCount(l)
  return Array.from({ length: orbitals }, (_, index) => {
    const count = (index < electrons ? 1 : 0) + (index + orbitals < electrons ? 1 : 0)
    return ['', '↑', '↑↓'][count] ?? ''
  })
}
