import { neighborsOf, type Skeleton } from './skeleton.ts'

/** A place in a drawing in pixels; y grows downward. */
export type Place = { readonly x: number; readonly y: number }

/** Everything that a drawing of a Lewis structure shows, in pixels around its middle. */
export type LewisLayout = {
  readonly letters: readonly (Place & { readonly text: string })[]
  readonly lines: readonly { readonly from: Place; readonly to: Place }[]
  /** Where two atoms are joined by no line yet. */
  readonly gaps: readonly { readonly from: Place; readonly to: Place }[]
  /** Electrons of lone pairs. */
  readonly dots: readonly Place[]
  /** Single electrons. */
  readonly singles: readonly Place[]
  /** Formal charges that are not zero. */
  readonly charges: readonly (Place & { readonly text: string })[]
  /** The brackets of an ion with its charge beside them. */
  readonly brackets: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
    readonly text: string
  } | null
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

type Drawable = {
  readonly orders: readonly number[]
  readonly pairs: readonly number[]
  readonly singles?: readonly number[]
  /** Formal charges to show; none when left out. */
  readonly charges?: readonly number[]
}

/** Lengths in pixels. */
export type Measures = {
  /** Size of the letters. */
  readonly size: number
  /** From the middle of one atom to the next. */
  readonly length: number
  /** The least room around the middle of each atom, for touch targets there. */
  readonly reach?: number
}

/** Lengths in parts of the letter size. */
const LETTER = 0.58
const LONE = 0.78
const CHARGE = 1.26
const WIDER = 0.26
const DOT_GAP = 0.2
const LINE_GAP = 0.32
const LETTER_HALF = 0.4
const CHARGE_HALF = 0.5
const DOT_ROOM = 0.15
const MARGIN = 0.1
const BRACKET_MARGIN = 0.2
const BRACKET_CHARGE = 0.75

/** Charges stand up and to the right where there is room. */
const CHARGE_ANGLE = 315
const ENOUGH = 40

/** Places the letters, lines, dots, charges and brackets of a drawing. */
export function layoutOf(
  skeleton: Skeleton,
  { orders, pairs, singles = [], charges = [] }: Drawable,
  { size, length, reach = 0 }: Measures,
): LewisLayout {
  const atoms = centered(skeleton).map(({ x, y, element }, atom) => {
    const at = { x: x * length, y: y * length }
    const taken = bondAngles(skeleton, atom)
    const count = singles[atom] ?? 0
    const lone = loneAngles(taken, (pairs[atom] ?? 0) + count)
    return {
      at,
      element,
      taken,
      pairAngles: lone.slice(count),
      singleAngles: lone.slice(0, count),
    }
  })
  const placeOf = (atom: number) => atoms[atom]?.at ?? { x: 0, y: 0 }
  const bonds = skeleton.bonds.map(([from, to], bond) => ({
    order: orders[bond] ?? 0,
    straight: straightLine(
      placeOf(from),
      placeOf(to),
      size,
      skeleton.atoms[from]?.element ?? '',
      skeleton.atoms[to]?.element ?? '',
    ),
  }))
  const written = atoms.flatMap(({ at, element, taken, pairAngles, singleAngles }, atom) => {
    const charge = charges[atom] ?? 0
    if (charge === 0) return []
    const angle = freestAngle([...taken, ...pairAngles, ...singleAngles])
    return [{ ...beside(at, element, angle, CHARGE, size), text: signed(charge) }]
  })
  const dots = atoms.flatMap(({ at, element, pairAngles }) =>
    pairAngles.flatMap((angle) => {
      const middle = beside(at, element, angle, LONE, size)
      return [-90, 90].map((turn) => moved(middle, angle + turn, DOT_GAP * size))
    }),
  )
  const single = atoms.flatMap(({ at, element, singleAngles }) =>
    singleAngles.map((angle) => beside(at, element, angle, LONE, size)),
  )
  const box = boxAround(
    [
      ...atoms.flatMap(({ at, element }) => [
        around(at, LETTER_HALF * size * element.length, LETTER_HALF * size),
        around(at, reach, reach),
      ]),
      ...[...dots, ...single].map((dot) => around(dot, DOT_ROOM * size, DOT_ROOM * size)),
      ...written.map((one) => around(one, CHARGE_HALF * size, LETTER_HALF * size)),
    ],
    MARGIN * size,
  )
  const brackets = skeleton.charge === 0 ? null : bracketsAround(box, skeleton.charge, size)
  return {
    letters: atoms.map(({ at, element }) => ({ ...at, text: element })),
    lines: bonds.flatMap(({ order, straight }) => parallel(straight, order, LINE_GAP * size)),
    gaps: bonds.flatMap(({ order, straight }) => (order === 0 ? [straight] : [])),
    dots,
    singles: single,
    charges: written,
    brackets,
    box: brackets === null ? box : withBrackets(box, size),
  }
}

