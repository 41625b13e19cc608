import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  fixedChargeIons,
  type Ion,
  polyatomicIons,
  saltFormula,
} from '#chemistry/electrons/ions.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { variableMetalIons } from '#chemistry/reference/ion-list.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { capitalized, listed } from '#quiz/templates/shared/names.ts'

const allIons = [...fixedChargeIons, ...polyatomicIons, ...variableMetalIons]

const common = ['lithium', 'sodium', 'potassium', 'magnesium', 'calcium', 'barium', 'zinc']

/** Well-known salts by anion and cations; their names hide one element or more. */
const salts: Readonly<Record<string, readonly string[]>> = {
  nitrate: [...common, 'silver', 'copper(II)', 'lead(II)', 'ammonium', 'iron(III)'],
  sulfate: [...common, 'copper(II)', 'iron(II)', 'ammonium', 'aluminum'],
  carbonate: [...common, 'silver', 'ammonium'],
  phosphate: ['sodium', 'potassium', 'calcium', 'ammonium'],
  hydroxide: [...common, 'aluminum', 'copper(II)'],
  'hydrogen carbonate': ['sodium', 'potassium'],
  chlorate: ['sodium', 'potassium'],
  permanganate: ['potassium'],
  chromate: ['sodium', 'potassium', 'barium', 'silver'],
  sulfite: ['sodium', 'potassium', 'calcium'],
  nitrite: ['sodium', 'potassium'],
  acetate: ['sodium', 'potassium', 'calcium'],
}

const pairs = Object.entries(salts).flatMap(([anion, cations]) =>
  cations.map((cation) => [cation, anion] as const),
)

/** Elements with symbols that their English names only seem to have. */
const seeming: Readonly<Record<string, ElementSymbol>> = {
  Na: 'S',
  K: 'P',
  Ag: 'Si',
  Fe: 'I',
  Cu: 'C',
  Ca: 'C',
  Mg: 'Mn',
  Ba: 'B',
}

/** All elements that a salt with hidden ones, such as the oxygen of a sulfate, is made of. */
export const elementsOfSalt = production('ge-e23', 'table', 'symbols', (random) => {
  const [cationName, anionName] = pick(random, pairs)
  const [cation, anion] = [ionCalled(cationName), ionCalled(anionName)]
  const name = `${cation.name} ${anion.name}`
  const formula = saltFormula(cation, anion)
  const symbols = byNumber([...composition(formula).keys()])
  const shown = `${name} is ${formatFormula(formula)}: ${listed(symbols)}`
  const withoutOxygen = symbols.filter((symbol) => symbol !== 'O')
  const seemed = seeming[cation.formula]
  const corrections: Correction[] = [
    {
      given: withoutOxygen.join(', '),
      misconception: anion.name.endsWith('ide') ? null : 'BO19',
      text: `Oxygen is missing: the ${anion.name} ion is ${formatFormula(anion.formula)} with a charge. ${capitalized(shown)}.`,
    },
    {
      given: symbols.filter((symbol) => !['O', 'H'].includes(symbol)).join(', '),
      misconception: 'BO19',
      text: `Hydrogen and oxygen are missing. ${capitalized(shown)}.`,
    },
    ...(seemed === undefined || symbols.includes(seemed)
      ? []
      : [
          {
            given: byNumber(
              symbols.map((symbol) => (symbol === cation.formula ? seemed : symbol)),
            ).join(', '),
            misconception: 'GE7' as const,
            text: `${seemed} is the symbol of ${element(seemed).name.toLowerCase()}. The symbol of ${element(cation.formula).name.toLowerCase()} is ${cation.formula}.`,
          },
        ]),
  ]
  return {
    type: 'table',
    key: { symbols },
    element: symbols.find((symbol) => symbol === cation.formula) ?? 'N',
    badge: null,
    stem: `Pick all elements that ${name} is made of.`,
    answer: symbols.join(', '),
    corrections: corrections.filter(
      ({ given }, place) =>
        given !== '' &&
        given !== symbols.join(', ') &&
        corrections.findIndex((other) => other.given === given) === place,
    ),
    right: `${capitalized(shown)}.`,
    see: { elements: symbols, article: 'elements-molecules-compounds' },
  }
})

function byNumber(symbols: readonly ElementSymbol[]): readonly ElementSymbol[] {
  return symbols.toSorted((a, b) => element(a).atomicNumber - element(b).atomicNumber)
}

function ionCalled(name: string): Ion {
  const ion = allIons.find((other) => other.name === name)
  if (ion === undefined) throw new RangeError(`There is no ion ${name}.`)
  return ion
}
