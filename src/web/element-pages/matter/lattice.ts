/** A place in the cell, as shares of its edges. */
export type Place = readonly [x: number, y: number, z: number]

/** A unit cell as it is drawn: its corners and edges, and the atoms in it. */
export type Lattice = {
  readonly words: string
  readonly atoms: readonly Place[]
  readonly edges: readonly (readonly [Place, Place])[]
}

const corners: readonly Place[] = [0, 1].flatMap((x) =>
  [0, 1].flatMap((y) => [0, 1].map((z): Place => [x, y, z])),
)
const faceCenters: readonly Place[] = [
  [0.5, 0.5, 0],
  [0.5, 0.5, 1],
  [0.5, 0, 0.5],
  [0.5, 1, 0.5],
  [0, 0.5, 0.5],
  [1, 0.5, 0.5],
]
const cubeEdges = corners.flatMap((from) =>
  corners
    .filter((to) => distance(from, to) === 1 && from.join('') < to.join(''))
    .map((to): readonly [Place, Place] => [from, to]),
)

/** The four places of diamond inside the cube. */
const quarters: readonly Place[] = [
  [0.25, 0.25, 0.25],
  [0.75, 0.75, 0.25],
  [0.75, 0.25, 0.75],
  [0.25, 0.75, 0.75],
]

const hexagon: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5].map((corner) => [
  0.5 + 0.5 * Math.cos((corner * Math.PI) / 3),
  0.5 + 0.5 * Math.sin((corner * Math.PI) / 3),
])
const layer = (z: number): readonly Place[] => [
  ...hexagon.map(([x, y]): Place => [x, y, z]),
  [0.5, 0.5, z],
]
const betweenLayers: readonly Place[] = [1, 3, 5].map((corner) => [
  0.5 + (Math.cos((corner * Math.PI) / 3 - Math.PI / 6) * 0.5) / Math.sqrt(3),
  0.5 + (Math.sin((corner * Math.PI) / 3 - Math.PI / 6) * 0.5) / Math.sqrt(3),
  0.5,
])
const prismEdges = hexagon.flatMap(([x, y], corner): readonly (readonly [Place, Place])[] => {
  const [nextX, nextY] = hexagon[(corner + 1) % 6] ?? [x, y]
  return [
    [
      [x, y, 0],
      [nextX, nextY, 0],
    ],
    [
      [x, y, 1],
      [nextX, nextY, 1],
    ],
    [
      [x, y, 0],
      [x, y, 1],
    ],
  ]
})

/** The structures that have a drawing, by their keys. */
export const lattices: ReadonlyMap<string, Lattice> = new Map([
  ['sc', { words: 'atoms at the corners of a cube', atoms: corners, edges: cubeEdges }],
  [
    'bcc',
    {
      words: 'atoms at the corners and in the center of a cube',
      atoms: [...corners, [0.5, 0.5, 0.5]],
      edges: cubeEdges,
    },
  ],
  [
    'fcc',
    {
      words: 'atoms at the corners and in the middle of the faces of a cube',
      atoms: [...corners, ...faceCenters],
      edges: cubeEdges,
    },
  ],
  [
    'dc',
    {
      words: 'atoms at the corners, in the middle of the faces and at four places inside a cube',
      atoms: [...corners, ...faceCenters, ...quarters],
      edges: cubeEdges,
    },
  ],
  [
    'hcp',
    {
      words: 'two hexagonal layers of atoms with three atoms in the hollows between them',
      atoms: [...layer(0), ...betweenLayers, ...layer(1)],
      edges: prismEdges,
    },
  ],
])

/** Length of the straight line between two places, in edges of the cell. */
export function distance(one: Place, other: Place): number {
  return Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))
}
