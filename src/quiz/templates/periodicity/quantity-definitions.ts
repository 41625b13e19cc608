import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

const definitions = {
  electronegativity: (name: string) =>
    `how strongly a bonded ${name} atom attracts shared electrons`,
  'electron affinity': (name: string) =>
    `the energy released when a gaseous ${name} atom takes an electron`,
  'first ionization energy': (name: string) =>
    `the energy needed to remove an electron from a gaseous ${name} atom`,
  'covalent radius': (name: string) =>
    `half the distance between the nuclei of two bonded ${name} atoms`,
  'bond energy': (name: string) =>
    `the energy needed to separate two bonded ${name} atoms from each other`,
} as const

type Quantity = keyof typeof definitions

/** The quantities that are asked about, and taken for each other. */
const confused = ['electronegativity', 'electron affinity', 'first ionization energy'] as const

/** What a quantity of an element means. */
export const definitionOfQuantity = template('pe-h6', 'trend-reasons', (random) => {
  const symbol = pick(random, ['Cl', 'F', 'O', 'S', 'Br', 'I', 'C', 'Si', 'Na', 'K'])
  const name = nameOf(symbol)
  const asked = pick(random, confused)
  const definition = definitions[asked](name)
  return choice<Quantity>({
    element: symbol,
    stem: `What is the ${asked} of ${name}?`,
    answer: asked,
    isRight: (quantity) => quantity === asked,
    show: (quantity: Quantity) => definitions[quantity](name),
    lures: confused
      .filter((quantity) => quantity !== asked)
      .map((quantity) => ({
        value: quantity,
        misconception: 'PE4',
        why: `That is the ${quantity}. The ${asked} is ${definition}.`,
      })),
    fill: shuffle(random, ['covalent radius', 'bond energy'] as const),
    right: `The ${asked} of ${name} is ${definition}, ${asked === 'electronegativity' ? 'a number without unit' : 'in kJ/mol'}.`,
    see: { article: 'periodic-trends-explained' },
  })
})
