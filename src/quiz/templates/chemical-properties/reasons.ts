import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'
import { ionizationEnergies } from '#chemistry/ionization-energies.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { counted, nameOf } from '#quiz/templates/names.ts'

import {
  energyOfIonization,
  ionization,
  ionized,
  kilojoules,
  reactingGas,
  reactiveGroups,
  unfitReasons,
  whyMoreReactive,
  whyXenonReacts,
} from './hard-reasons.ts'
import { outerElectrons } from './ions.ts'

const trends = 'periodic-trends-explained'

/** As before, with wrong reasons that are built like the right ones. */
export const whyOneReactsMore: Template = {
  ...whyMoreReactive,
  version: 3,
  draw(random) {
    const members = pick(random, reactiveGroups)
    const [upper = '', lower = ''] = sample(random, members, 2).toSorted(
      (a, b) => element(a).atomicNumber - element(b).atomicNumber,
    )
    const facet = element(upper).group === 17 ? halogens(upper, lower) : metals(upper, lower)
    return questionOfFacet(random, facet)
  },
}

function metals(upper: ElementSymbol, lower: ElementSymbol): Facet {
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
        misconception: 'CH5',
        why: `Both have ${counted(outerElectrons(upper), 'outer electron')}, so both lack the same number. ${facts}.`,
      },
    ],
    right: `${facts}: ${ionization(lower)} against ${ionization(upper)}${isSingle ? '' : ' for the first'}.`,
    see: { elements: [upper, lower], article: trends },
  }
}

function halogens(upper: ElementSymbol, lower: ElementSymbol): Facet {
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
        misconception: 'CH1',
        why: `An atom of ${nameOf(upper)} is the smaller one, so the distance is shorter. ${facts}.`,
      },
      {
        value: 'Its greater number of inner shells shields it better.',
        misconception: 'CH2',
        why: `${more.name} has the fewer shells, and shielding would weaken the attraction. ${facts}.`,
      },
      {
        value: 'It has fewer electrons, so the atom is less stable.',
        misconception: 'CH2',
        why: `The number of electrons says nothing about stability. ${facts}.`,
      },
      {
        value: 'Its outer shell needs fewer electrons to reach eight.',
        misconception: 'CH5',
        why: `Both have seven outer electrons and need one more. ${facts}.`,
      },
      {
        value: 'Its nucleus has more protons, which attract electrons.',
        misconception: 'CH2',
        why: `${more.name} has ${more.atomicNumber} protons, fewer than the ${less.atomicNumber} of ${nameOf(lower)}. ${facts}.`,
      },
      {
        value: 'It gives its outer electrons away more easily.',
        misconception: 'CH1',
        why: `Halogens react by taking up an electron, and ${nameOf(upper)} holds its own more firmly. ${facts}.`,
      },
    ],
    right: `${facts}, so it is held more firmly.`,
    see: { elements: [upper, lower], article: trends },
  }
}

/** As before, with the same words for every sum of energy. */
export const energyOfStep: Template = {
  ...energyOfIonization,
  version: 3,
  draw(random) {
    const symbol = pick(random, ionized)
    const energies = ionizationEnergies(symbol)
    const charge = outerElectrons(symbol)
    const step = pick(random, [charge, charge, 1])
    const energy = energies[step - 1]
    const others = [energies[step - 2], energies[step]].filter((other) => other !== undefined)
    const other = pick(random, others)
    if (energy === undefined) return null
    const isEarlier = other < energy
    const before = step === 1 ? symbol : formatIon(symbol, step - 1)
    const ion = formatIon(symbol, step)
    const shown = kilojoules(energy)
    const core = step === charge ? ` although ${ion} has the electrons of a noble gas` : ''
    const belongs = `${kilojoules(other)} belongs to the ${isEarlier ? 'step before' : 'next step'}, ${isEarlier ? `which ends with ${before}` : `from ${ion} on`}`
    const lures: readonly Lure<string>[] = [
      {
        value: `It releases ${shown}.`,
        misconception: 'CH4',
        why: `The electron is attracted by the positive nucleus. So removing it requires energy: ${shown}${core}.`,
      },
      {
        value: `It requires ${kilojoules(other)}.`,
        misconception: 'PE6',
        why: `${belongs}. The step asked for requires ${shown}.`,
      },
      {
        value: `It releases ${kilojoules(other)}.`,
        misconception: 'CH4',
        why: `Removing an electron from an atom or a positive ion requires energy, and ${belongs}. This one requires ${shown}.`,
      },
    ]
    return worded({
      element: symbol,
      stem: pick(random, [
        `Which statement about the step ${before}(g) → ${ion}(g) + e⁻ is right?`,
        `How is energy involved in the step ${before}(g) → ${ion}(g) + e⁻?`,
      ]),
      answer: `It requires ${shown}.`,
      isRight: (text) =>
        text === `It requires ${kilojoules(ionizationEnergies(symbol)[step - 1] ?? 0)}.`,
      lures,
      right: `Removing an electron requires energy${core}: ${shown} here.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** As before, with more ways to say the reason and wrong ones that sound like it. */
export const whyHeavyGasReacts: Template = {
  ...whyXenonReacts,
  version: 2,
  draw(random) {
    const { reacting, inert, name, other, fact, stem } = reactingGas(random)
    return questionOfFacet(random, {
      element: reacting,
      stem,
      answers: [
        'Its outer electrons are farther from the nucleus.',
        'It takes less energy to remove its outer electrons.',
        'Its outer electrons are shielded by more inner shells.',
        'Its outer electrons are held less firmly.',
      ],
      lures: [
        {
          value: 'It has fewer than eight electrons in its outer shell.',
          misconception: 'CH3',
          why: `${element(reacting).name} has eight outer electrons. ${fact}, so they are held less firmly.`,
        },
        {
          value: 'Its outer electrons are nearer to the nucleus.',
          misconception: 'CH2',
          why: `They are in shell ${element(reacting).period}, those of ${other} in shell ${element(inert).period}. ${fact}, because they are farther out.`,
        },
        ...unfitReasons(reacting, fact),
      ],
      right: `${fact}: the outer electrons of ${name} are farther out, better shielded, and can take part in bonds.`,
      see: { elements: [reacting, inert], article: 'why-noble-gases-are-stable' },
    })
  },
}
