import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Statement, statement, template } from '#quiz/template.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'

import { kilojoules } from './ionization-steps.ts'
import { outerElectrons } from './ions.ts'

/**
 * Groups whose members differ for one reason. Fluorine is not among the halogens: its atoms give off
 * less energy than those of chlorine when they take up an electron, and its reactivity rests on its
 * weak bond as well.
 */
const reactiveGroups = [
  ['Li', 'Na', 'K', 'Rb', 'Cs'],
  ['Mg', 'Ca', 'Sr', 'Ba'],
  ['Cl', 'Br', 'I'],
] as const

/** Explains how reactivity changes within a group. */
const article = 'periodic-trends-explained'

export const reasonForReactivity = template('ch-m9', 'reactivity-reasons', (random) => {
  const members = pick(random, reactiveGroups)
  const [upper = '', lower = ''] = sample(random, members, 2).toSorted(
    (a, b) => element(a).atomicNumber - element(b).atomicNumber,
  )
  return statement(
    random,
    element(upper).group === 17 ? halogenReasons(upper, lower) : metalReasons(upper, lower),
  )
})

function metalReasons(upper: ElementSymbol, lower: ElementSymbol): Statement {
  const [more, less] = [element(lower), element(upper)]
  const isSingle = more.group === 1
  const [electron, are] = isSingle ? ['electron', 'is'] : ['electrons', 'are']
  const facts = `With ${more.period} shells instead of ${less.period}, the outer ${electron} ${are} farther out in ${nameOf(lower)}, better shielded and lost more easily`
  return {
    element: lower,
    stem: `Why is ${nameOf(lower)} more reactive than ${nameOf(upper)}?`,
    answers: [
      `Its outer ${electron} ${are} farther from the nucleus.`,
      `Its outer ${electron} ${are} shielded by more inner shells.`,
      `Its outer ${electron} can be removed with less energy.`,
    ],
    lures: [
      {
        value: `Its outer ${electron} ${are} nearer to the nucleus.`,
        misconception: 'CH12',
        why: `${more.name} has ${more.period} shells and ${nameOf(upper)} ${less.period}, so the outer ${electron} ${are} farther out in ${nameOf(lower)}. That makes losing ${isSingle ? 'it' : 'them'} easier.`,
      },
      {
        value: `Its outer ${electron} ${are} shielded by fewer inner shells.`,
        misconception: 'CH12',
        why: `There are ${more.period - 1} inner shells in ${nameOf(lower)} and ${less.period - 1} in ${nameOf(upper)}. ${facts}.`,
      },
      {
        value: `Its nucleus holds the outer ${electron} more firmly.`,
        misconception: 'CH2',
        why: `The nucleus of ${nameOf(lower)} has more protons, but its outer ${electron} ${are} held less firmly. ${facts}.`,
      },
      {
        value: 'Its large number of electrons makes it unstable.',
        misconception: 'CH2',
        why: `More electrons do not make an atom unstable. ${facts}.`,
      },
      {
        value: 'Its atoms give off more energy as they ionize.',
        misconception: 'CH4',
        why: `Removing an electron costs energy for every atom, ${ionization(upper)} for ${nameOf(upper)} and ${ionization(lower)} for ${nameOf(lower)}. It costs less for ${nameOf(lower)}.`,
      },
      {
        value: 'Its outer shell needs fewer electrons to reach eight.',
        misconception: null,
        why: `Both have ${counted(outerElectrons(upper), 'outer electron')}, so both lack the same number. ${facts}.`,
      },
    ],
    right: `${facts}: ${ionization(lower)} against ${ionization(upper)}${isSingle ? '' : ' for the first'}.`,
    see: { elements: [upper, lower], article },
  }
}

