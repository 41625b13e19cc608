import { element } from '#chemistry/elements.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import type { Draft, Template } from '#quiz/template.ts'
import { questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { madeElements, minedElement } from './hard.ts'

const article = 'what-are-isotopes'

/**
 * Elements that are mined although they, or an isotope of them, are radioactive, and why there is
 * so much of them left. Half-lives: NUBASE2020.
 */
const common: Readonly<Record<'Th' | 'U' | 'K' | 'Rb' | 'Bi' | 'Sm', string>> = {
  Th: 'Thorium-232 has a half-life of 14 billion years, so most of it is still there',
  U: 'Uranium-238 has a half-life of 4.5 billion years, so half of it is still there',
  K: 'Only potassium-40 is radioactive, about one atom of ten thousand; the element is common',
  Rb: 'Rubidium-87 is radioactive, but its half-life is about 50 billion years',
  Bi: 'Bismuth-209 lives a billion times longer than the universe has existed',
  Sm: 'Samarium-147 is radioactive, but its half-life is more than 100 billion years',
}

const mined = ['Th', 'U'] as const

export const radioactivityInNature: Template = {
  ...minedElement,
  version: 2,
  draw(random) {
    return pick(random, [withOres, onlyTraces, onlyTraces, whyLeft])(random)
  },
}

/** As before, with the half-life of the element that has decayed. */
export const radioactivityWithHalfLives: Template = {
  ...minedElement,
  version: 3,
  draw(random) {
    return pick(random, [withOres, onlyTraces, onlyTraces, whyLeftAndGone])(random)
  },
}

/** The longest half-life of any isotope of an element, rounded (NUBASE2020). */
const longest: Readonly<Record<(typeof madeElements)[number], string>> = {
  Tc: '4 million years',
  Pm: '18 years',
  At: '8 hours',
  Np: '2 million years',
  Pu: '81 million years',
  Am: '7400 years',
  Cm: '16 million years',
  Bk: '1400 years',
  Cf: '900 years',
  Es: '470 days',
  Fr: '22 minutes',
}

function withOres(random: Random): Draft | null {
  const answer = pick(random, mined)
  return whichElement(random, {
    stem: 'Which of these radioactive elements has ores of its own in the Earth’s crust?',
    answer,
    isRight: (symbol) => symbol === 'Th' || symbol === 'U',
    lures: sample(random, madeElements, 3).map((symbol) => ({
      symbol,
      misconception: 'CL8',
      why: `${element(symbol).name} occurs in nature at most in traces, because its isotopes decay too fast. ${common[answer]}.`,
    })),
    right: `${common[answer]}, and it is mined.`,
    see: { article },
  })
}

function onlyTraces(random: Random): Draft | null {
  const answer = pick(random, madeElements)
  const others: readonly (keyof typeof common)[] = ['K', 'Rb', 'Bi', 'Sm']
  const lures = [...sample(random, mined, 1), ...sample(random, others, 2)].map(
    (symbol): ElementLure => ({
      symbol,
      misconception: 'CL8',
      why: `${common[symbol]}. Radioactive does not mean rare or made by people: ${nameOf(symbol)} is mined.`,
    }),
  )
  return whichElement(random, {
    stem: 'Each of these elements has a radioactive isotope. Which element occurs in nature only in traces, if at all?',
    answer,
    isRight: (symbol) => madeElements.some((made) => made === symbol),
    lures,
    right: `All isotopes of ${nameOf(answer)} decay within a time that is short beside the age of the Earth, so it is made by people or occurs only in traces.`,
    see: { article },
  })
}

/** Elements whose isotopes all have half-lives below 0.1 billion years. */
function whyLeft(random: Random): Draft | null {
  return lastingAndGone(
    random,
    (gone) => `No isotope of ${nameOf(gone)} has a half-life of even 0.1 billion years`,
  )
}

function whyLeftAndGone(random: Random): Draft | null {
  return lastingAndGone(
    random,
    (gone) => `For ${nameOf(gone)} the longest half-life of any isotope is about ${longest[gone]}`,
  )
}

function lastingAndGone(
  random: Random,
  decayOf: (gone: (typeof madeElements)[number]) => string,
): Draft | null {
  const lasting = pick(random, mined)
  const gone = pick(random, madeElements)
  const fact = `${common[lasting]}. ${decayOf(gone)}`
  return questionOfFacet(random, {
    element: pick(random, [lasting, gone]),
    stem: `The Earth is 4.5 billion years old. Why is there much ${nameOf(lasting)} left in its crust, but hardly any ${nameOf(gone)}?`,
    answers: [`Its main isotope decays far more slowly.`, 'Its half-life is billions of years.'],
    lures: [
      {
        value: 'It has the heavier, slower nuclei.',
        misconception: 'CL8',
        why: `The mass of a nucleus does not tell how fast it decays. ${fact}.`,
      },
      {
        value: 'It is made anew by people all the time.',
        misconception: 'CL8',
        why: `${element(lasting).name} is natural; people make ${nameOf(gone)} instead. ${fact}.`,
      },
    ],
    fill: ['Half-lives last longer within an ore.'],
    right: `${fact}.`,
    see: { elements: [lasting, gone], article },
  })
}
