import { expect, test } from 'vitest'

import { drawQuestion } from './question.ts'
import { choiceTemplates } from './templates/whole-bank.ts'

const SEEDS = 1000

/** Greatest share of questions with an option in words that is the right one in none. */
const MOST_NEVER_RIGHT = 0.63

/** Templates with such an option, and why it is offered all the same. */
const reasons: Readonly<Record<string, string>> = {
  'as-e6': 'No part of an atom consists of neutrons and electrons alone.',
  'as-e7':
    'A mass number counts all protons and neutrons, so a part of them is wrong for each isotope.',
  'as-m6': 'A mean far from the middle of two isotopes leaves no doubt which is more common.',
  'ch-e5':
    'Of the alkali metals lithium reacts least with water, and the most violent one is asked for.',
  'ch-e6':
    'Of the gases offered nitrogen and the noble gases react with no metal as readily as a halogen.',
  'ch-m3': 'The noblest metals displace none of the metals of a school’s salt solutions.',
  'cl-e3': 'The borders of the transition metals are disputed, so no question rests on them.',
  'cl-m3': 'The two rows below the table belong to periods 6 and 7; no other has an f-block.',
  'cl-m10': 'Helium has one reason for its place, and the wrong ones are those that are known.',
  'cl-h9': 'That an element stands in the d-block is the idea that the question is about.',
  'ph-e42': 'A gas does not lose its energy by itself, whatever is done to it.',
  'ph-h44': 'The area below a curve of speeds is fixed: a higher peak is a slower one.',
  'ch-h47': 'Neither stirring nor more of a solid changes a saturated solution.',
  'ge-h47': 'Whatever goes wrong with a burner, the water gets warmer, so no flaw turns the sign.',
  'ge-e43': 'The two words are tested by their opposites, which contradict themselves.',
  'ge-e54':
    'Of several substances no change is undone entirely; that it is, is the idea in question.',
  'ge-m68': 'A volume never changes K; that it does is the idea that the question is about.',
  'ge-h66': 'A gas that does not react never changes K; that it does is the idea in question.',
  'ge-h50': 'An endothermic change happens all the same where ΔG is negative, so ΔH is no reason.',
  'ch-m404':
    'Salts of sodium, potassium and ammonium all dissolve, which is the rule that is asked for.',
}

test.each(choiceTemplates)(
  '$id: an option that is right in none of 1000 questions has a reason',
  (template) => {
    const questions = Array.from({ length: SEEDS }, (_, seed) =>
      drawQuestion(template, seed),
    ).filter((question) => question !== null)
    const right = new Set(questions.map(({ correctAnswer }) => correctAnswer))
    const offered = new Map<string, number>()
    for (const option of questions.flatMap(({ options }) => options)) {
      offered.set(option, (offered.get(option) ?? 0) + 1)
    }
    const neverRight = [...offered].filter(
      ([option, times]) =>
        /[a-z]{3}/.test(option) &&
        !right.has(option) &&
        times > MOST_NEVER_RIGHT * questions.length,
    )
    expect([neverRight, neverRight.length > 0]).toEqual([neverRight, template.id in reasons])
  },
)

test('each reason belongs to a template', () => {
  const ids = new Set<string>(choiceTemplates.map(({ id }) => id))
  expect(Object.keys(reasons).filter((id) => !ids.has(id))).toEqual([])
})
