import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { fixedCharge, type Ion, saltFormula } from '#chemistry/electrons/ions.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

const waterMetals: readonly ElementSymbol[] = ['Li', 'Na', 'K', 'Rb', 'Cs', 'Ca', 'Sr', 'Ba']

const hydroxideIon: Ion = { name: 'hydroxide', formula: 'OH', charge: -1 }
const oxideIon: Ion = { name: 'oxide', formula: 'O', charge: -2 }

/** The products of a metal and water: a compound of its ion, and a gas. */
type Products = { readonly anion: Ion; readonly gas: 'hydrogen' | 'oxygen' }

const gasFormulas = { hydrogen: 'H₂', oxygen: 'O₂' } as const

export const productsWithWater = template('ch-m7', 'reaction-products', (random) => {
  const symbol = pick(random, waterMetals)
  const metal: Ion = { name: nameOf(symbol), formula: symbol, charge: fixedCharge(symbol) ?? 1 }
  return choice<Products>({
    element: symbol,
    stem: pick(random, [
      `Which products form when ${metal.name} reacts with cold water?`,
      `A piece of ${metal.name} is put into cold water. Which products form?`,
      `What does ${metal.name} form with cold water?`,
    ]),
    answer: { anion: hydroxideIon, gas: 'hydrogen' },
    isRight: ({ anion, gas }) => anion === hydroxideIon && gas === 'hydrogen',
    show: ({ anion, gas }) => `${compound(anion)} and ${gasFormulas[gas]}`,
    lures: [
      {
        value: { anion: oxideIon, gas: 'hydrogen' },
        misconception: 'CH18',
        why: `An oxide of ${metal.name} would react with the water at once to form the hydroxide. The gas is indeed hydrogen.`,
      },
      {
        value: { anion: hydroxideIon, gas: 'oxygen' },
        misconception: null,
        why: 'The oxygen of the water stays bound in the hydroxide. The metal gives electrons to the hydrogen of the water, which leaves as H₂.',
      },
      {
        value: { anion: oxideIon, gas: 'oxygen' },
        misconception: 'CH18',
        why: 'The oxygen of the water stays bound, and in water the hydroxide forms. The gas is hydrogen.',
      },
    ],
    right: `${element(symbol).name} gives its outer electron${metal.charge === 1 ? '' : 's'} to water: ${compound(hydroxideIon)} and hydrogen gas form.`,
    see: { elements: [symbol, 'H', 'O'], article: 'deep-dive-alkali-metals' },
  })

  function compound(anion: Ion): string {
    return formatFormula(saltFormula(metal, anion))
  }
})

/** What a metal or its oxide may become. */
type Outcome = 'hydroxide and hydrogen' | 'hydroxide alone' | 'oxide and hydrogen' | 'oxide alone'

const outcomes = [
  'hydroxide and hydrogen',
  'hydroxide alone',
  'oxide and hydrogen',
  'oxide alone',
] as const satisfies readonly Outcome[]

/** A reaction of metals or of their oxides, with what is wrong about each other outcome. */
type WaterCase = {
  readonly outcome: Outcome
  readonly metals: readonly ElementSymbol[]
  readonly stems: (metal: string) => readonly string[]
  readonly slips: Partial<
    Readonly<Record<Outcome, readonly [misconception: MisconceptionId | null, why: string]>>
  >
  readonly fact: (metal: string) => string
}

const NO_HYDROGEN: readonly [MisconceptionId, string] = [
  'GE4',
  'Neither the metal nor oxygen contains hydrogen, and atoms are not made in a reaction.',
]

