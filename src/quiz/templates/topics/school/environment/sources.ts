import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

type Way = 'filter' | 'chlorine' | 'both' | 'distill'

const ways: Readonly<Record<Way, string>> = {
  filter: 'a filter bed alone',
  chlorine: 'chlorine alone',
  both: 'a filter bed and chlorine',
  distill: 'distilling all of it',
}

const allWays = ['filter', 'chlorine', 'both', 'distill'] as const

const sources = ['a well', 'a borehole', 'a lake', 'a river mouth', 'a lagoon']

/** Dissolved salts in g/L: tap water has about as much as the first, sea water about 35. */
const fewSalts = [0.1, 0.2, 0.3, 0.4]
const manySalts = [8, 12, 20, 28, 35]

/** What the treatments do to water of few salts. */
const effects: Readonly<Record<Exclude<Way, 'distill'>, string>> = {
  filter: 'only the solids have to go, which a filter bed holds back',
  chlorine: 'only the microbes have to be killed, which chlorine does',
  both: 'a filter bed holds back the solids, and chlorine kills the microbes',
}

/** The simplest treatment that makes drinking water of what a source gives. */
export const treatmentOfSource = template('ge-m520', 'water-treatment', (random) => {
  const answer = pick(random, allWays)
  const isSalty = answer === 'distill'
  const isCloudy = isSalty ? pick(random, [true, false]) : answer !== 'chlorine'
  const isAlive = isSalty ? pick(random, [true, false]) : answer !== 'filter'
  const salts = `${formatNumber(pick(random, isSalty ? manySalts : fewSalts))} g/L of dissolved salts`
  const account = isSalty
    ? `${salts} are far too much to drink, and of these four treatments only distilling takes them out`
    : `${salts} may stay in drinking water; ${effects[answer]}`
  return choice<Way>({
    element: isSalty ? 'Na' : 'Cl',
    badge: null,
    stem: `Water of ${pick(random, sources)} is ${isCloudy ? 'cloudy' : 'clear'}, has ${isAlive ? 'living' : 'no'} microbes and ${salts}. What is the simplest treatment that makes it fit to drink?`,
    answer,
    isRight: (value) => value === answer,
    lures: allWays
      .filter((value) => value !== answer)
      .map((value): Lure<Way> => ({
        value,
        misconception: ideaBehind(answer, value),
        why: `${slip(value, { isSalty, isCloudy, isAlive })} ${account}.`,
      })),
    show: (value) => ways[value],
    right: `${account}.`,
    see: { article: null },
  })
})

function ideaBehind(answer: Way, value: Way): MisconceptionId {
  return answer === 'distill' || value === 'distill' ? 'EA6' : 'EA7'
}

type State = { readonly isSalty: boolean; readonly isCloudy: boolean; readonly isAlive: boolean }

function slip(value: Way, { isSalty, isCloudy, isAlive }: State): string {
  if (value === 'distill')
    return 'Drinking water need not be pure, and distilling takes much energy.'
  if (isSalty) {
    return value === 'chlorine'
      ? 'Chlorine takes out no salts.'
      : 'Dissolved salts pass a filter bed.'
  }
  if (value === 'filter') return 'A filter bed does not kill microbes.'
  if (value === 'chlorine') {
    return isCloudy ? 'Chlorine does not take out solids.' : 'Chlorine is not enough.'
  }
  return isAlive
    ? 'The water is clear, so there is nothing to filter off.'
    : 'There are no microbes to kill.'
}
