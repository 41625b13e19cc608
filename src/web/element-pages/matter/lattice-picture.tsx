import { lattices, type Place } from './lattice.ts'

const SIZE = 120

/** The unit cell seen from above the front; null for structures without a simple drawing. */
export function LatticePicture({ structure }: { readonly structure: string }) {
  const lattice = lattices.get(structure)
  if (lattice === undefined) return null
  const farthestFirst = lattice.atoms.toSorted((a, b) => b[1] - a[1])
  return (
    <svg
      viewBox="0 0 200 190"
      role="img"
      aria-label={`Unit cell: ${lattice.words}`}
      className="el-lattice"
    >
      {lattice.edges.map(([from, to]) => (
        <path key={`${from.join()} ${to.join()}`} d={`M${flat(from)}L${flat(to)}`} />
      ))}
      {farthestFirst.map((place) => {
        const [x, y] = flat(place).split(' ')
        return <circle key={place.join()} cx={x} cy={y} r="9" />
      })}
    </svg>
  )
}

/** Depth goes up and to the right. */
function flat([x, y, z]: Place): string {
  return `${(16 + SIZE * (x + 0.4 * y)).toFixed(1)} ${(174 - SIZE * (z + 0.25 * y)).toFixed(1)}`
}
