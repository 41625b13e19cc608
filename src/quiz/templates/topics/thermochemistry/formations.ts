import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formationEnthalpies } from '#chemistry/heats/formation-enthalpies.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

/** Elements whose standard state has molecules of two atoms or is a liquid. */
const standardStates: Partial<Readonly<Record<string, readonly [shown: string, atoms: number]>>> = {
  H: ['H₂(g)', 2],
  N: ['N₂(g)', 2],
  O: ['O₂(g)', 2],
  Cl: ['Cl₂(g)', 2],
  Br: ['Br₂(l)', 2],
  Hg: ['Hg(l)', 1],
}

const fractions: Readonly<Record<string, string>> = {
  '0.5': '½ ',
  '1': '',
  '1.5': '3/2 ',
  '2.5': '5/2 ',
}

/** A compound with its state, and the numbers of its atoms. */
type Compound = {
  readonly shown: string
  readonly element: ElementSymbol
  readonly atoms: readonly (readonly [symbol: ElementSymbol, count: number])[]
}

/** Longer equations do not fit an option. */
const MAX_ELEMENTS = 3

const compounds: readonly Compound[] = Object.keys(formationEnthalpies).flatMap((substance) => {
  const [, formula = '', state = ''] = /^(.+)(\([gls]\))$/.exec(substance) ?? []
  const atoms = [...composition(formula)]
  const [first] = atoms
  return first === undefined || atoms.length > MAX_ELEMENTS
    ? []
    : [{ shown: `${formatFormula(formula)}${state}`, element: first[0], atoms }]
})

function coefficient(count: number): string {
  return fractions[String(count)] ?? `${count} `
}

/** The elements of a number of moles of a compound, in their standard states. */
function elementsOf({ atoms }: Compound, moles: number): string {
  return atoms
    .map(([symbol, count]) => {
      const [shown, size] = standardStates[symbol] ?? [`${symbol}(s)`, 1]
      return `${coefficient((moles * count) / size)}${shown}`
    })
    .join(' + ')
}

/** The equation that an enthalpy of formation belongs to. */
export const equationOfFormation = template('ge-m550', 'formation-enthalpy', (random) => {
  const compound = pick(random, compounds)
  const { shown, atoms, element } = compound
  const answer = `${elementsOf(compound, 1)} → ${shown}`
  const account = `One mole of ${shown} forms from its elements in their standard states: ${answer}`
  const lures: readonly Lure<string>[] = [
    {
      value: `${elementsOf(compound, 2)} → 2 ${shown}`,
      misconception: 'TH8',
      why: `Two moles form there, with twice the enthalpy. ${account}.`,
    },
    {
      value: `${atoms.map(([symbol, count]) => `${coefficient(count)}${symbol}(g)`).join(' + ')} → ${shown}`,
      misconception: 'TH14',
      why: `Single atoms in the gas are no standard states. ${account}.`,
    },
    {
      value: `${shown} → ${elementsOf(compound, 1)}`,
      misconception: 'TH9',
      why: `That is the reverse, a decomposition. ${account}.`,
    },
  ]
  return choice<string>({
    element,
    badge: null,
    stem: `To which equation does the standard enthalpy of formation of ${shown} belong?`,
    answer,
    isRight: (value) => value === answer,
    lures: shuffle(random, lures),
    right: `${account}.`,
    see: { article: null },
  })
})