function halogenReasons(upper: ElementSymbol, lower: ElementSymbol): Statement {
  const [more, less] = [element(upper), element(lower)]
  const facts = `With ${more.period} shells instead of ${less.period}, an electron that joins ${nameOf(upper)} comes nearer to the nucleus and is shielded less`
  return {
    element: upper,
    stem: `Why is ${nameOf(upper)} more reactive than ${nameOf(lower)}?`,
    answers: [
      'It attracts an added electron from a shorter distance.',
      'Its fewer inner shells shield an added electron less.',
      'An added electron comes nearer to its nucleus.',
    ],
    lures: [
      {
        value: 'It attracts an added electron from a longer distance.',
        misconception: null,
        why: `An atom of ${nameOf(upper)} is the smaller one, so the distance is shorter. ${facts}.`,
      },
      {
        value: 'Its greater number of inner shells shields it better.',
        misconception: null,
        why: `${more.name} has the fewer shells, and shielding would weaken the attraction. ${facts}.`,
      },
      {
        value: 'It has fewer electrons, so the atom is less stable.',
        misconception: 'CH2',
        why: `The number of electrons says nothing about stability. ${facts}.`,
      },
      {
        value: 'Its outer shell needs fewer electrons to reach eight.',
        misconception: null,
        why: `Both have seven outer electrons and need one more. ${facts}.`,
      },
      {
        value: 'Its nucleus has more protons, which attract electrons.',
        misconception: 'CH2',
        why: `${more.name} has ${more.atomicNumber} protons, fewer than the ${less.atomicNumber} of ${nameOf(lower)}. ${facts}.`,
      },
      {
        value: 'It gives its outer electrons away more easily.',
        misconception: null,
        why: `Halogens react by taking up an electron, and ${nameOf(upper)} holds its own more firmly. ${facts}.`,
      },
    ],
    right: `${facts}, so it is held more firmly.`,
    see: { elements: [upper, lower], article },
  }
}

/** A true statement on a heavy noble gas and its opposite. */
type Contrast = { readonly true: string; readonly false: string; readonly correction: string }

/** Asks why a heavy noble gas forms compounds. True and false reasons come in pairs of opposites. */
export const reasonForXenon = template('ch-m10', 'reactivity-reasons', (random) => {
  const reacting = pick(random, ['Xe', 'Kr'])
  const inert = pick(random, ['He', 'Ne'])
  const [name, other] = [nameOf(reacting), nameOf(inert)]
  const fact = `Removing one electron takes ${ionization(reacting)} for ${name} but ${ionization(inert)} for ${other}`
  const shells = `They are in shell ${element(reacting).period}, those of ${other} in shell ${element(inert).period}.`
  const contrast = pick<Contrast>(random, [
    {
      true: 'Its outer electrons are farther from the nucleus.',
      false: 'Its outer electrons are nearer to the nucleus.',
      correction: shells,
    },
    {
      true: 'Less energy removes one of its outer electrons.',
      false: 'More energy removes one of its outer electrons.',
      correction: 'It is the other way around.',
    },
    {
      true: 'More inner shells shield its outer electrons.',
      false: 'Fewer inner shells shield its outer electrons.',
      correction: shells,
    },
  ])
  const wrong = pick(random, [
    {
      values: [
        'Its outer shell has one electron fewer than eight.',
        'Its outer shell has one electron more than eight.',
      ],
      misconception: 'CH3',
      why: `${element(reacting).name} has eight outer electrons, as a noble gas beyond helium has.`,
    },
    {
      values: [
        'Its atoms are joined in pairs, as in a halogen.',
        'Its molecules fall apart in the cold.',
      ],
      misconception: 'CL13',
      why: `${element(reacting).name} consists of single atoms, like every noble gas.`,
    },
    {
      values: [
        'Its greater number of protons destabilizes it.',
        'Its greater number of neutrons destabilizes it.',
      ],
      misconception: 'CH2',
      why: 'The particles of the nucleus do not decide whether an atom reacts.',
    },
  ] as const)
  return statement(random, {
    element: reacting,
    stem: pick(random, [
      `${element(reacting).name} forms a compound with fluorine, ${other} does not. Why does ${name}?`,
      `Why is there a compound of fluorine and ${name}, but not of fluorine and ${other}?`,
    ]),
    answers: [contrast.true],
    lures: [
      { value: contrast.false, misconception: null, why: `${contrast.correction} ${fact}.` },
      ...wrong.values.map((value) => ({
        value,
        misconception: wrong.misconception,
        why: `${wrong.why} ${fact}.`,
      })),
    ],
    right: `${fact}: the outer electrons of ${name} are farther out, better shielded, and can take part in bonds.`,
    see: { elements: [reacting, inert], article: 'why-noble-gases-are-stable' },
  })
})

/** The first ionization energy of an element: '496 kJ/mol'. */
function ionization(symbol: ElementSymbol): string {
  return kilojoules(element(symbol).ionizationEnergy ?? 0)
}
