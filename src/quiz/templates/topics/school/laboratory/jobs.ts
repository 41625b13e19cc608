import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { apparatus, type Apparatus } from '#chemistry/laboratory/apparatus.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

type Job = {
  readonly name: string
  readonly text: (random: Random) => string
  readonly element: ElementSymbol
  /** Vessels that would do as well, if not as easily. */
  readonly alike: readonly string[]
}

const acids = ['hydrochloric acid', 'nitric acid', 'sulfuric acid', 'vinegar']
const solids = ['sodium carbonate', 'sodium chloride', 'potassium iodate', 'copper(II) sulfate']
const gases = ['hydrogen', 'oxygen', 'carbon dioxide']

const jobs: readonly Job[] = [
  {
    name: 'volumetric pipette',
    text: (random) =>
      `Exactly ${pick(random, ['10.00', '20.00', '25.00', '50.00'])} mL of ${pick(random, acids)} are put into each of three flasks`,
    element: 'Cl',
    alike: ['burette'],
  },
  {
    name: 'burette',
    text: (random) =>
      `A solution is run into ${pick(random, acids)} until the color changes, here after ${formatNumber(integer(random, 301, 899) / 20, { decimals: 2 })} mL`,
    element: 'Na',
    alike: [],
  },
  {
    name: 'volumetric flask',
    text: (random) =>
      `A weighed amount of ${pick(random, solids)} is to become exactly ${pick(random, ['100.0', '250.0', '500.0'])} mL of solution`,
    element: 'Na',
    alike: [],
  },
  {
    name: 'measuring cylinder',
    text: (random) =>
      `About ${5 * integer(random, 4, 18)} mL of ${pick(random, ['water', 'ethanol', ...acids])} are added, and 1 mL more or less does not matter`,
    element: 'O',
    alike: ['burette'],
  },
  {
    name: 'gas syringe',
    text: (random) =>
      `A reaction gives about ${integer(random, 30, 95)} mL of ${pick(random, gases)}, which is read off every ten seconds`,
    element: 'H',
    alike: ['measuring cylinder', 'burette'],
  },
  {
    name: 'conical flask',
    text: (random) =>
      `${capitalized(pick(random, acids))} is swirled without a splash while a solution is run into it drop by drop`,
    element: 'C',
    alike: [],
  },
]

/** The apparatus that fits a job, by how exact it has to be. */
export const apparatusOfWork = template('ge-m701', 'lab-equipment', (random) => {
  const { name, text, element, alike } = pick(random, jobs)
  const answer = apparatus.find((one) => one.name === name)
  // A flask with marks is taken for one that measures, and a cylinder for a vessel to work in.
  const taken = name === 'conical flask' ? 'measuring cylinder' : 'conical flask'
  const known = apparatus.find((one) => one.name === taken)
  if (answer === undefined || known === undefined) return null
  const others = apparatus.filter(
    (one) => one.measures && one !== answer && one !== known && !alike.includes(one.name),
  )
  const account = `A ${answer.name} ${answer.job}`
  return choice<Apparatus>({
    element,
    badge: null,
    stem: `${text(random)}. Which apparatus fits best?`,
    answer,
    isRight: (value) => value.name === name,
    lures: [known, ...sample(random, others, 2)].map((value): Lure<Apparatus> => ({
      value,
      misconception: ['conical flask', 'measuring cylinder'].includes(value.name) ? 'LA7' : null,
      why: `A ${value.name} ${value.job}. ${account}.`,
    })),
    show: (value) => value.name,
    right: `${account}.`,
    see: { article: null },
  })
})
