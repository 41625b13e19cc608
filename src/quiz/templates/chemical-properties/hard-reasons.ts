import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'
import { ionizationEnergies } from '#chemistry/ionization-energies.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { outerElectrons } from './ions.ts'

const category = 'chemical-properties'
const difficulty = 'hard'

/**
 * Fluorine is not among the halogens: its atoms give off less energy than those of chlorine when
 * they take up an electron, and its reactivity rests on its weak bond as well.
 */
export const reactiveGroups = [
  ['Li', 'Na', 'K', 'Rb', 'Cs'],
  ['Mg', 'Ca', 'Sr', 'Ba'],
  ['Cl', 'Br', 'I'],
] as const

export const whyMoreReactive: Template = {
  id: 'ch-h1',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity-reasons',
  fitsMatch: false,
  draw(random) {
    const members = pick(random, reactiveGroups)
    const pair = sample(random, members, 2).toSorted(
      (a, b) => element(a).atomicNumber - element(b).atomicNumber,
    )
    const [upper, lower] = pair
    if (upper === undefined || lower === undefined) return null
    return element(upper).group === 17
      ? halogenReason(upper, lower, pick(random, [0, 1]), (lures) => shuffle(random, lures))
      : metalReason(upper, lower, pick(random, [0, 1]), (lures) => shuffle(random, lures))
  },
}

type Arrange = (lures: readonly Lure<string>[]) => readonly Lure<string>[]

function metalReason(
  upper: ElementSymbol,
  lower: ElementSymbol,
  wording: number,
  arrange: Arrange,
): ReturnType<typeof worded> {
  const [more, less] = [element(lower), element(upper)]
  const few = more.group === 1 ? 'electron is' : 'electrons are'
  const answers = [
    `Its outer ${few} farther from the nucleus.`,
    `Its outer ${few} shielded by more inner shells.`,
  ]
  const facts = `With ${more.period} shells instead of ${less.period}, the outer ${few} farther out in ${nameOf(lower)}, better shielded and lost more easily`
  return worded({
    element: lower,
    stem: `Why is ${nameOf(lower)} more reactive than ${nameOf(upper)}?`,
    answer: answers[wording] ?? '',
    isRight: (text) => answers.includes(text),
    lures: arrange([
      {
        value: 'Its nucleus pulls harder on other atoms.',
        misconception: 'CH2',
        why: `The nucleus of ${nameOf(lower)} has more protons, but a metal reacts by losing electrons. ${facts}.`,
      },
      {
        value: 'Its many electrons make the atom unstable.',
        misconception: 'CH2',
        why: `More electrons do not make an atom unstable. ${facts}.`,
      },
      {
        value: 'Its ionization releases more energy.',
        misconception: 'CH4',
        why: `Removing an electron costs energy for every atom, ${ionization(upper)} for ${nameOf(upper)} and ${ionization(lower)} for ${nameOf(lower)}. It costs less for ${nameOf(lower)}.`,
      },
      {
        value: 'Its outer shell lacks fewer electrons to eight.',
        misconception: 'CH5',
        why: `Both have ${outerElectrons(upper)} outer electron${outerElectrons(upper) === 1 ? '' : 's'}, so they lack equally many. ${facts}.`,
      },
    ]),
    right: `${facts}: ${ionization(lower)} against ${ionization(upper)}${more.group === 1 ? '' : ' for the first'}.`,
    see: { elements: [upper, lower], article: 'periodic-trends-explained' },
  })
}

export function ionization(symbol: ElementSymbol): string {
  return `${formatNumber(element(symbol).ionizationEnergy ?? 0, { decimals: 0 })} kJ/mol`
}

function halogenReason(
  upper: ElementSymbol,
  lower: ElementSymbol,
  wording: number,
  arrange: Arrange,
): ReturnType<typeof worded> {
  const [more, less] = [element(upper), element(lower)]
  const answers = [
    'It attracts an added electron from a shorter distance.',
    'Fewer inner shells shield an added electron from its nucleus.',
  ]
  const facts = `With ${more.period} shells instead of ${less.period}, an electron that joins ${nameOf(upper)} comes nearer to the nucleus and is shielded less`
  return worded({
    element: upper,
    stem: `Why is ${nameOf(upper)} more reactive than ${nameOf(lower)}?`,
    answer: answers[wording] ?? '',
    isRight: (text) => answers.includes(text),
    lures: arrange([
      {
        value: 'It has fewer electrons, so the atom is less stable.',
        misconception: 'CH2',
        why: `The number of electrons says nothing about stability. ${facts}.`,
      },
      {
        value: 'Its outer shell lacks fewer electrons to eight.',
        misconception: 'CH5',
        why: `Both have seven outer electrons and lack one. ${facts}.`,
      },
      {
        value: 'Its nucleus has more protons than the other.',
        misconception: 'CH2',
        why: `${more.name} has ${more.atomicNumber} protons, fewer than the ${less.atomicNumber} of ${nameOf(lower)}. ${facts}.`,
      },
      {
        value: 'It loses its outer electrons more easily.',
        misconception: 'CH1',
        why: `Halogens react by taking up an electron, and ${nameOf(upper)} holds its own more firmly. ${facts}.`,
      },
    ]),
    right: `${facts}, so it is held more firmly.`,
    see: { elements: [upper, lower], article: 'periodic-trends-explained' },
  })
}

