import {
  aufbauConfiguration,
  configurationOf,
  formatNobleGasForm,
  ionConfiguration,
  type Subshell,
} from '#chemistry/electrons/configurations.ts'
import { transitionMetalIons } from '#chemistry/electrons/ions.ts'
import {
  type BoxRow,
  brokenRule,
  filledByHund,
  filledByPairs,
  formatRows,
  isSameDrawing,
  kindCalled,
  type OrbitalBoxes,
} from '#chemistry/electrons/orbital-boxes.ts'
import { capacity } from '#chemistry/electrons/subshells.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import type { TaskOf } from '#quiz/task.ts'
import {
  type Correction,
  production,
  type ProductionDraft,
  type ProductionTemplate,
} from '#quiz/template.ts'
import {
  electronsIn,
  withElectrons,
} from '#quiz/templates/electron-configuration/subshell-electrons.ts'
import { ionText, nameOf } from '#quiz/templates/shared/names.ts'
import { known } from '#quiz/worked/solutions.ts'
import { workedConfiguration } from '#quiz/worked/worked-electrons.ts'

/** A wrong drawing that a misconception leads to. */
type Wrong = Omit<Correction, 'given'> & { readonly rows: readonly BoxRow[] }

type Asked = Pick<ProductionDraft, 'element' | 'stem' | 'right' | 'solution'> & {
  readonly boxes: OrbitalBoxes
  readonly subshells: readonly Subshell[]
  readonly wrong: readonly Wrong[]
  readonly article?: string
}

function drawnDraft({
  boxes,
  subshells,
  wrong,
  article = 'electron-shells-and-orbitals',
  ...rest
}: Asked): ProductionDraft & TaskOf<'configuration'> {
  const rows = drawing(boxes, subshells)
  return {
    type: 'configuration',
    key: { configuration: formatNobleGasForm(subshells) },
    boxes,
    badge: rest.element,
    ...rest,
    answer: formatRows(boxes, rows),
    corrections: wrong
      .filter((one, place) => {
        const isFirst = wrong.findIndex((other) => isSameDrawing(one.rows, other.rows)) === place
        return isFirst && !isSameDrawing(one.rows, rows)
      })
      .map(({ rows: given, ...correction }) => ({
        given: formatRows(boxes, given),
        ...correction,
      })),
    see: { elements: [rest.element], article },
  }
}

/** The electrons in their boxes by Hund’s rule. */
function drawing({ subshells: names }: OrbitalBoxes, subshells: readonly Subshell[]) {
  return names.map(kindCalled).map((kind) => filledByHund(kind, electronsIn(subshells, kind)))
}

/** The same, but in each subshell in pairs as long as there are two. */
function pairedDrawing({ subshells: names }: OrbitalBoxes, subshells: readonly Subshell[]) {
  return names.map(kindCalled).map((kind) => filledByPairs(kind, electronsIn(subshells, kind)))
}

/** The drawing with two equal arrows in each full orbital. */
function withEqualSpins(rows: readonly BoxRow[]): readonly BoxRow[] {
  return rows.map((row) => ({
    ...row,
    orbitals: row.orbitals.map((arrows) => (arrows === '↑↓' ? '↑↑' : arrows)),
  }))
}

/** Main-group elements of periods 2 to 4 with electrons in s and p. */
const mainGroup = elements.filter(
  ({ block, atomicNumber }) =>
    (block === 'p' && atomicNumber >= 5 && atomicNumber <= 36) ||
    [3, 4, 11, 12].includes(atomicNumber),
)

/** The learner draws the outer electrons of a main-group atom. */
const mainGroupBoxes = production('ec-m44', 'configuration', 'unpaired-electrons', (random) => {
  const { symbol, name, period, electronsPerShell } = pick(random, mainGroup)
  const subshells = configurationOf(symbol)
  const core = ['He', 'Ne', 'Ar'][period - 2] ?? 'He'
  const [s, p, d] = [`${period}s`, `${period}p`, `${period - 1}d`]
  const boxes = { core, subshells: period === 4 ? [d, s, p] : [s, p] }
  const [inS, inP] = [s, p].map((one) => electronsIn(subshells, kindCalled(one)))
  const outer = electronsPerShell.at(-1) ?? 0
  const rows = drawing(boxes, subshells)
  const where = period === 4 ? `${d}, ${s} and ${p}` : `${s} and ${p}`
  const full = period === 4 ? `, and ${d} is full` : ''
  const rest = inP === 0 ? `${p} stays empty` : `In ${p} they take an orbital each before they pair`
  return drawnDraft({
    element: symbol,
    stem: `Draw the electrons of an atom of ${nameOf(symbol)} in its ground state into the boxes of ${where}.`,
    boxes,
    subshells,
    wrong: [
      {
        rows: pairedDrawing(boxes, subshells),
        misconception: 'EC6',
        text: `In ${p} the electrons first take one orbital each, with the same spin. Only then do they pair.`,
      },
      {
        rows: withEqualSpins(rows),
        misconception: 'EC21',
        text: `Two electrons in one orbital have opposite spins: that is the Pauli principle. Draw one arrow up and one down.`,
      },
      {
        rows: drawing(boxes, shifted(subshells, s, p)),
        misconception: 'EC1',
        text: `An electron is in ${p} although the lower ${s} has room for it. In the ground state ${s} is filled first.`,
      },
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber: element(symbol).atomicNumber },
        'In a subshell each orbital takes one electron before any takes a second',
        formatRows(boxes, rows),
        known('Configuration', formatNobleGasForm(subshells)),
      ),
    right: `${name} has ${outer} outer ${outer === 1 ? 'electron' : 'electrons'}: ${inS} in ${s} and ${inP} in ${p}${full}. ${rest}.`,
  })
})

