import { type Classification, element } from '#chemistry/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

import { classInWords, classNames } from './classes.ts'

type Profile = {
  readonly symbol: string
  readonly text: string
  readonly lure: readonly [
    value: (typeof classNames)[Classification],
    misconception: 'PH4' | 'PH10' | 'CL2' | 'CL11' | 'CL12' | 'CL13' | 'CL18',
    why: string,
  ]
}

/** Descriptions that fit one class only, as any textbook of general chemistry has them. */
const profiles: readonly Profile[] = [
  {
    symbol: 'Na',
    text: 'is so soft that a knife cuts it, conducts electricity well and forms a basic oxide',
    lure: [
      'other non-metal',
      'PH4',
      'A metal need not be hard. Conducting well and forming a basic oxide are signs of a metal, here of sodium.',
    ],
  },
  {
    symbol: 'Hg',
    text: 'is liquid at 25 °C, shines like a mirror and conducts electricity',
    lure: [
      'other non-metal',
      'PH4',
      'A metal need not be solid. A shining liquid that conducts is a metal: mercury.',
    ],
  },
  {
    symbol: 'Fe',
    text: 'is gray and hard, bends under the hammer and conducts less well when it is heated',
    lure: [
      'metalloid',
      'CL2',
      'Metalloids are brittle, and most conduct better when warmed. This element bends and conducts less well when heated: a metal, iron.',
    ],
  },
  {
    symbol: 'Al',
    text: 'can be rolled into thin foil, conducts heat very well and stands beside the staircase line',
    lure: [
      'metalloid',
      'CL2',
      'Not every element beside the line is a metalloid. What can be rolled into foil and conducts well is a metal: aluminum.',
    ],
  },
  {
    symbol: 'Ga',
    text: 'melts in a warm hand and conducts electricity well, both solid and liquid',
    lure: [
      'other non-metal',
      'PH4',
      'A metal may melt at a low temperature. What conducts well as a solid and as a liquid is a metal: gallium.',
    ],
  },
  {
    symbol: 'Pb',
    text: 'is soft, dull gray and dense, can be bent by hand and conducts electricity',
    lure: [
      'metalloid',
      'CL2',
      'A metalloid breaks when it is bent. A soft, dense element that conducts is a metal: lead.',
    ],
  },
  {
    symbol: 'Au',
    text: 'is yellow and dense and can be beaten into leaves thinner than paper',
    lure: [
      'other non-metal',
      'CL12',
      'The color does not decide the class. What can be beaten into thin leaves is a metal: gold.',
    ],
  },
  {
    symbol: 'Si',
    text: 'shines but is brittle, and conducts weakly at 25 °C but better when it is warmed',
    lure: [
      'metal',
      'CL12',
      'A shine alone does not make a metal. Metals mostly bend and conduct less well when warmed; this is a metalloid, silicon.',
    ],
  },
  {
    symbol: 'Ge',
    text: 'is gray-white, shiny and brittle, and is used as a semiconductor in electronics',
    lure: [
      'metal',
      'CL12',
      'A shine alone does not make a metal. A brittle semiconductor is a metalloid, here germanium.',
    ],
  },
  {
    symbol: 'B',
    text: 'is very hard and brittle, barely conducts at 25 °C and conducts far better when hot',
    lure: [
      'other non-metal',
      'PH10',
      'Conducting far better when hot is the sign of a semiconductor. This one is boron, one of the six metalloids.',
    ],
  },
  {
    symbol: 'Te',
    text: 'is silvery but brittle, a semiconductor, and has six outer electrons',
    lure: [
      'metal',
      'CL12',
      'A silvery look does not make a metal. The brittle semiconductor of group 16 is tellurium, a metalloid.',
    ],
  },
  {
    symbol: 'S',
    text: 'is yellow and brittle, does not conduct, and burns to a gas that makes water acidic',
    lure: [
      'metalloid',
      'CL2',
      'A metalloid conducts at least weakly. What does not conduct and forms an acidic oxide is a non-metal: sulfur.',
    ],
  },
  {
    symbol: 'Cl',
    text: 'is a yellow-green gas of two-atom molecules that reacts with most metals',
    lure: [
      'noble gas',
      'CL13',
      'Not every gaseous element is a noble gas. Noble gases are single atoms and hardly react; this is chlorine, a halogen.',
    ],
  },
  {
    symbol: 'I',
    text: 'forms dark, shining crystals of two-atom molecules that give a violet vapor when warmed',
    lure: [
      'metal',
      'CL12',
      'The shine does not make a metal. Crystals of two-atom molecules belong to a non-metal: iodine.',
    ],
  },
  {
    symbol: 'C',
    text: 'conducts as a soft black solid, but in another form it is the hardest natural material',
    lure: [
      'metal',
      'PH10',
      'One property does not decide the class. Graphite conducts, yet carbon is a non-metal, as diamond shows.',
    ],
  },
  {
    symbol: 'Br',
    text: 'is a red-brown liquid of two-atom molecules that evaporates easily',
    lure: [
      'metal',
      'PH4',
      'The liquid metal is mercury, which shines and conducts. A liquid of two-atom molecules is a non-metal: bromine.',
    ],
  },
  {
    symbol: 'P',
    text: 'catches fire in air in its white form, does not conduct there and forms an acidic oxide',
    lure: [
      'metalloid',
      'CL2',
      'Metalloids in their usual forms do not consist of small molecules. White phosphorus consists of P₄ molecules, and its acidic oxide marks a non-metal.',
    ],
  },
  {
    symbol: 'N',
    text: 'is a colorless gas, makes up most of the air and consists of two-atom molecules',
    lure: [
      'noble gas',
      'CL13',
      'A gas that reacts little need not be a noble gas. Noble gases are single atoms; this is nitrogen, N₂.',
    ],
  },
  {
    symbol: 'He',
    text: 'is a gas of single atoms that does not freeze at normal pressure, however cold it gets',
    lure: [
      'other non-metal',
      'CL13',
      'Other gaseous non-metals consist of two-atom molecules. Single atoms mark a noble gas, here helium.',
    ],
  },
  {
    symbol: 'Ne',
    text: 'is a gas of single atoms that glows red in lamps and forms no known stable compound',
    lure: [
      'other non-metal',
      'CL13',
      'Other gaseous non-metals form many compounds. Single atoms that do not bond mark a noble gas, here neon.',
    ],
  },
  {
    symbol: 'Ar',
    text: 'makes up about 1 % of the air, consists of single atoms and shields hot metal in welding',
    lure: [
      'other non-metal',
      'CL13',
      'The other gaseous non-metals form molecules and would attack hot metal. Single atoms mark a noble gas, here argon.',
    ],
  },
  {
    symbol: 'Xe',
    text: 'is a dense gas of single atoms that forms a few compounds, mostly with fluorine',
    lure: [
      'other non-metal',
      'CL13',
      'A few compounds do not make it an ordinary non-metal. A gas of single atoms is a noble gas, here xenon.',
    ],
  },
]

