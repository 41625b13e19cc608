import { composition, formatIon } from '#chemistry/compounds/formulas.ts'
import { fixedChargeIons, type Ion, polyatomicIons } from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const article = 'how-ions-are-formed'

/** Ions of several atoms that are called after an element, for the one-atom ion of that element. */
const soundingAlike: Readonly<Record<string, readonly string[]>> = {
  N: ['nitrate', 'nitrite'],
  P: ['phosphate'],
  O: ['hydroxide', 'peroxide'],
  S: ['sulfate', 'sulfite'],
  Cl: ['chlorate', 'chlorite'],
}

/** The name of an ion of one atom from its formula. */
export const nameOfSimpleIon = production('bo-e61', 'naming', 'ion-names', (random) => {
  const { name, formula: symbol, charge } = pick(random, fixedChargeIons)
  const shown = formatIon(symbol, charge)
  const account =
    charge < 0
      ? `A negative ion of one atom ends in -ide: ${shown} is ${name}`
      : `A metal with only one ion gives it its own name: ${shown} is ${name}`
  const alike = polyatomicIons
    .filter((ion) => (soundingAlike[symbol] ?? []).includes(ion.name))
    .map((ion): Correction => ({
      given: ion.name,
      misconception: 'BO19',
      text: `The ${ion.name} ion is ${formatIon(ion.formula, ion.charge)}, with oxygen. ${account}.`,
    }))
  return typedName({
    element: symbol,
    stem: `Type the name of the ion ${shown}.`,
    name,
    formula: shown,
    corrections: [
      ...(charge < 0
        ? [
            {
              given: `${nameOf(symbol)} ion`,
              misconception: 'BO37' as const,
              text: `That is the name of the element. ${account}.`,
            },
          ]
        : []),
      ...alike,
    ],
    right: `${account}.`,
    elements: [symbol],
    article,
  })
})

/** The name of an ion of several atoms from its formula. */
export const nameOfPolyatomicIon = production('bo-m61', 'naming', 'ion-names', (random) => {
  const ion = pick(random, polyatomicIons)
  const shown = formatIon(ion.formula, ion.charge)
  const symbols: readonly ElementSymbol[] = [...composition(ion.formula).keys()]
  const center = symbols.find((symbol) => symbol !== 'O' && symbol !== 'H') ?? 'O'
  const account = `${shown} is ${ion.name}`
  return typedName({
    element: center,
    stem: `Type the name of the ion ${shown}.`,
    name: ion.name,
    formula: shown,
    corrections: [
      ...polyatomicIons
        .filter((other) => other !== ion && isRelated(ion, other))
        .map((other): Correction => ({
          given: other.name,
          misconception: rootOf(other.name) === rootOf(ion.name) ? 'BO19' : null,
          text: `The ${other.name} ion is ${formatIon(other.formula, other.charge)}. ${account}.`,
        })),
      ...fixedChargeIons
        .filter(({ formula, charge }) => formula === center && charge < 0 && center !== 'O')
        .map((simple): Correction => ({
          given: simple.name,
          misconception: 'BO19',
          text: `The ${simple.name} ion is a single atom, ${formatIon(simple.formula, simple.charge)}. ${account}.`,
        })),
    ],
    right: `${account}. Its charge is part of its formula, not of its name.`,
    elements: symbols,
    article,
  })
})

/** Ions of the same element with oxygen. */
function isRelated(one: Ion, other: Ion): boolean {
  return centersOf(one) === centersOf(other)
}

function centersOf({ formula }: Ion): string {
  const symbols = [...composition(formula).keys()]
  return symbols.filter((symbol) => symbol !== 'O' && symbol !== 'H').join(' ')
}

/** The name of an ion without -ide, -ite or -ate. */
function rootOf(name: string): string {
  return name.replace(/(ide|ite|ate)$/, '')
}
