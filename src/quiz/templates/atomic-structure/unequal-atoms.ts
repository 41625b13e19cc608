import { naturalIsotopes } from '#chemistry/isotopes.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { type Candidate, type Draft, type Template, worded, WRONG_OPTIONS } from '#quiz/template.ts'
import { questionOfFacet } from '#quiz/templates/facet.ts'
import { capitalized, listed, nuclideName } from '#quiz/templates/names.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import { betweenWholes, mixed, whyNotWhole } from './medium-isotopes.ts'
import { commonIsotopeWording, isotopeDifferenceWording } from './wordings.ts'

const article = 'what-are-isotopes'

export const unequalAtoms: Template = {
  ...whyNotWhole,
  version: 2,
  draw(random) {
    const { symbol, name, massText, protons } = pick(random, betweenWholes)
    const lowerName = name.toLowerCase()
    const masses = naturalIsotopes(symbol).map(({ massNumber }) => massNumber)
    const mixture = `The mixture of isotopes makes the mass ${massText} u`
    return questionOfFacet(random, {
      element: symbol,
      stem: `The atomic mass of ${lowerName} is ${massText} u. Why is it not a whole number?`,
      answers: [
        'It is an average over several isotopes.',
        'Its isotopes of unequal mass are mixed.',
        'Its atoms differ in number of neutrons.',
        'Some of its atoms are heavier than others.',
      ],
      lures: [
        {
          value: 'Its electrons make up the decimal places.',
          misconception: 'AS9',
          why: `The ${protons} electrons weigh only about ${(protons / 1823).toFixed(3)} u together. ${mixture}.`,
        },
        {
          value: 'Some of its protons are not complete.',
          misconception: 'AS1',
          why: `Protons exist as wholes only: every atom of ${lowerName} has ${protons}. ${mixture}.`,
        },
        {
          value: 'Its atoms differ in number of protons.',
          misconception: 'AS2',
          why: `Every atom of ${lowerName} has ${protons} protons, or it would be another element. ${mixture}.`,
        },
        {
          value: 'Its atoms differ in number of electrons.',
          misconception: 'AS11',
          why: `Its neutral atoms all have ${protons} electrons, which weigh next to nothing. ${mixture}.`,
        },
        {
          value: 'Every atom of it has exactly this mass.',
          misconception: 'AS6',
          why: `No atom of ${lowerName} has this mass: each isotope weighs nearly a whole number of units. ${massText} u is their average.`,
        },
        {
          value: 'Its neutrons are half as heavy as protons.',
          misconception: 'AS16',
          why: `A neutron weighs about 1 u, like a proton. ${mixture}.`,
        },
        {
          value: 'It is an average over atoms and ions.',
          misconception: 'AS11',
          why: `Ions have more or fewer electrons, which weigh next to nothing. ${mixture}.`,
        },
      ],
      right: `Natural ${lowerName} is a mixture of isotopes with the mass numbers ${listed(masses)}; ${massText} u is their weighted average.`,
      see: { article },
    })
  },
}

const twoChoices = reworded(commonIsotopeWording)

/** As before, with more wrong options than are shown, so that none of them is there each time. */
export const commonOfSeveral: Template = {
  ...twoChoices,
  version: 3,
  draw(random) {
    const draft = twoChoices.draw(random)
    if (draft === null) return null
    const [light, heavy] = naturalIsotopes(draft.element)
    if (light === undefined || heavy === undefined) return null
    const names = [light, heavy].map(({ massNumber }) => nuclideName(draft.element, massNumber))
    const wrong = [
      ...draft.wrong,
      averageOption(
        'Every atom is a mixture of both',
        `An atom belongs to one isotope; only a sample is a mixture. Apart from traces, natural atoms are either ${names.join(' or ')}.`,
      ),
    ]
    if (heavy.massNumber - light.massNumber === 2) {
      const between = nuclideName(draft.element, light.massNumber + 1)
      wrong.push(
        averageOption(
          capitalized(`${between} is more common`),
          `An average need not be the mass of any atom. Apart from traces, natural atoms are either ${names.join(' or ')}.`,
        ),
      )
    }
    return { ...draft, wrong: sample(random, wrong, WRONG_OPTIONS) }
  },
}

function averageOption(text: string, why: string): Candidate {
  return { value: text, text, rank: null, misconception: 'AS6', why }
}

const difference = reworded(isotopeDifferenceWording)

/** As before, or the other way round: what two isotopes have in common. */
export const isotopeComparison: Template = {
  ...difference,
  version: 3,
  draw(random) {
    return random() < 0.4 ? agreement(random) : difference.draw(random)
  },
}

function agreement(random: Random): Draft | null {
  const { symbol, protons } = pick(random, mixed.slice(1))
  const [first, second] = sample(random, naturalIsotopes(symbol), 2)
  if (first === undefined || second === undefined) return null
  const [one, other] = [first, second].map(({ massNumber }) => nuclideName(symbol, massNumber))
  const answers = ['The number of protons', 'The number of electrons', 'The charge of the nucleus']
  const fact = `Both atoms have ${protons} protons and ${protons} electrons`
  return worded({
    element: symbol,
    stem: `In which respect do neutral atoms of ${one} and ${other} agree?`,
    answer: pick(random, answers),
    isRight: (value) => answers.includes(value),
    lures: [
      {
        value: 'The number of neutrons',
        misconception: 'AS4',
        why: `They have ${first.massNumber - protons} and ${second.massNumber - protons} neutrons, and only that makes them different isotopes. ${fact}.`,
      },
      {
        value: 'The mass of the nucleus',
        misconception: 'AS11',
        why: `Different numbers of neutrons make one nucleus heavier than the other. ${fact}.`,
      },
      {
        value: 'The mass number of both',
        misconception: 'AS11',
        why: `The mass numbers are ${first.massNumber} and ${second.massNumber}. ${fact}.`,
      },
    ],
    right: `${fact}; the nuclei have the same charge and differ in neutrons alone.`,
    see: { article },
  })
}
