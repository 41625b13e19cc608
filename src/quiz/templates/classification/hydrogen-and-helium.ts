import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import {
  choice,
  type Draft,
  type Lure,
  nextDraw,
  type Statement,
  statement,
  template,
} from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

const article = 'deep-dive-alkali-metals'

const alkaliMetals = ['Li', 'Na', 'K', 'Rb', 'Cs'] as const

export const hydrogenBesideMetals = template('cl-m5', 'class-reasons', (random) => {
  const ask = pick(random, [factAgainst, factInCommon, bondInCompound])
  return statement(random, ask(random))
})

/** Asks for the fact that tells hydrogen from alkali metals. A property that they share is wrong. */
function factAgainst(random: Random): Statement {
  const metal = pick(random, alkaliMetals)
  const name = nameOf(metal)
  const difference =
    'hydrogen consists of H₂ molecules, does not conduct and mostly shares its electron'
  return {
    element: metal,
    stem: `Which fact shows that hydrogen, unlike ${name}, is not an alkali metal?`,
    answers: [
      'It consists of molecules of two atoms.',
      'It does not conduct electricity.',
      'It shares its electron in most bonds.',
    ],
    lures: [
      {
        value: 'It has a single outer electron.',
        misconception: 'CL1',
        why: `An atom of ${name} has a single outer electron as well, so this is what both share. Unlike ${name}, ${difference}.`,
      },
      {
        value: 'It can form ions with the charge 1+.',
        misconception: 'CL1',
        why: `${capitalized(name)} forms ions with the charge 1+ as well, so this is what both share. Unlike ${name}, ${difference}.`,
      },
      {
        value: 'Its atoms are the lightest of all elements.',
        misconception: 'CL17',
        why: `Mass does not decide the class: lithium is light too, and radon is heavy but no metal. Unlike ${name}, ${difference}.`,
      },
      {
        value: 'It forms an oxide with oxygen.',
        misconception: 'CL1',
        why: `Metals such as ${name} form oxides as well, so this is what both share. Unlike ${name}, ${difference}.`,
      },
    ],
    right: `${capitalized(name)} is a conducting solid that gives its outer electron away; ${difference}.`,
    see: { elements: ['H', metal], article },
  }
}

function factInCommon(random: Random): Statement {
  const metal = pick(random, alkaliMetals)
  const name = nameOf(metal)
  const common =
    'What they share is one outer electron, ions 1+ and the number +1 in most compounds.'
  return {
    element: metal,
    stem: `Hydrogen stands in group 1, as ${name} does. What do the two share?`,
    answers: [
      'Both have one outer electron.',
      'Both mostly have the oxidation number +1.',
      'Both form ions with the charge 1+.',
    ],
    lures: [
      {
        value: 'Both conduct an electric current.',
        misconception: 'CL1',
        why: `Only ${name} is a metal and conducts; hydrogen is a gas of H₂ molecules. ${common}`,
      },
      {
        value: 'Both give their electron to chlorine.',
        misconception: 'CL1',
        why: `Hydrogen shares its electron with chlorine in the molecule HCl; only ${name} gives it away. ${common}`,
      },
      {
        value: 'Both are shiny soft solids.',
        misconception: 'CL1',
        why: `At 25 °C hydrogen is a colorless gas; only ${name} is a soft metal. ${common}`,
      },
    ],
    right: `${common} Otherwise hydrogen behaves as a non-metal and ${name} as a metal.`,
    see: { elements: ['H', metal], article },
  }
}

/** Molecules of hydrogen and one non-metal. */
const hydrides: readonly (readonly [formula: string, partner: ElementSymbol])[] = [
  ['HCl', 'Cl'],
  ['HBr', 'Br'],
  ['HI', 'I'],
  ['H2O', 'O'],
  ['H2S', 'S'],
  ['NH3', 'N'],
  ['PH3', 'P'],
  ['CH4', 'C'],
]

