import type { Classification, ElementSymbol } from '#chemistry/elements/elements.ts'
import type { Lure } from '#quiz/template.ts'

type Described = {
  readonly symbol: ElementSymbol
  /** A description that fits one class only. */
  readonly sentence: string
  /** The classes that learners take such an element for. */
  readonly lures: readonly Lure<Classification>[]
}

/** Elements described without their names, as any textbook of general chemistry has them. */
export const describedElements: readonly Described[] = [
  {
    symbol: 'Na',
    sentence:
      'An element is so soft that a knife cuts it, conducts electricity well and forms a basic oxide.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'PH4',
        why: 'A metal need not be hard. Conducting well and forming a basic oxide are signs of a metal, here of sodium.',
      },
      {
        value: 'metalloid',
        misconception: 'PH4',
        why: 'A metalloid is brittle. Many metals are soft, and what conducts well and forms a basic oxide is a metal: sodium.',
      },
    ],
  },
  {
    symbol: 'Hg',
    sentence: 'An element is liquid at 25 °C, shines like a mirror and conducts electricity.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'PH4',
        why: 'A metal need not be solid. A shining liquid that conducts is a metal: mercury.',
      },
      {
        value: 'metalloid',
        misconception: 'PH4',
        why: 'A metalloid is a brittle solid. A metal may be liquid, and a shining liquid that conducts is one: mercury.',
      },
    ],
  },
  {
    symbol: 'Fe',
    sentence:
      'An element is gray and hard, bends under the hammer and conducts less well when it is heated.',
    lures: [
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: 'Metalloids are brittle, and most conduct better when warmed. This element bends and conducts less well when heated: a metal, iron.',
      },
    ],
  },
  {
    symbol: 'Al',
    sentence:
      'An element can be rolled into thin foil, conducts heat very well and stands beside the staircase line.',
    lures: [
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: 'Not every element beside the line is a metalloid. What can be rolled into foil and conducts well is a metal: aluminum.',
      },
    ],
  },
  {
    symbol: 'Ga',
    sentence:
      'An element melts in a warm hand and conducts electricity well, both solid and liquid.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'PH4',
        why: 'A metal may melt at a low temperature. What conducts well as a solid and as a liquid is a metal: gallium.',
      },
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: 'Not every element beside the staircase line is a metalloid. What conducts well as a solid and as a liquid is a metal: gallium.',
      },
    ],
  },
  {
    symbol: 'Pb',
    sentence:
      'An element is soft, dull gray and dense, can be bent by hand and conducts electricity.',
    lures: [
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: 'A metalloid breaks when it is bent. A soft, dense element that conducts is a metal: lead.',
      },
      {
        value: 'non-metal',
        misconception: 'PH4',
        why: 'A metal need not be hard or shiny. What can be bent and conducts is a metal: lead.',
      },
    ],
  },
  {
    symbol: 'Au',
    sentence: 'An element is yellow and dense and can be beaten into leaves thinner than paper.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'CL12',
        why: 'The color does not decide the class. What can be beaten into thin leaves is a metal: gold.',
      },
    ],
  },
  {
    symbol: 'Si',
    sentence:
      'An element shines but is brittle, and conducts weakly at 25 °C but better when it is warmed.',
    lures: [
      {
        value: 'metal',
        misconception: 'CL12',
        why: 'A shine alone does not make a metal. Metals mostly bend and conduct less well when warmed; this is a metalloid, silicon.',
      },
      {
        value: 'non-metal',
        misconception: 'CL19',
        why: 'Brittle solids that do not conduct are non-metals. This one conducts, and better when warmed: a metalloid, silicon.',
      },
    ],
  },
  {
    symbol: 'Ge',
    sentence:
      'An element is gray-white, shiny and brittle, and is used as a semiconductor in electronics.',
    lures: [
      {
        value: 'metal',
        misconception: 'CL12',
        why: 'A shine alone does not make a metal. A brittle semiconductor is a metalloid, here germanium.',
      },
      {
        value: 'non-metal',
        misconception: 'CL19',
        why: 'A brittle solid that does not conduct would be a non-metal. A semiconductor is a metalloid, here germanium.',
      },
    ],
  },
  {
    symbol: 'B',
    sentence:
      'An element is very hard and brittle, barely conducts at 25 °C and conducts far better when hot.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'CL19',
        why: 'Conducting far better when hot is the sign of a semiconductor. This one is boron, one of the six metalloids.',
      },
      {
        value: 'metal',
        misconception: 'PH4',
        why: 'Hardness does not make a metal: metals mostly bend and conduct well at 25 °C. This one is boron, a metalloid.',
      },
    ],
  },
  {
    symbol: 'Te',
    sentence: 'An element is silvery but brittle, a semiconductor, and has six outer electrons.',
    lures: [
      {
        value: 'metal',
        misconception: 'CL12',
        why: 'A silvery look does not make a metal. The brittle semiconductor of group 16 is tellurium, a metalloid.',
      },
      {
        value: 'non-metal',
        misconception: 'CL11',
        why: 'Oxygen and sulfur, also with six outer electrons, are non-metals, but a group changes on the way down. The brittle semiconductor is tellurium, a metalloid.',
      },
    ],
  },
  {
    symbol: 'S',
    sentence:
      'An element is yellow and brittle, does not conduct, and burns to a gas that makes water acidic.',
    lures: [
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: 'A metalloid conducts at least weakly. What does not conduct and forms an acidic oxide is a non-metal: sulfur.',
      },
    ],
  },
  {
    symbol: 'Cl',
    sentence:
      'An element is a yellow-green gas of two-atom molecules that reacts with most metals.',
    lures: [
      {
        value: 'noble-gas',
        misconception: 'CL13',
        why: 'Not every gaseous element is a noble gas. Noble gases are single atoms and hardly react; this is chlorine, a halogen.',
      },
    ],
  },
  {
    symbol: 'I',
    sentence:
      'An element forms dark, shining crystals of two-atom molecules that give a violet vapor when warmed.',
    lures: [
      {
        value: 'metal',
        misconception: 'CL12',
        why: 'The shine does not make a metal. Crystals of two-atom molecules belong to a non-metal: iodine.',
      },
      {
        value: 'metalloid',
        misconception: null,
        why: 'A shine does not make a metalloid either. Crystals of two-atom molecules that turn to vapor belong to a non-metal: iodine.',
      },
    ],
  },
  {
    symbol: 'C',
    sentence:
      'An element conducts as a soft black solid, but in another form it is the hardest natural material.',
    lures: [
      {
        value: 'metal',
        misconception: 'PH10',
        why: 'One property does not decide the class. Graphite conducts, yet carbon is a non-metal, as diamond shows.',
      },
      {
        value: 'metalloid',
        misconception: 'PH10',
        why: 'Conducting as graphite does not make carbon a metalloid. It belongs to the non-metals, as diamond shows.',
      },
    ],
  },
  {
    symbol: 'Br',
    sentence: 'An element is a red-brown liquid of two-atom molecules that evaporates easily.',
    lures: [
      {
        value: 'metal',
        misconception: 'PH4',
        why: 'The liquid metal is mercury, which shines and conducts. A liquid of two-atom molecules is a non-metal: bromine.',
      },
      {
        value: 'noble-gas',
        misconception: 'CL13',
        why: 'Halogens are not noble gases. Noble gases are single atoms and gases at 25 °C; a liquid of two-atom molecules is bromine.',
      },
    ],
  },
  {
    symbol: 'P',
    sentence:
      'The white form of an element catches fire in air and does not conduct, and its oxide is acidic.',
    lures: [
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: 'Metalloids in their usual forms do not consist of small molecules. White phosphorus consists of P₄ molecules, and its acidic oxide marks a non-metal.',
      },
      {
        value: 'metal',
        misconception: null,
        why: 'Sodium catches fire easily as well, but it conducts and its oxide is basic. An acidic oxide marks a non-metal: phosphorus.',
      },
    ],
  },
  {
    symbol: 'N',
    sentence:
      'An element is a colorless gas, makes up most of the air and consists of two-atom molecules.',
    lures: [
      {
        value: 'noble-gas',
        misconception: 'CL13',
        why: 'A gas that reacts little need not be a noble gas. Noble gases are single atoms; this is nitrogen, N₂.',
      },
    ],
  },
  {
    symbol: 'He',
    sentence:
      'An element is a gas of single atoms that does not freeze at normal pressure, however cold it gets.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'CL13',
        why: 'Other gaseous non-metals consist of two-atom molecules. Single atoms mark a noble gas, here helium.',
      },
    ],
  },
  {
    symbol: 'Ne',
    sentence:
      'An element is a gas of single atoms that glows red in lamps and forms no known stable compound.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'CL13',
        why: 'Other gaseous non-metals form many compounds. Single atoms that do not bond mark a noble gas, here neon.',
      },
    ],
  },
  {
    symbol: 'Ar',
    sentence:
      'An element makes up about 1% of the air, consists of single atoms and shields hot metal in welding.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'CL13',
        why: 'The other gaseous non-metals form molecules and would attack hot metal. Single atoms mark a noble gas, here argon.',
      },
    ],
  },
  {
    symbol: 'Xe',
    sentence:
      'An element is a dense gas of single atoms that forms a few compounds, mostly with fluorine.',
    lures: [
      {
        value: 'non-metal',
        misconception: 'CH3',
        why: 'A few compounds do not make it an ordinary non-metal. A gas of single atoms is a noble gas, here xenon.',
      },
    ],
  },
]