/** One electron of a subshell in another one, where there is room for it. */
function shifted(subshells: readonly Subshell[], from: string, into: string): readonly Subshell[] {
  const [source, target] = [kindCalled(from), kindCalled(into)]
  const inTarget = electronsIn(subshells, target)
  if (electronsIn(subshells, source) === 0 || inTarget === capacity(target.l)) return subshells
  const taken = withElectrons(subshells, source, electronsIn(subshells, source) - 1)
  return withElectrons(taken, target, inTarget + 1)
}

/** The 3d metals as atoms and as their common ions. */
const metals = [
  ...elements
    .filter(({ block, period }) => block === 'd' && period === 4)
    .map(({ symbol }) => ({ symbol, charge: 0 })),
  ...transitionMetalIons.map(({ formula: symbol, charge }) => ({ symbol, charge })),
]

const metalBoxes: OrbitalBoxes = { core: 'Ar', subshells: ['3d', '4s'] }

/** The learner draws the electrons of a 3d metal or of its ion. */
const transitionMetalBoxes = production(
  'ec-h43',
  'configuration',
  'unpaired-electrons',
  (random) => {
    const { symbol, charge } = pick(random, metals)
    const { name, atomicNumber } = element(symbol)
    const subshells = charge === 0 ? configurationOf(symbol) : ionConfiguration(symbol, charge)
    const shown = formatNobleGasForm(subshells)
    const filled = aufbauConfiguration(atomicNumber - charge)
    const rows = drawing(metalBoxes, subshells)
    const text = charge === 0 ? nameOf(symbol) : ionText(symbol, charge)
    const atom = configurationOf(symbol)
    const d = kindCalled('3d')
    const paired = pairedDrawing(metalBoxes, subshells)
    const broken = brokenRule(paired)
    return drawnDraft({
      element: symbol,
      stem:
        charge === 0
          ? `Draw the electrons of an atom of ${text} in its ground state into the boxes of 3d and 4s.`
          : `Draw the electrons of the ion ${text} into the boxes of 3d and 4s.`,
      boxes: metalBoxes,
      subshells,
      wrong: [
        {
          rows: drawing(metalBoxes, filled),
          misconception: charge === 0 ? 'EC3' : 'EC19',
          text:
            charge === 0
              ? `That is what the order of filling gives. ${name} is an exception: measured is ${shown}.`
              : `That is what the order of filling gives, but an ion is not built up anew. Its electrons leave 4s first: ${shown}.`,
        },
        ...(charge === 0
          ? []
          : [
              {
                rows: drawing(metalBoxes, withElectrons(atom, d, electronsIn(atom, d) - charge)),
                misconception: 'EC4' as const,
                text: `That takes the electrons from 3d. They leave 4s first: ${shown}.`,
              },
              {
                rows: drawing(metalBoxes, atom),
                misconception: 'AS13' as const,
                text: `Those are the electrons of the neutral atom. The ion has ${charge} fewer: ${shown}.`,
              },
            ]),
        ...(broken === null
          ? []
          : [
              {
                rows: paired,
                misconception: 'EC6' as const,
                text: `In ${broken.subshell} the electrons first take one orbital each, with the same spin. Only then do they pair.`,
              },
            ]),
        {
          rows: withEqualSpins(rows),
          misconception: 'EC21',
          text: `Two electrons in one orbital have opposite spins: that is the Pauli principle. Draw one arrow up and one down.`,
        },
      ],
      solution: () =>
        workedConfiguration(
          { atomicNumber, charge },
          charge === 0
            ? 'In a subshell each orbital takes one electron before any takes a second'
            : 'The 4s electrons leave first, and each 3d orbital takes one electron before any takes a second',
          formatRows(metalBoxes, rows),
          known('Configuration', shown),
        ),
      right:
        charge === 0
          ? `${name} is ${shown}. In 3d the electrons take an orbital each before they pair.`
          : `${name} is ${formatNobleGasForm(atom)}, and the ion loses the electrons of 4s first: ${shown}. In 3d they take an orbital each before they pair.`,
      article: charge === 0 ? 'electron-shells-and-orbitals' : 'how-ions-are-formed',
    })
  },
)

/** Configurations to draw into boxes. */
export const drawnConfigurations: readonly ProductionTemplate[] = [
  mainGroupBoxes,
  transitionMetalBoxes,
]
