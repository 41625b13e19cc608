import { type Compound, compounds } from '#chemistry/compounds.ts'
import { element } from '#chemistry/elements.ts'
import { composition, formatFormula, molarMass } from '#chemistry/formulas.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { numeric, type Template } from '#quiz/template.ts'

import { agrees, nearby, rounded, withUnit } from './nearby.ts'

const category = 'general'
const difficulty = 'medium'

/** Particles in one mole, exact by definition. */
const AVOGADRO = 6.022_140_76e23

const grams = withUnit('g')
const gramsPerMole = withUnit('g/mol')
const moles = withUnit('mol')

/** Molar mass in g/mol when the numbers after brackets are overlooked. */
function massWithoutBrackets(formula: string): number {
  return molarMass(formula.replace(/\)\d*/g, ')'))
}

/** Molar mass in g/mol when the last small number is taken for a number in front of the formula. */
function massWithLastNumberInFront(formula: string): number {
  const last = /\d+(?!.*\d)/.exec(formula)
  if (last === null) return molarMass(formula)
  const others = formula.slice(0, last.index) + formula.slice(last.index + last[0].length)
  return Number(last[0]) * molarMass(others)
}

/** The compound with its name where the formula alone may not be known. */
function called({ formula, name }: Compound): string {
  return `${name}, ${formatFormula(formula)}`
}

function massAccount(formula: string): string {
  return [...composition(formula)]
    .map(([symbol, count]) => {
      const mass = formatNumber(element(symbol).atomicMass, { significant: 4 })
      return count === 1 ? mass : `${count} · ${mass}`
    })
    .join(' + ')
}

export const molarMassOf: Template = {
  id: 'ge-m1',
  version: 1,
  category,
  difficulty,
  skill: 'molar-mass',
  fitsMatch: false,
  draw(random) {
    const compound = pick(random, compounds)
    const { formula } = compound
    const atoms = [...composition(formula)]
    const answer = molarMass(formula)
    const protons = atoms.reduce(
      (sum, [symbol, count]) => sum + count * element(symbol).atomicNumber,
      0,
    )
    const once = atoms.reduce((sum, [symbol]) => sum + element(symbol).atomicMass, 0)
    const account = `${massAccount(formula)} gives ${gramsPerMole(answer)}`
    return numeric({
      element: compound.element,
      stem: `What is the molar mass of ${called(compound)}?`,
      answer,
      isRight: (value) =>
        agrees(
          value,
          atoms.reduce((sum, [symbol, count]) => sum + count * element(symbol).atomicMass, 0),
        ),
      lures: [
        {
          value: massWithoutBrackets(formula),
          misconception: 'GE2',
          why: `The number after the bracket was overlooked: it multiplies every atom inside. With it, ${account}.`,
        },
        {
          value: protons,
          misconception: 'AS1',
          why: `${protons} is the sum of the atomic numbers, which count protons. With the atomic masses ${account}.`,
        },
        {
          value: massWithLastNumberInFront(formula),
          misconception: 'GE2',
          why: `A small number was used as if it stood in front of the formula. It counts only the atoms or the bracket before it: ${account}.`,
        },
        {
          value: once,
          misconception: 'GE2',
          why: `Each element was counted once. The small numbers tell how many atoms there are: ${account}.`,
        },
      ],
      fill: nearby(random, answer),
      show: gramsPerMole,
      right: `${account}.`,
      see: { elements: atoms.map(([symbol]) => symbol), article: 'what-is-the-mole' },
    })
  },
}

const AMOUNTS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1.25, 1.5, 2, 2.5, 3]