const waterCases: readonly WaterCase[] = [
  {
    outcome: 'hydroxide and hydrogen',
    metals: waterMetals,
    stems: (metal) => [
      `What forms when ${metal} reacts with cold water?`,
      `A piece of ${metal} is put into cold water. What forms?`,
      `What does ${metal} form with cold water?`,
    ],
    slips: {
      'hydroxide alone': [
        'GE4',
        'The hydrogen atoms of the water do not all find room in the hydroxide.',
      ],
      'oxide and hydrogen': ['CH18', 'An oxide of this metal would react with the water at once.'],
      'oxide alone': [
        'CH18',
        'An oxide of this metal would react with the water, and the hydrogen atoms have to go somewhere.',
      ],
    },
    fact: (metal) => `With cold water ${metal} forms its hydroxide, and hydrogen escapes`,
  },
  {
    outcome: 'hydroxide alone',
    metals: ['Li', 'Na', 'Ca', 'Sr', 'Ba'],
    stems: (metal) => [
      `What forms when ${metal} oxide reacts with cold water?`,
      `A piece of ${metal} oxide is put into cold water. What forms?`,
      `What does ${metal} oxide form with cold water?`,
    ],
    slips: {
      'hydroxide and hydrogen': [
        'GE14',
        'Only a metal can give electrons to the hydrogen of water; in an oxide it has given them away already.',
      ],
      'oxide and hydrogen': [
        'GE14',
        'In an oxide the metal has given its electrons away already, so no hydrogen is set free.',
      ],
      'oxide alone': [null, 'The oxide does not stay as it is: its O²⁻ ions take H⁺ from water.'],
    },
    fact: (metal) =>
      `${capitalized(metal)} oxide takes up water and becomes the hydroxide, and nothing is left over`,
  },
  {
    outcome: 'oxide and hydrogen',
    metals: ['Mg', 'Zn', 'Fe'],
    stems: (metal) => [
      `What forms when hot ${metal} reacts with steam?`,
      `Steam is led over hot ${metal}. What forms?`,
      `What does hot ${metal} form with steam?`,
      `Hot ${metal} is held in steam. What forms?`,
    ],
    slips: {
      'hydroxide and hydrogen': [
        null,
        'At this heat a hydroxide of the metal would lose water again.',
      ],
      'hydroxide alone': [
        'GE4',
        'At this heat a hydroxide of the metal would lose water, and hydrogen would be left over.',
      ],
      'oxide alone': [
        'GE4',
        'The metal takes the oxygen of the steam, and its hydrogen atoms do not vanish.',
      ],
    },
    fact: (metal) => `Hot ${metal} takes the oxygen out of steam: its oxide and hydrogen form`,
  },
  {
    outcome: 'oxide alone',
    metals: ['Li', 'Mg', 'Ca', 'Zn', 'Al'],
    stems: (metal) => [
      `What forms when ${metal} burns in oxygen?`,
      `A piece of ${metal} is burned in dry oxygen. What forms?`,
      `What does ${metal} form when it burns in oxygen?`,
    ],
    slips: {
      'hydroxide and hydrogen': NO_HYDROGEN,
      'hydroxide alone': NO_HYDROGEN,
      'oxide and hydrogen': NO_HYDROGEN,
    },
    fact: (metal) => `${capitalized(metal)} and oxygen form the oxide and no other product`,
  },
]

/** The same for cold water, steam and oxygen, and for oxides: each of the four answers is right of some. */
export const productsOfMetal = nextDraw(productsWithWater, (random) => {
  const { outcome, metals, stems, slips, fact } = pick(random, waterCases)
  const symbol = pick(random, metals)
  const metal = nameOf(symbol)
  return choice<Outcome>({
    element: symbol,
    stem: pick(random, stems(metal)),
    answer: outcome,
    isRight: (value) => value === outcome,
    show: (value) => `the ${value}`,
    lures: outcomes.flatMap((value): readonly Lure<Outcome>[] => {
      const slip = slips[value]
      return slip === undefined
        ? []
        : [{ value, misconception: slip[0], why: `${slip[1]} ${fact(metal)}.` }]
    }),
    right: `${fact(metal)}.`,
    see: {
      elements: outcome === 'oxide alone' ? [symbol, 'O'] : [symbol, 'H', 'O'],
      article: 'deep-dive-alkali-metals',
    },
  })
})