function bondInCompound(random: Random): Statement {
  const [plain, partner] = pick(random, hydrides)
  const metal = pick(random, alkaliMetals)
  const formula = formatFormula(plain)
  const name = nameOf(partner)
  return {
    element: partner,
    stem: `Hydrogen stands above ${nameOf(metal)} in the table. How is it bonded in pure ${formula}?`,
    answers: [`By pairs shared with ${name}`, `By electrons that H and ${partner} share`],
    lures: [
      {
        value: 'As H⁺ ions in a lattice of ions',
        misconception: 'CL1',
        why: `Ions in a lattice are formed by metals such as ${nameOf(metal)}. Hydrogen is a non-metal and shares its electron with ${name}.`,
      },
      {
        value: 'By a sea of free electrons',
        misconception: 'CL1',
        why: `Electrons that move freely hold metals such as ${nameOf(metal)} together. Hydrogen is a non-metal and shares its electron with ${name}.`,
      },
      {
        value: 'As protons without any electron',
        misconception: 'CL1',
        why: `A bare proton is the ion H⁺, and pure ${formula} consists of neutral molecules. Hydrogen shares its electron with ${name}.`,
      },
    ],
    right: `Hydrogen and ${name} are non-metals and share electrons: ${formula} is a molecule. ${capitalized(nameOf(metal))} would give its electron away.`,
    see: { elements: ['H', partner, metal], article },
  }
}

/** Something said about helium. Only its full shell is a reason for its place. */
type Reason = {
  readonly about: 'full shell' | 'state' | 'mass' | 'octet' | 'paired electrons'
  readonly sentence: string
}

export const heliumAboveNobleGas = template('cl-m10', 'class-reasons', (random) =>
  helium(random, otherReasons),
)

/** The same, with reasons that all end in what follows from them. */
export const heliumByConsequence = nextDraw(heliumAboveNobleGas, (random) =>
  helium(random, (metal, gas) =>
    otherReasons(metal, gas).map((reason) => ({
      ...reason,
      value: { ...reason.value, sentence: consequenceOf(reason.value.about, metal, gas) },
    })),
  ),
)

function helium(
  random: Random,
  reasonsOf: (metal: string, gas: string) => readonly Lure<Reason>[],
): Draft | null {
  const metal = pick(random, ['Be', 'Mg', 'Ca', 'Sr', 'Ba'] as const)
  const gas = pick(random, ['Ne', 'Ar'] as const)
  const [first, second, ...further] = fullShell(nameOf(gas))
  const drawnFirst = pick(random, [first, second])
  const lures = sample(random, reasonsOf(nameOf(metal), nameOf(gas)), 3)
  return choice<Reason>({
    element: 'He',
    stem: `Helium has two outer electrons, as ${nameOf(metal)} has. Why does it stand above ${nameOf(gas)} in group 18?`,
    // The first two sentences share a third of the draws, the others have one each.
    answer: { about: 'full shell', sentence: pick(random, [drawnFirst, ...further]) },
    isRight: ({ about }) => about === 'full shell',
    show: ({ sentence }) => sentence,
    lures,
    right: `The first shell is full with two electrons, so helium hardly reacts; the outer shell of ${nameOf(metal)} has room for more than its two.`,
    see: { elements: ['He', gas, metal], article: 'why-noble-gases-are-stable' },
  })
}

function consequenceOf(about: Reason['about'], metal: string, gas: string): string {
  switch (about) {
    case 'state':
      return 'It is a gas at room temperature, so it stands with the gaseous elements.'
    case 'mass':
      return 'Its atoms are much too light, so it cannot be a metal of group 2.'
    case 'octet':
      return `It has eight outer electrons, so it hardly reacts, like ${gas}.`
    case 'full shell':
    case 'paired electrons':
      return `Its electrons are paired, unlike those of ${metal}, so it is a gas.`
  }
}

function fullShell(gas: string): readonly [string, string, string, string] {
  return [
    `Two electrons fill its only shell, so it behaves as ${gas} does.`,
    `Its only shell is full with two, so it hardly reacts, like ${gas}.`,
    `Its two electrons make a full shell, so it hardly reacts, like ${gas}.`,
    `It is unreactive like ${gas}, since its only shell has no room left.`,
  ]
}

