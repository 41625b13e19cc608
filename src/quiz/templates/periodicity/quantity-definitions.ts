import { formatIon } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const quantities = [
  'first ionization energy',
  'second ionization energy',
  'electron affinity',
  'bond energy',
] as const

type Quantity = (typeof quantities)[number]

/** The meaning of each quantity in words, with the electron that comes or goes. */
const meanings: Readonly<Record<Quantity, string>> = {
  'first ionization energy': 'one electron leaves the gaseous atom',
  'second ionization energy': 'a second electron leaves, from the ion 1+',
  'electron affinity': 'the gaseous atom takes up one electron',
  'bond energy': 'two bonded atoms are separated',
}

/** Elements of two-atom molecules whose atoms bind a further electron. */
const diatomic = ['F', 'Cl', 'Br', 'I', 'O', 'H'] as const

/** Asks which equation shows how a quantity is defined. */
export const equationOfQuantity = template('pe-m9', 'ionization-energy', (random) => {
  const symbol = pick(random, diatomic)
  const asked = pick(
    random,
    quantities.filter((quantity) => symbol !== 'H' || quantity !== 'second ionization energy'),
  )
  const equations = equationsOf(symbol)
  const offered = quantities.filter(
    (quantity) => symbol !== 'H' || quantity !== 'second ionization energy',
  )
  return choice<Quantity | 'ion pair'>({
    element: symbol,
    stem: `Which equation shows the process that the ${asked} of ${nameOf(symbol)} belongs to?`,
    answer: asked,
    isRight: (quantity) => equations[quantity] === equationOfProcess(asked, symbol),
    show: (quantity) => equations[quantity],
    lures: [
      ...offered.map((quantity) => ({
        value: quantity,
        misconception: 'PE4' as const,
        why: `There ${meanings[quantity]}, which is the ${quantity}. For the ${asked}, ${meanings[asked]}.`,
      })),
      {
        value: 'ion pair' as const,
        misconception: 'PE4' as const,
        why: `There two electrons join a whole molecule. For the ${asked}, ${meanings[asked]}.`,
      },
    ],
    right: `For the ${asked}, ${meanings[asked]}: ${equations[asked]}.`,
    see: { article: 'periodic-trends-explained' },
  })
})

function equationsOf(symbol: ElementSymbol): Readonly<Record<Quantity | 'ion pair', string>> {
  return {
    'first ionization energy': `${symbol}(g) → ${formatIon(symbol, 1)}(g) + e⁻`,
    'second ionization energy': `${formatIon(symbol, 1)}(g) → ${formatIon(symbol, 2)}(g) + e⁻`,
    'electron affinity': `${symbol}(g) + e⁻ → ${formatIon(symbol, -1)}(g)`,
    'bond energy': `${symbol}₂(g) → 2 ${symbol}(g)`,
    'ion pair': `${symbol}₂(g) + 2 e⁻ → 2 ${formatIon(symbol, -1)}(g)`,
  }
}

/** Writes the process from its start and its end. */
function equationOfProcess(quantity: Quantity, symbol: ElementSymbol): string {
  if (quantity === 'bond energy') return `${symbol}₂(g) → 2 ${symbol}(g)`
  if (quantity === 'electron affinity') return `${symbol}(g) + e⁻ → ${symbol}⁻(g)`
  return quantity === 'first ionization energy'
    ? `${symbol}(g) → ${symbol}⁺(g) + e⁻`
    : `${symbol}⁺(g) → ${symbol}²⁺(g) + e⁻`
}