const diluteAcids: readonly { readonly name: string; readonly anion: Ion }[] = [
  {
    name: 'dilute hydrochloric acid',
    anion: { name: 'chloride', formula: 'Cl', charge: -1 },
  },
  {
    name: 'dilute sulfuric acid',
    anion: { name: 'sulfate', formula: 'SO4', charge: -2 },
  },
]

type PartnerKind = 'metal' | 'oxide' | 'hydroxide' | 'carbonate'

/** Partners of acids: an ion with the kinds of substance that are common for it. */
const acidPartners: readonly { readonly ion: Ion; readonly kinds: readonly PartnerKind[] }[] = [
  { ion: { name: 'magnesium', formula: 'Mg', charge: 2 }, kinds: ['metal', 'oxide', 'carbonate'] },
  { ion: { name: 'zinc', formula: 'Zn', charge: 2 }, kinds: ['metal', 'oxide', 'carbonate'] },
  { ion: { name: 'iron', formula: 'Fe', charge: 2 }, kinds: ['metal'] },
  { ion: { name: 'sodium', formula: 'Na', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'potassium', formula: 'K', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'lithium', formula: 'Li', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'aluminum', formula: 'Al', charge: 3 }, kinds: ['hydroxide'] },
]

/** Formulas in plain text. */
type Molecules = readonly ('H2' | 'H2O' | 'CO2' | 'O2')[]

/** The substances that learners expect beside the salt. */
const besideSalts: readonly Molecules[] = [
  ['H2'],
  ['H2O'],
  ['H2O', 'CO2'],
  ['H2O', 'O2'],
  ['H2O', 'H2'],
]

/** The product of each partner beside the salt, the reason, and the section to read. */
const reactionsWithAcid: Readonly<
  Record<
    PartnerKind,
    { readonly beside: Molecules; readonly rule: string; readonly article: string }
  >
> = {
  metal: {
    beside: ['H2'],
    rule: 'A metal that is more reactive than hydrogen forms a salt and hydrogen with a dilute acid',
    article: 'types-of-chemical-reactions',
  },
  oxide: {
    beside: ['H2O'],
    rule: 'A metal oxide forms a salt and water with an acid, and no gas',
    article: 'acids-and-bases-ph-scale',
  },
  hydroxide: {
    beside: ['H2O'],
    rule: 'A metal hydroxide forms a salt and water with an acid, and no gas',
    article: 'acids-and-bases-ph-scale',
  },
  carbonate: {
    beside: ['H2O', 'CO2'],
    rule: 'A carbonate forms a salt, water and carbon dioxide with an acid',
    article: 'chemical-reactions-in-everyday-life',
  },
}

export const productsWithAcid = template('ch-m8', 'reaction-products', (random) => {
  const acid = pick(random, diluteAcids)
  const { ion, kinds } = pick(random, acidPartners)
  const kind = pick(random, kinds)
  const partner = kind === 'metal' ? ion.name : `${ion.name} ${kind}`
  const salt = saltFormula(ion, acid.anion)
  const { beside, rule, article } = reactionsWithAcid[kind]
  const fact = `${rule}: ${write(beside)}.`
  return choice({
    element: ion.formula,
    stem: pick(random, [
      `Which products form when ${partner} reacts with ${acid.name}?`,
      `What does ${acid.name} form with ${partner}?`,
    ]),
    answer: beside,
    isRight: (molecules) => formsFrom(kind, molecules),
    show: write,
    // As few molecules as in most right options come first, so that they do not tell them.
    lures: shuffle(
      random,
      besideSalts.filter((molecules) => !formsFrom(kind, molecules)),
    )
      .toSorted((one, other) => Math.min(one.length, 2) - Math.min(other.length, 2))
      .map((molecules) => ({
        value: molecules,
        misconception: molecules.includes('O2') ? null : 'CH13',
        why: `${whyNot(molecules, kind, partner)} ${fact}`,
      })),
    right: fact,
    see: { article },
  })

  function write(molecules: Molecules): string {
    return [salt, ...molecules].map((formula) => formatFormula(formula)).join(' + ')
  }
})

