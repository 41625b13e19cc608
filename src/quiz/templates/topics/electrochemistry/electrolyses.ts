import { type Electrolyte, melts, watery } from '#chemistry/cells/electrolytes.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

/** The element that forms at an electrode of a melt. */
export const productOfMelt = production('ch-e50', 'formula', 'electrolysis', (random) => {
  const melt = pick(random, melts)
  const isCathode = pick(random, [true, false])
  const ion = formatFormula(melt.anion)
  const account = isCathode
    ? `Ions of ${nameOf(melt.cation)} are positive, so they go to the cathode and take up electrons there: ${melt.cation} forms`
    : `The ions ${ion} are negative, so they go to the anode and give off electrons there: ${formatFormula(melt.atAnode)} forms`
  return productDraft(melt, isCathode, {
    stem: `Molten ${melt.name} is electrolyzed with inert electrodes. Type the formula of the element that forms at the ${isCathode ? 'cathode' : 'anode'}.`,
    account,
    corrections: [
      {
        given: isCathode ? 'H2' : melt.atAnode === 'O2' ? 'F2' : 'O2',
        misconception: !isCathode && melt.atAnode === 'O2' ? null : 'EL7',
        text: `${isCathode ? 'A melt has no water that hydrogen could come from.' : melt.atAnode === 'O2' ? 'The cryolite only dissolves the oxide.' : 'A melt has no water that oxygen could come from.'} ${account}.`,
      },
    ],
  })
})

/** The element that forms at an electrode of a solution. */
export const productOfSolution = production('ch-m162', 'formula', 'electrolysis', (random) => {
  const solution = pick(random, watery)
  const isCathode = pick(random, [true, false])
  const { cation, anion, atCathode, atAnode, name } = solution
  const ion = formatFormula(anion)
  const isWater = isCathode ? atCathode === 'H2' : atAnode === 'O2'
  const account = isCathode
    ? isWater
      ? cation === 'H'
        ? 'Hydrogen ions take up electrons at the cathode: H₂ forms'
        : `Water takes up electrons more easily than ions of ${nameOf(cation)}: H₂ forms`
      : `Ions of ${nameOf(cation)} take up electrons more easily than water: ${cation} forms`
    : isWater
      ? `Water gives off electrons more easily than ${ion}: O₂ forms`
      : `The ions ${ion} give off electrons: ${formatFormula(atAnode)} forms`
  const corrections: Correction[] = []
  if (isCathode && isWater && cation !== 'H') {
    corrections.push({
      given: cation,
      misconception: 'EL7',
      text: `${cation} forms from a melt only. ${account}.`,
    })
  }
  if (isCathode && !isWater) {
    corrections.push({
      given: 'H2',
      misconception: 'EL7',
      text: `Hydrogen would form if the metal were less noble. ${account}.`,
    })
  }
  if (!isCathode && !isWater) {
    corrections.push({
      given: 'O2',
      misconception: 'EL7',
      text: `Oxygen forms where there is no halide. ${account}.`,
    })
  }
  if (!isCathode && isWater) {
    const [other = ''] = composition(anion).keys()
    corrections.push({
      given: other === 'N' ? 'N2' : other,
      misconception: 'SO6',
      text: `The ion ${ion} stays whole and unchanged. ${account}.`,
    })
  }
  return productDraft(solution, isCathode, {
    stem: `${cation === 'H' ? 'Some' : 'A'} ${name} is electrolyzed with inert electrodes. Type the formula of the element that forms at the ${isCathode ? 'cathode' : 'anode'}.`,
    account,
    corrections,
  })
})

type Asked = {
  readonly stem: string
  readonly account: string
  readonly corrections: readonly Correction[]
}

function productDraft(
  { cation, atCathode, atAnode }: Electrolyte,
  isCathode: boolean,
  { stem, account, corrections }: Asked,
) {
  const [answer, other] = isCathode ? [atCathode, atAnode] : [atAnode, atCathode]
  const [symbol = cation] = composition(answer).keys()
  const drafted = typedFormula({
    element: symbol,
    elements: [symbol],
    stem,
    answer: formatFormula(answer),
    corrections: [
      {
        given: formatFormula(other),
        misconception: 'EL9',
        text: `That forms at the other electrode. ${account}.`,
      },
      ...corrections.map((one) => ({ ...one, given: formatFormula(one.given) })),
      {
        given: symbol,
        misconception: 'PH8',
        text: `The element consists of molecules of two atoms. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
  return { ...drafted, key: { formula: answer, ordered: false } }
}