/** Metals whose ions have the electrons of a noble gas, with all ionization energies needed. */
export const ionized = ['Li', 'Na', 'K', 'Be', 'Mg', 'Ca', 'Al']

export const energyOfIonization: Template = {
  id: 'ch-h2',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity-reasons',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, ionized)
    const energies = ionizationEnergies(symbol)
    const charge = outerElectrons(symbol)
    const step = pick(random, [charge, charge, 1])
    const before = step === 1 ? symbol : formatIon(symbol, step - 1)
    const energy = energies[step - 1]
    const next = energies[step]
    if (energy === undefined || next === undefined) return null
    const ion = formatIon(symbol, step)
    const shown = kilojoules(energy)
    const process = `${before}(g) → ${ion}(g) + e⁻`
    const core = step === charge ? ` although ${ion} has the electrons of a noble gas` : ''
    return worded({
      element: symbol,
      stem: pick(random, [
        `Which statement about the step ${process} is right?`,
        `How is energy involved in the step ${process}?`,
      ]),
      answer: `It takes in ${shown}.`,
      isRight: (text) =>
        text === `It takes in ${kilojoules(ionizationEnergies(symbol)[step - 1] ?? 0)}.`,
      lures: [
        {
          value: `It gives off ${shown}.`,
          misconception: 'CH4',
          why: `The electron is attracted by the positive nucleus, so removing it takes in energy: ${shown}${core}.`,
        },
        ...shuffle<Lure<string>>(random, [
          {
            value: `It takes in ${kilojoules(next)}.`,
            misconception: 'PE6',
            why: `${kilojoules(next)} belongs to the next step, from ${ion} on. The step asked for takes in ${shown}.`,
          },
          {
            value: 'It runs without any energy.',
            misconception: 'CH4',
            why: `An electron does not leave by itself, as the nucleus attracts it. Removing it takes in ${shown}${core}.`,
          },
          {
            value: `It gives off ${kilojoules(next)}.`,
            misconception: 'CH4',
            why: `Removing an electron from an atom or a positive ion costs energy, and ${kilojoules(next)} belongs to the next step. This one takes in ${shown}.`,
          },
        ]),
      ],
      right: `Removing an electron takes in energy${core}: ${shown} here.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

export function kilojoules(energy: number): string {
  return `${formatNumber(energy, { decimals: 0 })} kJ/mol`
}

export const whyXenonReacts: Template = {
  id: 'ch-h5',
  version: 1,
  category,
  difficulty,
  skill: 'reactivity-reasons',
  fitsMatch: false,
  draw(random) {
    const { reacting, inert, name, fact, stem } = reactingGas(random)
    const answers = [
      'Its outer electrons are farther from the nucleus.',
      'It takes less energy to remove its outer electrons.',
    ]
    return worded({
      element: reacting,
      stem,
      answer: pick(random, answers),
      isRight: (text) => answers.includes(text),
      lures: shuffle<Lure<string>>(random, [
        {
          value: 'Its atoms have fewer than eight outer electrons.',
          misconception: 'CH3',
          why: `${element(reacting).name} has eight outer electrons. ${fact}, so they are held less firmly.`,
        },
        ...unfitReasons(reacting, fact),
      ]),
      right: `${fact}: the outer electrons of ${name} are farther out, better shielded, and can take part in bonds.`,
      see: { elements: [reacting, inert], article: 'why-noble-gases-are-stable' },
    })
  },
}

/** A heavy noble gas that reacts with fluorine, a light one that does not, and what makes them differ. */
export function reactingGas(random: Random) {
  const reacting = pick(random, ['Xe', 'Kr'])
  const inert = pick(random, ['He', 'Ne'])
  const [name, other] = [nameOf(reacting), nameOf(inert)]
  const fact = `Removing one electron takes ${ionization(reacting)} for ${name} but ${ionization(inert)} for ${other}`
  const stem = pick(random, [
    `${element(reacting).name} forms compounds with fluorine, ${other} does not. Why does ${name}?`,
    `Why does ${name} react with fluorine, while ${other} does not?`,
  ])
  return { reacting, inert, name, other, fact, stem }
}

/** Reasons that have nothing to do with it. */
export function unfitReasons(reacting: ElementSymbol, fact: string): readonly Lure<string>[] {
  return [
    {
      value: 'Its atoms are radioactive and decay to a halogen.',
      misconception: 'CL8',
      why: `Radioactive decay plays no part in this. ${fact}.`,
    },
    {
      value: 'Its greater number of protons makes it less stable.',
      misconception: 'CH2',
      why: `The number of protons alone does not decide. ${fact}, because the outer electrons are farther out and shielded.`,
    },
    {
      value: 'Its molecules of two atoms are broken up easily.',
      misconception: 'PH8',
      why: `${element(reacting).name} consists of single atoms, like every noble gas. ${fact}.`,
    },
  ]
}