/** Metals give hydrogen, their compounds give water, and carbonates carbon dioxide as well. */
function formsFrom(kind: PartnerKind, molecules: Molecules): boolean {
  return (
    molecules.includes('H2') === (kind === 'metal') &&
    molecules.includes('H2O') === (kind !== 'metal') &&
    molecules.includes('CO2') === (kind === 'carbonate') &&
    !molecules.includes('O2')
  )
}

function whyNot(molecules: Molecules, kind: PartnerKind, partner: string): string {
  if (molecules.includes('CO2')) return `There is no carbon in ${partner}.`
  if (molecules.includes('O2')) return 'No oxygen gas forms in this reaction.'
  if (kind === 'metal')
    return 'A metal and a dilute acid form no water: the hydrogen of the acid leaves as H₂.'
  return molecules.includes('H2')
    ? `Hydrogen gas forms with a metal, and ${partner} is a compound.`
    : 'The carbon of the carbonate has to go somewhere.'
}

/** Acids of school with the name of their salts, and endings that are taken for it. */
const neutralized = [
  { acid: 'hydrochloric acid', salt: 'chloride', element: 'Cl', alike: ['chlorate', 'chlorite'] },
  { acid: 'nitric acid', salt: 'nitrate', element: 'N', alike: ['nitride', 'nitrite'] },
  { acid: 'sulfuric acid', salt: 'sulfate', element: 'S', alike: ['sulfide', 'sulfite'] },
  { acid: 'phosphoric acid', salt: 'phosphate', element: 'P', alike: ['phosphide', 'phosphite'] },
  { acid: 'hydrobromic acid', salt: 'bromide', element: 'Br', alike: ['bromate', 'bromite'] },
] as const

const bases = [
  ['sodium hydroxide', 'sodium'],
  ['potassium hydroxide', 'potassium'],
  ['lithium hydroxide', 'lithium'],
  ['calcium hydroxide', 'calcium'],
  ['magnesium hydroxide', 'magnesium'],
  ['barium hydroxide', 'barium'],
  ['magnesium oxide', 'magnesium'],
  ['calcium oxide', 'calcium'],
  ['copper(II) oxide', 'copper(II)'],
  ['zinc oxide', 'zinc'],
] as const

/** The name of the salt that an acid and a base form when they neutralize each other. */
export const saltOfNeutralization = template('ch-e501', 'reaction-products', (random) => {
  const used = pick(random, neutralized)
  const [base, metal] = pick(random, bases)
  const { acid, salt, element: symbol, alike } = used
  const fact = `The metal comes from ${base}, and ${acid} forms ${salt}s: ${metal} ${salt}, beside water.`
  const other = pick(
    random,
    neutralized.filter((one) => one !== used),
  )
  const kind = base.endsWith('oxide') && !base.endsWith('hydroxide') ? 'hydroxide' : 'oxide'
  return choice<string>({
    element: symbol,
    badge: null,
    stem: `Which salt forms when ${base} fully neutralizes ${acid}?`,
    answer: salt,
    isRight: (name) => name === salt,
    show: (name) => `${metal} ${name}`,
    lures: shuffle(random, [
      ...alike.map((name) => ({
        value: name,
        misconception: 'BO19' as const,
        why: `That ending belongs to another ion. ${fact}`,
      })),
      {
        value: other.salt,
        misconception: 'CH13' as const,
        why: `That is a salt of ${other.acid}. ${fact}`,
      },
      {
        value: kind,
        misconception: 'CH13' as const,
        why: `An acid turns a base into a salt, not into another base. ${fact}`,
      },
    ]),
    right: fact,
    see: { article: 'acids-and-bases-ph-scale' },
  })
})