function otherReasons(metal: string, gas: string): readonly Lure<Reason>[] {
  return [
    {
      value: {
        about: 'state',
        sentence: 'It is a gas, and the gaseous elements are collected in this group.',
      },
      misconception: 'CL13',
      why: `Hydrogen, nitrogen, oxygen, fluorine and chlorine are gases outside group 18. Helium stands with ${gas} because its shell is full.`,
    },
    {
      value: {
        about: 'mass',
        sentence: 'Its atoms are much too light to stand beside the metals of group 2.',
      },
      misconception: 'CL17',
      why: `Mass does not decide: beryllium is light as well. The outer shell of ${metal} has room for more electrons; the only shell of helium is full.`,
    },
    {
      value: {
        about: 'octet',
        sentence: `Its outer shell holds eight electrons in all, like that of ${gas}.`,
      },
      misconception: 'EC11',
      why: 'A helium atom has only two electrons in all. They are enough, because the first shell is full with two.',
    },
    {
      value: {
        about: 'paired electrons',
        sentence: `Its two electrons are paired with each other, unlike those of ${metal}.`,
      },
      misconception: null,
      why: `The two outer electrons of ${metal} are paired as well. The difference is that helium has no further room in its only shell.`,
    },
  ]
}

/** What is said about the place of helium, of a metal of group 2, or of neon; each shell is right of one. */
type Place = 'helium' | 'metal' | 'neon'

const placeSentences = {
  helium: 'Its only shell is full with two electrons.',
  metal: 'Its outer shell has room for more electrons.',
  neon: 'Its outer shell is full with eight electrons.',
} as const satisfies Record<Place, string>

/** The same of helium, metals of group 2 and neon, so that the shell of each is a wrong reason for the others. */
export const placeByShell = nextDraw(heliumByConsequence, (random) => {
  const place = pick(random, ['helium', 'metal', 'neon'] as const)
  const metal = pick(random, ['Be', 'Mg', 'Ca', 'Sr', 'Ba'] as const)
  const name = nameOf(metal)
  const symbol = { helium: 'He', metal, neon: 'Ne' }[place]
  const own = nameOf(symbol)
  const stem = {
    helium: `Helium has two outer electrons, as ${name} has. Why does it stand ${pick(random, ['in group 18', 'above neon'])} all the same?`,
    metal: `${capitalized(name)} has two outer electrons, as helium has. Why does it stand ${pick(random, ['in group 2', 'far from helium'])} all the same?`,
    neon: `Neon has six more outer electrons than ${pick(random, ['helium', name])}. Why does neon stand in group 18?`,
  }[place]
  const fact = {
    helium: 'The first shell is full with two electrons, so helium hardly reacts',
    metal: `The outer shell of ${name} has room for more than two electrons, so it reacts as a metal`,
    neon: 'The second shell is full with eight electrons, so neon hardly reacts',
  }[place]
  const shells: Readonly<Record<Place, readonly [MisconceptionId, string]>> = {
    helium: [
      place === 'metal' ? 'CL6' : 'EC11',
      `The electrons of ${own} are in more than one shell.`,
    ],
    metal: ['CL6', `The outer shell of ${own} has no room left.`],
    neon: ['EC11', `An atom of ${own} has only two outer electrons.`],
  }
  const others: readonly Lure<string>[] = [
    {
      value: 'Its outer electrons are paired.',
      misconception: null,
      why: `The outer electrons of helium, ${name} and neon are all paired, so that tells nothing. ${fact}.`,
    },
    {
      value:
        place === 'metal'
          ? 'It is a solid at room temperature.'
          : 'It is a gas at room temperature.',
      misconception: place === 'metal' ? null : 'CL13',
      why: `Solids and gases stand in several groups. ${fact}.`,
    },
    {
      value: 'The mass of its atoms fits this place.',
      misconception: 'CL17',
      why: `The mass of its atoms does not decide about the group of an element. ${fact}.`,
    },
  ]
  const wrong = (['helium', 'metal', 'neon'] as const).filter((other) => other !== place)
  return statement(random, {
    element: symbol,
    stem,
    answers: [placeSentences[place]],
    lures: [
      ...wrong.map((other): Lure<string> => ({
        value: placeSentences[other],
        misconception: shells[other][0],
        why: `${shells[other][1]} ${fact}.`,
      })),
      pick(random, others),
    ],
    right: `${fact}.`,
    see: { elements: ['He', 'Ne', metal], article: 'why-noble-gases-are-stable' },
  })
})
