import { configurationOf, formatNobleGasForm } from '#chemistry/electrons/configurations.ts'
import { element } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { typedNumber } from '#quiz/templates/made/typed-number.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { calculated, known, law, solved } from '#quiz/worked/solutions.ts'
import { electronsLine } from '#quiz/worked/worked-electrons.ts'

import { metalIons } from './metal-ions.ts'

const article = 'how-ions-are-formed'

/** From the atom of a 3d metal to its ion and the unpaired electrons of that. */
export const ionInSteps = production('ec-h71', 'steps', 'unpaired-electrons', (random) => {
  const ion = pick(random, metalIons)
  const { symbol, charge, text, unpaired, unpairedOfAtom, inD } = ion
  if (inD === 0) return null
  const atom = formatNobleGasForm(configurationOf(symbol))
  const electrons = ion.configuration
  const metal = nameOf(symbol)
  const first = `An atom of ${metal} is ${atom}`
  const lost = `The ion loses its 4s electrons first: ${electrons}`
  const alone = `In ${electrons}, 3d holds ${counted(inD, 'electron')}, ${unpaired} of them unpaired`
  const shared = { element: symbol, badge: null, see: { elements: [symbol], article } } as const
  return problem({
    element: symbol,
    stem: `How many unpaired electrons does the free ion ${text} have in its ground state? Begin with the atom, in three parts.`,
    parts: [
      partOf({
        type: 'configuration',
        key: { configuration: atom },
        boxes: null,
        ...shared,
        stem: `Type the electron configuration of an atom of ${metal}.`,
        answer: atom,
        corrections: [],
        right: `${first}.`,
      }),
      partOf({
        type: 'configuration',
        key: { configuration: electrons },
        boxes: null,
        ...shared,
        stem: `Type the electron configuration of ${text}.`,
        answer: electrons,
        corrections: [
          {
            given: atom,
            misconception: 'AS13',
            text: `That is the neutral atom. The charge ${charge}+ says that electrons are missing. ${lost}.`,
          },
        ],
        right: `${lost}.`,
      }),
      partOf(
        typedNumber({
          element: symbol,
          stem: `How many electrons of ${text} are unpaired?`,
          value: unpaired,
          unit: null,
          units: [],
          tolerance: 0,
          figures: null,
          wrong: [
            {
              value: unpairedOfAtom,
              misconception: 'AS13',
              why: `That is the number in the neutral atom. ${alone}.`,
            },
            {
              value: ion.unpairedWhenFirst,
              misconception: 'EC4',
              why: `That takes electrons out of 3d before 4s. ${alone}.`,
            },
            {
              value: inD,
              misconception: 'EC17',
              why: `That counts all electrons in 3d, paired ones too. ${alone}.`,
            },
          ],
          right: `${alone}.`,
          article,
        }),
      ),
    ],
    elements: [symbol],
    article,
    solution: () =>
      solved(
        `the unpaired electrons of ${text}`,
        known('Atomic number', exact(element(symbol).atomicNumber)),
        known('Charge', withSign(charge)),
        law('4s electrons leave before 3d electrons, and the five 3d orbitals first take one each'),
        electronsLine(element(symbol).atomicNumber, charge),
        known('Atom', atom),
        known('Ion', electrons),
        known('Electrons in 3d', exact(inD)),
        calculated(
          'Unpaired electrons',
          inD > 5 ? less(exact(10), exact(inD)) : exact(inD),
          exact(unpaired),
        ),
      ),
  })
})