/** What the classes are known by. */
const signs: Readonly<Record<Classification, string>> = {
  metal: 'metals conduct well, and solid ones mostly bend instead of breaking',
  metalloid: 'metalloids are brittle, and most conduct better when they are warmed',
  'non-metal': 'non-metals do not bend, mostly do not conduct and often form molecules',
  'noble-gas': 'noble gases consist of single atoms and hardly react',
}

export const classFromProfile: Template = {
  id: 'cl-h1',
  version: 1,
  category: 'classification',
  difficulty: 'hard',
  skill: 'element-class',
  fitsMatch: false,
  draw(random) {
    const { symbol, text, lure } = pick(random, profiles)
    const { name, classification } = element(symbol)
    const [value, misconception, why] = lure
    return worded({
      element: pick(random, profiles).symbol,
      stem: `An element ${text}. To which class does it belong?`,
      answer: classNames[classification],
      isRight: (option) => classNames[element(symbol).classification] === option,
      lures: [{ value, misconception, why }],
      fill: shuffle(random, Object.values(classNames)),
      right: `This describes ${name.toLowerCase()}, a ${classInWords(classification)}: ${signs[classification]}.`,
      see: { elements: [symbol], article: 'types-of-elements' },
    })
  },
}

/** A second class that learners take such an element for; the others have but one. */
const secondLures: Readonly<Record<string, Profile['lure']>> = {
  Na: [
    'metalloid',
    'PH4',
    'A metalloid is brittle. Many metals are soft, and what conducts well and forms a basic oxide is a metal: sodium.',
  ],
  Hg: [
    'metalloid',
    'PH4',
    'A metalloid is a brittle solid. A metal may be liquid, and a shining liquid that conducts is one: mercury.',
  ],
  Ga: [
    'metalloid',
    'CL2',
    'Not every element beside the staircase line is a metalloid. What conducts well as a solid and as a liquid is a metal: gallium.',
  ],
  Pb: [
    'other non-metal',
    'PH4',
    'A metal need not be hard or shiny. What can be bent and conducts is a metal: lead.',
  ],
  Si: [
    'other non-metal',
    'PH10',
    'Brittle solids that do not conduct are non-metals. This one conducts, and better when warmed: a metalloid, silicon.',
  ],
  Ge: [
    'other non-metal',
    'PH10',
    'A brittle solid that does not conduct would be a non-metal. A semiconductor is a metalloid, here germanium.',
  ],
  B: [
    'metal',
    'PH4',
    'Hardness does not make a metal: metals mostly bend and conduct well at 25 °C. This one is boron, a metalloid.',
  ],
  Te: [
    'other non-metal',
    'CL11',
    'Oxygen and sulfur, also with six outer electrons, are non-metals, but a group changes on the way down. The brittle semiconductor is tellurium, a metalloid.',
  ],
  I: [
    'metalloid',
    'CL12',
    'A shine does not make a metalloid either. Crystals of two-atom molecules that turn to vapor belong to a non-metal: iodine.',
  ],
  C: [
    'metalloid',
    'PH10',
    'Conducting as graphite does not make carbon a metalloid. It belongs to the non-metals, as diamond shows.',
  ],
  Br: [
    'noble gas',
    'CL13',
    'Halogens are not noble gases. Noble gases are single atoms and gases at 25 °C; a liquid of two-atom molecules is bromine.',
  ],
  P: [
    'metal',
    'CL18',
    'Sodium catches fire easily as well, but it conducts and its oxide is basic. An acidic oxide marks a non-metal: phosphorus.',
  ],
}

export const classFromDescription: Template = {
  ...classFromProfile,
  version: 2,
  draw(random) {
    const { symbol, text, lure } = pick(random, profiles)
    const { name, classification } = element(symbol)
    const second = Object.hasOwn(secondLures, symbol) ? secondLures[symbol] : undefined
    return worded({
      element: pick(random, profiles).symbol,
      stem: `An element ${text}. To which class does it belong?`,
      answer: classNames[classification],
      isRight: (option) => classNames[element(symbol).classification] === option,
      lures: [lure, ...(second === undefined ? [] : [second])].map(
        ([value, misconception, why]) => ({ value, misconception, why }),
      ),
      fill: shuffle(random, Object.values(classNames)),
      right: `This describes ${name.toLowerCase()}, a ${classInWords(classification)}: ${signs[classification]}.`,
      see: { elements: [symbol], article: 'types-of-elements' },
    })
  },
}