/** A skeleton turned by a right angle, so that a wide one is high. */
export function turned(skeleton: Skeleton): Skeleton {
  return {
    ...skeleton,
    atoms: skeleton.atoms.map(({ element, x, y }) => ({ element, x: -y, y: x })),
  }
}

/** The charge of an ion as it stands beside its brackets: '2−', '+'. */
function ionCharge(charge: number): string {
  const size = Math.abs(charge)
  return `${size === 1 ? '' : size}${charge > 0 ? '+' : '\u2212'}`
}

function signed(charge: number): string {
  return `${charge > 0 ? '+' : '\u2212'}${Math.abs(charge)}`
}

/** The atoms around the middle of all of them. */
export function centered({ atoms }: Skeleton): Skeleton['atoms'] {
  const [xs, ys] = [atoms.map(({ x }) => x), atoms.map(({ y }) => y)]
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
  return atoms.map(({ element, x, y }) => ({ element, x: x - middle.x, y: y - middle.y }))
}

/** The directions of the bonds of an atom in degrees. */
function bondAngles(skeleton: Skeleton, atom: number): readonly number[] {
  const { x = 0, y = 0 } = skeleton.atoms[atom] ?? {}
  return neighborsOf(skeleton, atom).map((neighbor) => {
    const other = skeleton.atoms[neighbor.atom] ?? { x: 0, y: 0 }
    return (Math.atan2(other.y - y, other.x - x) * 180) / Math.PI
  })
}

/** Directions for the dots and labels beside an atom: evenly in the widest gaps between its bonds. */
function loneAngles(bonds: readonly number[], count: number): readonly number[] {
  const sorted = bonds.map(inCircle).toSorted((one, other) => one - other)
  const gaps = sorted.map((from, index) => {
    const to = sorted[index + 1] ?? (sorted[0] ?? 0) + 360
    return { from, width: to - from, held: 0 }
  })
  for (let placed = 0; placed < count; placed += 1) {
    const [widest] = gaps.toSorted(
      (one, other) =>
        Math.round(other.width / (other.held + 1)) - Math.round(one.width / (one.held + 1)) ||
        one.held - other.held ||
        crowding(gaps, one) - crowding(gaps, other),
    )
    if (widest !== undefined) widest.held += 1
  }
  return gaps.flatMap(({ from, width, held }) =>
    sharesOf(width, held).map((share) => from + width * share),
  )
}

/** Where things stand in a gap. Two beside a straight line move apart, or their four dots would look like a row. */
function sharesOf(width: number, held: number): readonly number[] {
  if (held === 2 && width <= STRAIGHT) return [TWO_ASIDE, 1 - TWO_ASIDE]
  return Array.from({ length: held }, (_, index) => (index + 1) / (held + 1))
}

const STRAIGHT = 180.5
const TWO_ASIDE = 0.27

