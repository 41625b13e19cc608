import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import type { Ion } from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { sparinglySoluble } from '#chemistry/solutions/solubility-products.ts'
import { formatScientific } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'

const see = { article: null }

function symbolOf({ formula }: Ion): ElementSymbol {
  return /[A-Z][a-z]?/.exec(formula)?.[0] ?? 'H'
}

/** What ions do that have met, and how Q compares with Ksp. */
type Fate = { readonly precipitates: boolean; readonly isAbove: boolean }

function fateText({ precipitates, isAbove }: Fate): string {
  return `It ${precipitates ? 'precipitates' : 'stays dissolved'}: Q is ${isAbove ? 'above' : 'below'} Ksp.`
}

/** Salts of two ions that meet one to one. */
const oneToOne = sparinglySoluble.filter(({ cations, anions }) => cations === 1 && anions === 1)

function inMoles(value: number): string {
  return `${formatScientific(value, 2)} mol/L`
}

/** Whether ions that meet precipitate, by their product. */
export const fateOfIons = template('ch-m531', 'solubility-product', (random) => {
  const { formula, cation, anion, solubilityProduct } = pick(random, oneToOne)
  const isAbove = random() < 0.5
  const size = Math.sqrt(solubilityProduct)
  const [one, other] = (isAbove ? [2, 5] : [0.2, 0.5]).map((factor) =>
    Number((size * factor * (1 + random())).toPrecision(2)),
  )
  if (one === undefined || other === undefined) return null
  const product = one * other
  if (product / solubilityProduct > 0.4 && product / solubilityProduct < 2.5) return null
  const name = formatFormula(formula)
  const [plus, minus] = [cation, anion].map((ion) => `[${formatIon(ion.formula, ion.charge)}]`)
  const account = `Q = ${formatScientific(product, 2)} is ${isAbove ? 'above' : 'below'} Ksp = ${formatScientific(solubilityProduct, 2)}, so ${name} ${isAbove ? 'precipitates' : 'stays dissolved'}`
  return choice<Fate>({
    element: symbolOf(cation),
    stem: `After mixing, ${plus} would be ${inMoles(one)} and ${minus} ${inMoles(other)}. Ksp of ${name} is ${formatScientific(solubilityProduct, 2)}. What happens to ${name}?`,
    answer: { precipitates: isAbove, isAbove },
    isRight: (fate) =>
      fate.precipitates === fate.isAbove && fate.isAbove === product > solubilityProduct,
    show: fateText,
    lures: [
      {
        value: { precipitates: !isAbove, isAbove },
        misconception: 'SO10',
        why: `The comparison is right, and it decides: ions precipitate only where Q is above Ksp. ${account}.`,
      },
      {
        value: { precipitates: !isAbove, isAbove: !isAbove },
        misconception: null,
        why: `The product of the concentrations is not ${isAbove ? 'smaller' : 'larger'}. ${account}.`,
      },
      {
        value: { precipitates: isAbove, isAbove: !isAbove },
        misconception: 'SO10',
        why: `The reason does not lead there: ions precipitate only where Q is above Ksp. ${account}.`,
      },
    ],
    right: `${account}.`,
    see,
  })
})
