import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formations } from '#chemistry/solutions/formation-constants.ts'
import { sparinglySoluble } from '#chemistry/solutions/solubility-products.ts'
import { formatNumber, formatScientific, superscript } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, powerOfTen } from '#quiz/worked/amounts.ts'
import { divided, multiplied, raised } from '#quiz/worked/expressions.ts'

const ligandGroups = formations.filter(({ ligand }) => ligand === 'NH3' || ligand === 'OH^-')

/** The metal ions that a large amount of ligand leaves free. */
export const freeIons = production('ch-h801', 'number', 'formation-constants', (random) => {
  const { complex, metal, element, ligand, ligands, constant } = pick(random, ligandGroups)
  const bound = integer(random, 2, 20) / 1000
  const free = integer(random, 2, 20) / 10
  const value = bound / (constant * free ** ligands)
  const [whole, ion, partner] = [complex, metal, ligand].map((one) => formatFormula(one))
  const k = formatScientific(constant, 2)
  return workedNumber({
    element,
    stem: `A solution has ${formatNumber(bound)} mol/L of ${whole} and ${formatNumber(free)} mol/L of free ${partner}. Kf is ${k}. What is the concentration of free ${ion}?`,
    value,
    unit: 'mol/L',
    units: ['mol/L', 'mmol/L'],
    tolerance: 0.02,
    account: `Kf = [complex]/([${ion}][${partner}]${ligands === 1 ? '' : superscript(ligands)}), so [${ion}] = ${formatNumber(bound)}/(${k} × ${formatNumber(free)}${superscript(ligands)}) = ${quantity(value, 'mol/L')}`,
    wrong: [
      [
        bound / (constant * free),
        'EQ19',
        `Each of the ${ligands} ligands counts, so their concentration is raised to the power ${ligands}.`,
      ],
      [
        bound * constant * free ** ligands,
        'EQ20',
        'Kf belongs to forming the complex, so the complex stands above the line.',
      ],
      [bound / constant, 'EQ19', 'The free ligand belongs into the constant as well.'],
      [
        bound / (constant * ligands * free),
        'EQ19',
        'The number of ligands is an exponent, not a factor.',
      ],
    ],
    solution: () => ({
      asked: `the concentration of ${ion}`,
      given: {
        Complex: exact(bound, 'mol/L'),
        Ligand: exact(free, 'mol/L'),
        Kf: powerOfTen(constant, null, 2),
      },
      relation: `Kf = [complex] ÷ ([metal ion] × [ligand]${superscript(ligands)}), solved for the metal ion`,
      numbers: [
        [
          'Metal ion',
          divided(
            exact(bound),
            multiplied(powerOfTen(constant, null, 2), raised(exact(free), exact(ligands))),
          ),
          'mol/L',
        ],
      ],
    }),
  })
})

const silverSalts = sparinglySoluble.filter(({ formula }) => /^Ag(Cl|Br|I)$/.test(formula))
const silverComplexes = formations.filter(({ metal }) => metal === 'Ag^+')

/** The constant of a salt that dissolves as a complex, or of a complex that trades its ligands. */
export const dissolvingByComplex = production(
  'ch-m801',
  'number',
  'formation-constants',
  (random) => {
    const salt = pick(random, silverSalts)
    const { complex, ligand, element, constant } = pick(random, silverComplexes)
    const shift = integer(random, 0, 6)
    // A textbook value is asked once; others are assumed, and said to be.
    const formation = shift === 0 ? constant : Number((constant * (1 + shift / 10)).toPrecision(2))
    const value = salt.solubilityProduct * formation
    const [solid, whole, partner] = [salt.formula, complex, ligand].map((one) => formatFormula(one))
    const halide = formatFormula(`${salt.formula.slice(2)}^-`)
    const [ksp, kf] = [salt.solubilityProduct, formation].map((one) => formatScientific(one, 2))
    return workedNumber({
      element,
      stem: `Suppose Ksp of ${solid} is ${ksp} and Kf of ${whole} is ${kf}. What is K of ${solid} + 2 ${partner} ⇌ ${whole} + ${halide}?`,
      value,
      unit: null,
      tolerance: 0.05,
      apart: 0.11,
      account: `The equation is the sum of dissolving and forming the complex, so K = Ksp × Kf = ${ksp} × ${kf} = ${quantity(value, null, 2)}`,
      show: (number) => quantity(number, null, 2),
      wrong: [
        [
          salt.solubilityProduct / formation,
          'EQ21',
          'Both reactions run forward here, so the constants are multiplied.',
        ],
        [
          formation / salt.solubilityProduct,
          'EQ21',
          'The salt dissolves, so Ksp is not turned around.',
        ],
        [formation, 'EQ21', 'That is the constant of the second step alone.'],
        [
          salt.solubilityProduct * formation ** 2,
          'EQ21',
          'The complex forms once, so Kf counts once.',
        ],
      ],
      solution: () => ({
        asked: 'the constant of the whole reaction',
        given: {
          Ksp: powerOfTen(salt.solubilityProduct, null, 2),
          Kf: powerOfTen(formation, null, 2),
        },
        relation: 'Where equations are added, their constants are multiplied',
        numbers: [
          [
            'K',
            multiplied(powerOfTen(salt.solubilityProduct, null, 2), powerOfTen(formation, null, 2)),
            null,
            { significant: 2 },
          ],
        ],
      }),
    })
  },
)