type Gap = { readonly from: number; readonly width: number; readonly held: number }

/** How near the next gap is that holds something: a second pair stands opposite to the first. */
function crowding(gaps: readonly Gap[], gap: Gap): number {
  const middle = gap.from + gap.width / 2
  const distances = gaps
    .filter((other) => other !== gap && other.held > 0)
    .map((other) => angleBetween(middle, other.from + other.width / 2))
  return -Math.min(...distances, 180)
}

/** The direction with enough room that is nearest to up and right, else the one with the most room. */
function freestAngle(taken: readonly number[]): number {
  const candidates = Array.from({ length: 24 }, (_, index) => CHARGE_ANGLE + index * 15)
  const [best = CHARGE_ANGLE] = candidates.toSorted((one, other) => scoreOf(other) - scoreOf(one))
  return best

  function scoreOf(angle: number): number {
    const room = Math.min(...taken.map((other) => angleBetween(angle, other)), 180)
    return Math.min(room, ENOUGH) - angleBetween(angle, CHARGE_ANGLE) / 1000
  }
}

function angleBetween(one: number, other: number): number {
  const difference = inCircle(one - other)
  return Math.min(difference, 360 - difference)
}

function inCircle(angle: number): number {
  return ((angle % 360) + 360) % 360
}

/** The place beside an atom at this many letter sizes; two letters are wider than one. */
function beside(at: Place, element: string, angle: number, parts: number, size: number): Place {
  return moved(at, angle, radius(element, angle, parts) * size)
}

function radius(element: string, angle: number, parts: number): number {
  const radians = (angle * Math.PI) / 180
  const wide = parts + (element.length > 1 ? WIDER : 0)
  return 1 / Math.hypot(Math.cos(radians) / wide, Math.sin(radians) / parts)
}

function straightLine(from: Place, to: Place, size: number, one: string, other: string) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return {
    from: beside(from, one, angle, LETTER, size),
    to: beside(to, other, angle + 180, LETTER, size),
  }
}

/** One to three lines side by side. */
function parallel(
  { from, to }: { readonly from: Place; readonly to: Place },
  order: number,
  gap: number,
) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return Array.from({ length: order }, (_, index) => {
    const aside = (index - (order - 1) / 2) * (order === 3 ? gap * 0.8 : gap)
    return { from: moved(from, angle + 90, aside), to: moved(to, angle + 90, aside) }
  })
}

/** The point at a distance in the direction of an angle in degrees. */
function moved({ x, y }: Place, angle: number, distance: number): Place {
  const radians = (angle * Math.PI) / 180
  return { x: x + distance * Math.cos(radians), y: y + distance * Math.sin(radians) }
}

/** The corners of a box around a place. */
function around({ x, y }: Place, wide: number, high: number): readonly Place[] {
  return [
    { x: x - wide, y: y - high },
    { x: x + wide, y: y + high },
  ]
}

function boxAround(corners: readonly (readonly Place[])[], margin: number): LewisLayout['box'] {
  const places = corners.flat()
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return {
    x,
    y,
    width: Math.max(...xs) + margin - x,
    height: Math.max(...ys) + margin - y,
  }
}

function bracketsAround({ x, y, width, height }: LewisLayout['box'], charge: number, size: number) {
  const margin = BRACKET_MARGIN * size
  return {
    left: x - margin,
    right: x + width + margin,
    top: y - margin,
    bottom: y + height + margin,
    text: ionCharge(charge),
  }
}

/** Room for the brackets, and on both sides for the charge, so that the atoms stay in the middle. */
function withBrackets({ x, y, width, height }: LewisLayout['box'], size: number) {
  const [aside, above] = [
    (BRACKET_MARGIN * 2 + BRACKET_CHARGE * 1.4) * size,
    BRACKET_MARGIN * 3 * size,
  ]
  return { x: x - aside, y: y - above, width: width + 2 * aside, height: height + 2 * above }
}