export const molesInMass: Template = {
  id: 'ge-m4',
  version: 1,
  category,
  difficulty,
  skill: 'molar-mass',
  fitsMatch: false,
  draw(random) {
    const compound = pick(random, compounds)
    const molar = molarMass(compound.formula)
    const amount = pick(random, AMOUNTS)
    const mass = amount * molar
    const atoms = [...composition(compound.formula).values()].reduce((sum, count) => sum + count, 0)
    if (moles(rounded(mass) / rounded(molar)) !== moles(amount)) return null
    const account = `${grams(mass)} divided by ${gramsPerMole(molar)} is ${moles(amount)}`
    return numeric({
      element: compound.element,
      stem: `How many moles are ${grams(mass)} of ${called(compound)}, with the molar mass ${gramsPerMole(molar)}?`,
      answer: amount,
      isRight: (value) => agrees(value * molar, mass),
      lures: [
        {
          value: molar / mass,
          misconception: 'GE12',
          why: `The division was turned around. One mole has ${gramsPerMole(molar).replace('/mol', '')}, so ${account}.`,
        },
        {
          value: mass * molar,
          misconception: 'GE12',
          why: `The mass was multiplied by the molar mass. Each ${gramsPerMole(molar).replace('/mol', '')} make one mole, so ${account}.`,
        },
        {
          value: mass / element(compound.element).atomicMass,
          misconception: 'GE6',
          why: `That divides by the atomic mass of ${element(compound.element).name.toLowerCase()} alone. The whole formula counts: ${account}.`,
        },
        {
          value: amount / atoms,
          misconception: 'GE6',
          why: `That divides by the ${atoms} atoms of the formula as well. They are already part of the molar mass: ${account}.`,
        },
      ],
      fill: nearby(random, amount),
      show: moles,
      right: `${account}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

export const particlesInAmount: Template = {
  id: 'ge-m5',
  version: 1,
  category,
  difficulty,
  skill: 'molar-mass',
  fitsMatch: false,
  draw(random) {
    const compound = pick(random, compounds)
    const { formula, isMolecular } = compound
    const [symbol, count] = pick(random, [...composition(formula)])
    const amount = pick(random, [0.25, 0.5, 1.5, 2, 2.5, 3])
    const atoms = [...composition(formula).values()].reduce((sum, other) => sum + other, 0)
    const units = amount * AVOGADRO
    const answer = units * count
    const name = element(symbol).name.toLowerCase()
    const shown = formatFormula(formula)
    const unit = isMolecular ? 'molecule' : 'formula unit'
    const account = `${moles(amount)} are ${formatScientific(units)} ${unit}s with ${count} ${name} atoms each`
    if (count < 2) return null
    return numeric({
      element: symbol,
      stem: `How many ${name} atoms are in ${moles(amount)} of ${called(compound)}?`,
      answer,
      isRight: (value) => agrees(value / count / AVOGADRO, amount),
      lures: [
        {
          value: units,
          misconception: 'GE6',
          why: `That is the number of ${unit}s. Each ${shown} has ${count} ${name} atoms, so there are ${formatScientific(answer)}.`,
        },
        {
          value: units * atoms,
          misconception: 'GE2',
          why: `That counts all ${atoms} atoms of each ${unit}. Only ${count} of them are ${name} atoms: ${formatScientific(answer)}.`,
        },
        {
          value: units / count,
          misconception: 'GE6',
          why: `The number of ${unit}s was divided by ${count}. Each one has ${count} ${name} atoms, so it is multiplied: ${formatScientific(answer)}.`,
        },
      ],
      fill: nearby(random, answer),
      show: formatScientific,
      right: `${account}: ${formatScientific(answer)}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

const percent = withUnit('%')

export const massPercent: Template = {
  id: 'ge-m6',
  version: 1,
  category,
  difficulty,
  skill: 'composition',
  fitsMatch: false,
  draw(random) {
    const compound = pick(random, compounds)
    const { formula } = compound
    const [symbol, count] = pick(random, [...composition(formula)])
    const atoms = [...composition(formula).values()].reduce((sum, other) => sum + other, 0)
    const atomic = element(symbol).atomicMass
    const molar = molarMass(formula)
    const share = (100 * count * atomic) / molar
    const name = element(symbol).name.toLowerCase()
    const account = `${count === 1 ? '' : `${count} · `}${formatNumber(atomic, { significant: 4 })} g of ${formatNumber(molar, { significant: 4 })} g is ${percent(share)}`
    if (share < 12 || share > 85) return null
    return numeric({
      element: symbol,
      stem: `What is the mass percent of ${name} in ${called(compound)}?`,
      answer: share,
      isRight: (value) => agrees((value * molar) / atomic / count, 100),
      lures: [
        {
          value: (100 * count) / atoms,
          misconception: 'GE3',
          why: `That is the share of the atoms, ${count} of ${atoms}. Atoms have different masses: ${account}.`,
        },
        {
          value: (100 * atomic) / molar,
          misconception: 'GE2',
          why: `That counts one ${name} atom. The formula has ${count}: ${account}.`,
        },
        {
          value: 100 - share,
          misconception: 'GE15',
          why: `That is the share of the other elements. For ${name}, ${account}.`,
        },
      ],
      fill: percentsAround(random, share),
      show: percent,
      right: `In one mole ${account}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

/** Other shares between 3 % and 98 %, on both sides. */
function percentsAround(random: Random, share: number): number[] {
  return shuffle(random, [0.35, 0.5, 0.65, 0.8]).flatMap((part) => [
    share * (part + 0.03 * random()),
    share + (98 - share) * (1 - part - 0.03 * random()),
  ])
}
