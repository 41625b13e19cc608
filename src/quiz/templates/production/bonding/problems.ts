import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { saltFormula } from '#chemistry/electrons/ions.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import {
  countsOf,
  elementSlips,
  prefixSlips,
} from '#quiz/templates/production/building/salt-names.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less, multiplied } from '#quiz/worked/expressions.ts'
import { agreed, calculated, known, law, solved } from '#quiz/worked/solutions.ts'

import { binarySalts } from './names-of-compounds.ts'

const article = 'how-ions-are-formed'

/** The ions of two elements, the formula of their salt, and its name. */
export const saltInSteps = production('bo-m71', 'steps', 'ionic-formulas', (random) => {
  const [cation, anion] = pick(random, binarySalts)
  const [metal, nonMetal] = [cation.formula, anion.formula]
  const [positive, negative] = [cation, anion].map((ion) => formatIon(ion.formula, ion.charge))
  const salt = saltFormula(cation, anion)
  const shown = formatFormula(salt)
  const [cations, anions] = countsOf(cation, anion)
  const name = `${cation.name} ${anion.name}`
  const cancel = `${cations} ${positive} and ${anions} ${negative} add up to zero: ${shown}`
  const loses = `An atom of ${nameOf(metal)} becomes ${positive}`
  const gains = `An atom of ${nameOf(nonMetal)} becomes ${negative} to have eight outer electrons`
  const shared = { elements: [metal, nonMetal], article }
  return problem({
    element: metal,
    stem: `The common ions of ${nameOf(metal)} and ${nameOf(nonMetal)} make a salt. Find them, its formula and its name in four parts.`,
    parts: [
      partOf(
        typedFormula({
          element: metal,
          stem: `Which ion does ${nameOf(metal)} form? Type it with its charge.`,
          answer: positive ?? '',
          corrections: [
            {
              given: formatIon(metal, -cation.charge),
              misconception: 'EC10',
              text: `A metal atom loses electrons, so its ion is positive. ${loses}.`,
            },
          ],
          right: `${loses}.`,
          ...shared,
        }),
      ),
      partOf(
        typedFormula({
          element: nonMetal,
          stem: `Which ion does ${nameOf(nonMetal)} form? Type it with its charge.`,
          answer: negative ?? '',
          corrections: [
            {
              given: formatIon(nonMetal, -anion.charge),
              misconception: 'EC10',
              text: `A non-metal atom gains electrons, so its ion is negative. ${gains}.`,
            },
            {
              given: formatIon(nonMetal, anion.charge + 8),
              misconception: 'CH5',
              text: `That would be all outer electrons lost. ${gains}.`,
            },
          ],
          right: `${gains}.`,
          ...shared,
        }),
      ),
      partOf(
        typedFormula({
          element: metal,
          stem: 'What is the formula of the salt?',
          answer: shown,
          corrections: [
            {
              given: `${metal}${nonMetal}`,
              misconception: 'BO11',
              text: `With one ion of each the charges do not add up to zero. ${cancel}.`,
            },
            {
              given: formatFormula(
                `${metal}${anions === 1 ? '' : anions}${nonMetal}${cations === 1 ? '' : cations}`,
              ),
              misconception: 'BO11',
              text: `The small numbers stand at the wrong ions. ${cancel}.`,
            },
          ],
          right: `${cancel}.`,
          ...shared,
        }),
        { kind: 'salt', cation: 0, anion: 1 },
      ),
      partOf(
        typedName({
          element: metal,
          stem: 'What is the name of the salt?',
          name,
          formula: salt,
          corrections: [...elementSlips(cation, anion), ...prefixSlips(cation, anion)],
          right: `The name joins those of the ions: ${name}.`,
          ...shared,
        }),
      ),
    ],
    elements: [metal, nonMetal],
    article,
    solution: () =>
      solved(
        'the ions, the formula and the name of their salt',
        law(
          'The metal atom loses its outer electrons, the other one gains electrons up to eight, and the charges of all ions add up to zero',
        ),
        calculated(
          `Charge of the ion of ${nameOf(nonMetal)}`,
          less(exact(anion.charge + 8), exact(8)),
          withSign(anion.charge),
        ),
        known('Cation', positive ?? ''),
        known('Anion', negative ?? ''),
        agreed(
          'Charges',
          added(
            multiplied(exact(cations), withSign(cation.charge)),
            multiplied(exact(anions), withSign(anion.charge)),
          ),
          exact(0),
        ),
        known('Names of the ions', `${cation.name}, ${anion.name}`),
      ),
  })
})
