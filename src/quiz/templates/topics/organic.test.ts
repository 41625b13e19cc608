import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import {
  type HeavyAtom,
  isHeavyAtom,
  type Molecule,
  molecularFormula,
} from '#chemistry/organic/molecules/molecule.ts'
import { readSmiles, smilesOf } from '#chemistry/organic/molecules/smiles.ts'
import { additionPolymers, condensationPolymers } from '#chemistry/organic/polymers.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { LETTERS } from '#quiz/figures/drawing.ts'
import { drawnFigure } from '#quiz/figures/drawn-figure.ts'
import { type Question, type ProductionQuestionOf } from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'
import { drawnFrom, SEEDS } from '#quiz/testing/judged-numbers.ts'

import { organic } from './organic.ts'

const questionsOf = drawnFrom(organic)

/**
 * Judges that derive each answer by another way than its template: formulas in a text are read by their characters, and names
 * are looked up in the table of names that OPSIN reads.
 */

const shortened: Readonly<Record<string, string>> = {
  'prop-1-ene': 'propene',
  '2-methylprop-1-ene': '2-methylpropene',
  'propan-2-one': 'propanone',
  'butan-2-one': 'butanone',
}

const table = readFileSync(
  fileURLToPath(new URL('../../../chemistry/organic/names/opsin-names.tsv', import.meta.url)),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, name = '', smiles = '', formula = ''] = line.split('\t')
    return { name: shortened[name] ?? name, smiles: smilesOf(readSmiles(smiles)), formula }
  })

const nameOf = new Map(table.map(({ name, smiles }) => [smiles, name]))
const rowOf = new Map(table.map((row) => [row.name, row]))

/** Reads a condensed formula by leaving out its hydrogen atoms: 'CH₃CHBrCH₃' is 'CC(Br)C'. */
function skeletonOf(text: string): string {
  const branches = plain(text)
    .replace(/^H(?=CO)/, '')
    .replace(/COO(?=H$)/, 'C(=O)O')
    .replace(/COO/, 'C(=O)O')
    .replace(/CHO$/, 'C(=O)')
    .replace(/CO(?=C)/, 'C(=O)')
    .replaceAll(/(Cl|Br|I)(\d?)/g, (_, halogen: string, count: string) =>
      `(${halogen})`.repeat(Number(count || 1)),
    )
    .replaceAll(/(\([A-Z][^()]*\))(\d)/g, (_, branch: string, count: string) =>
      branch.repeat(Number(count)),
    )
    .replaceAll(/H\d?/g, '')
  return smilesOf(readSmiles(branches))
}

function plain(text: string): string {
  return text.replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
}

test.each([
  ['CH₃CH(CH₃)CH₂OH', 'CC(C)CO'],
  ['CH₃C(CH₃)₂CH₂CH₃', 'CC(C)(C)CC'],
  ['CHCl₃', 'ClC(Cl)Cl'],
  ['CH₃COCH₂CH₃', 'CC(=O)CC'],
  ['CH₃CH₂CHO', 'CCC=O'],
  ['HCOOH', 'O=CO'],
  ['CH₃COOCH₂CH₃', 'CC(=O)OCC'],
  ['CH₃CBr(CH₃)CH₃', 'CC(C)(C)Br'],
  ['CH₃C(CH₃)=CH₂', 'CC(C)=C'],
])('the reader of formulas reads %s', (text, smiles) => {
  expect(skeletonOf(text)).toBe(smilesOf(readSmiles(smiles)))
})

test.each(['cl-m200', 'cl-m201', 'cl-h200'])(
  '%s: the name is the one that the table has for the formula of the text',
  (id) => {
    const broken = drawn(id, 'naming').filter(({ question, correctAnswer }) => {
      const [, written = ''] = /name of (\S+)\.$/.exec(question) ?? []
      return nameOf.get(skeletonOf(written)) !== correctAnswer
    })
    expect(broken.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
  },
)

test('cl-e200: each family follows from the characters of the formula', () => {
  for (const { left, partners } of drawn('cl-e200', 'match')) {
    expect(partners).toEqual(left.map((text) => familyOfText(plain(text))))
  }
})

test('cl-m400: one of the options has the family of the formula in the text', () => {
  for (const question of questionsOf('cl-m400')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const [, given = ''] = /family as (\S+)\?$/.exec(question.question) ?? []
    const family = familyOfText(plain(given))
    expect(question.options.filter((text) => familyOfText(plain(text)) === family)).toEqual([
      question.correctAnswer,
    ])
  }
})

function familyOfText(text: string): string {
  if (text.endsWith('COOH')) return 'carboxylic acid'
  if (text.includes('COO')) return 'ester'
  if (text.endsWith('CHO')) return 'aldehyde'
  if (text.includes('CO')) return 'ketone'
  if (text.includes('OH')) return 'alcohol'
  if (/Br|Cl/.test(text)) return 'halogenoalkane'
  return text.includes('=') ? 'alkene' : 'alkane'
}

test('cl-e201: the name has the stem and the ending of the text', () => {
  const stems = ['meth', 'eth', 'prop', 'but', 'pent', 'hex', 'hept', 'oct']
  const endings: readonly (readonly [RegExp, (stem: string, carbons: number) => string])[] = [
    [/alkane/, (stem) => `${stem}ane`],
    [/alcohol/, (stem, carbons) => (carbons < 3 ? `${stem}anol` : `${stem}an-1-ol`)],
    [/aldehyde/, (stem) => `${stem}anal`],
    [/acid/, (stem) => `${stem}anoic acid`],
    [/alkene/, (stem, carbons) => (carbons < 4 ? `${stem}ene` : `${stem}-1-ene`)],
  ]
  for (const { question, correctAnswer } of drawn('cl-e201', 'naming')) {
    const carbons = Number(/with (\d+)/.exec(question)?.[1])
    const write = endings.find(([pattern]) => pattern.test(question))?.[1]
    expect(correctAnswer).toBe(write?.(stems[carbons - 1] ?? '', carbons))
  }
})

test('ge-e200: the hydrogen atoms fill up the four bonds of each carbon atom', () => {
  for (const { question, key } of drawn('ge-e200', 'formula')) {
    const carbons = Number(/with (\d+)/.exec(question)?.[1])
    const [double, oxygens] = question.includes('alkane')
      ? [0, 0]
      : question.includes('alkene')
        ? [1, 0]
        : question.includes('alcohol')
          ? [0, 1]
          : question.includes('ketone')
            ? [1, 1]
            : [1, 2]
    // 4 bonds for each carbon, less two ends for each of the bonds between them and for each second bond.
    const hydrogens = 4 * carbons - 2 * (carbons - 1) - 2 * double
    const wanted = new Map([
      ['C', carbons],
      ['H', hydrogens],
      ...(oxygens === 0 ? [] : [['O', oxygens] as const]),
    ])
    expect([question, composition(key.formula)]).toEqual([question, wanted])
  }
})

test('ge-m200: the formula is that of the name in the table', () => {
  const missing = drawn('ge-m200', 'formula').filter(({ question, key }) => {
    const name = /formula of (.+)\.$/.exec(question)?.[1] ?? ''
    return !isSame(rowOf.get(name)?.formula, key.formula)
  })
  expect(missing.map(({ question }) => question)).toEqual([])
})

const burning = {
  'ch-e200': /combustion of (.+)\.$/,
  'ch-m203': /burning (.+)\. Balance/,
} as const

test.each(['ch-e200', 'ch-m203'] as const)(
  '%s: both sides of the answer have the same atoms, and the fuel is the one of the text',
  (id) => {
    for (const { question, correctAnswer } of drawn(id, 'balance')) {
      const { reactants, products } = equationOf(correctAnswer)
      expect([question, atomsOfSide(reactants)]).toEqual([question, atomsOfSide(products)])
      const [fuel] = reactants
      const name = burning[id].exec(question)?.[1] ?? ''
      expect([name, fuel && composition(fuel.formula)]).toEqual([
        name,
        composition(rowOf.get(name)?.formula ?? 'H'),
      ])
      const [carbon] = products.map(({ formula }) => [...composition(formula)].join(' '))
      const wanted = question.includes('soot')
        ? 'C,1'
        : question.includes('monoxide')
          ? 'C,1 O,1'
          : 'C,1 O,2'
      expect(carbon).toBe(wanted)
    }
  },
)

/** Atoms of one side, without those that are not there. */
function atomsOfSide(terms: ReturnType<typeof equationOf>['reactants']): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { coefficient, formula } of terms) {
    for (const [symbol, count] of composition(formula)) {
      counts[symbol] = (counts[symbol] ?? 0) + coefficient * count
    }
  }
  return counts
}

/** Numbers of isomers by carbon atoms from one on, without mirror images, as encyclopedias list them. */
const published: Readonly<Record<string, readonly number[]>> = {
  alkanes: [1, 1, 1, 2, 3, 5, 9, 18],
  chloroalkanes: [1, 1, 2, 4, 8, 17],
  bromoalkanes: [1, 1, 2, 4, 8, 17],
  iodoalkanes: [1, 1, 2, 4, 8, 17],
  alcohols: [1, 1, 2, 4, 8, 17],
  ethers: [0, 1, 1, 3, 6],
  aldehydes: [1, 1, 1, 2, 4, 8, 17],
  ketones: [0, 0, 1, 1, 3, 6, 15],
  'carboxylic acids': [1, 1, 1, 2, 4, 8, 17],
}

test.each(['bo-m200', 'bo-h200'])('%s: the number of isomers is the published one', (id) => {
  for (const { question, key } of drawn(id, 'number')) {
    const [, nouns = '', formula = ''] = /many (.+) have the formula (\S+)\?/.exec(question) ?? []
    const carbons = composition(formula).get('C') ?? 0
    const count = nouns
      .replace(' together', '')
      .split(' and ')
      .reduce((sum, noun) => sum + (published[noun]?.[carbons - 1] ?? Number.NaN), 0)
    expect([question, key.value]).toEqual([question, count])
  }
})

test('bo-m201: one option alone is another molecule with the same formula', () => {
  for (const question of questionsOf('bo-m201')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const [, written = ''] = /, (\S+)\?$/.exec(question.question) ?? []
    const asked = skeletonOf(written)
    const right = question.options.filter((text) => {
      const option = skeletonOf(text)
      return option !== asked && formulaOf(option) === formulaOf(asked)
    })
    expect([question.question, right]).toEqual([question.question, [question.correctAnswer]])
  }
})

function formulaOf(smiles: string): string {
  return molecularFormula(readSmiles(smiles))
}

test('ch-e202: only alkenes take up bromine at once', () => {
  for (const question of questionsOf('ch-e202')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const isAlkene = question.question.includes('colorless')
    const right = question.options.filter((text) => text.endsWith('ene') === isAlkene)
    expect(right).toEqual([question.correctAnswer])
  }
})

const added: Readonly<Record<string, string>> = {
  bromine: 'Br2',
  chlorine: 'Cl2',
  'hydrogen bromide': 'HBr',
  'hydrogen chloride': 'HCl',
  'hydrogen iodide': 'HI',
}

test('ch-m200: the product has the atoms of both, and no double bond', () => {
  for (const question of questionsOf('ch-m200')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const [, reagent = '', alkene = ''] = /when (.+) adds to (\S+)\?/.exec(question.question) ?? []
    const sum = composition(`${plain(alkene).replace('=', '')}${added[reagent]}`)
    const right = question.options.filter((text) => !/[=+]/.test(text) && isSame(plain(text), sum))
    expect([question.question, right]).toEqual([question.question, [question.correctAnswer]])
  }
})

/** The main products of HX, written out: X takes the place of the X in the name. */
const mainProducts: Readonly<Record<string, readonly [halide: string, alcohol: string]>> = {
  propene: ['2-Xpropane', 'propan-2-ol'],
  'but-1-ene': ['2-Xbutane', 'butan-2-ol'],
  'pent-1-ene': ['2-Xpentane', 'pentan-2-ol'],
  'hex-1-ene': ['2-Xhexane', 'hexan-2-ol'],
  '2-methylpropene': ['2-X-2-methylpropane', '2-methylpropan-2-ol'],
  '2-methylbut-1-ene': ['2-X-2-methylbutane', '2-methylbutan-2-ol'],
  '2-methylbut-2-ene': ['2-X-2-methylbutane', '2-methylbutan-2-ol'],
  '2-methylpent-1-ene': ['2-X-2-methylpentane', '2-methylpentan-2-ol'],
  '2-methylpent-2-ene': ['2-X-2-methylpentane', '2-methylpentan-2-ol'],
}

test('ch-h200: the main product is the one that is written out', () => {
  for (const { question, correctAnswer } of drawn('ch-h200', 'naming')) {
    const [, reagent = '', alkene = ''] = /when (.+) adds to (\S+)\.$/.exec(question) ?? []
    const [halide = '', alcohol] = mainProducts[alkene] ?? []
    const halogen = /bromide|chloride|iodide/.exec(reagent)?.[0].replace('ide', 'o')
    const wanted = halogen === undefined ? alcohol : halide.replace('X', halogen)
    // Iodine comes before methyl, as chlorine and bromine do.
    expect([question, correctAnswer]).toEqual([question, wanted])
  }
})

test('ch-h201: the product has the ending that the place of OH leads to', () => {
  for (const question of questionsOf('ch-h201')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const [alcohol = ''] = question.question.split(' is ')
    const [, branches = '', place = ''] = /^([\d,]+)-.*-(\d)-ol$/.exec(alcohol) ?? []
    const isTertiary = place !== '' && branches.split(',').includes(place)
    const isPrimary = /^(ethanol|.*-1-ol)$/i.test(alcohol)
    const ending = isTertiary
      ? /^no reaction$/
      : isPrimary
        ? question.question.includes('excess')
          ? /oic acid$/
          : /al$/
        : /one$/
    const right = question.options.filter((text) => ending.test(text))
    expect([question.question, right]).toEqual([question.question, [question.correctAnswer]])
  }
})

test('ch-m201: acid and alcohol have the carbon atoms of the two parts, and water is left out', () => {
  for (const { question, parts } of drawn('ch-m201', 'steps')) {
    const [, alkyl = '', acyl = ''] = /called (\w+)yl (\w+)anoate\.$/.exec(question) ?? []
    const [acid, alcohol, formula] = parts.map(({ answer }) => answer)
    expect(acid).toBe(`${acyl}anoic acid`)
    expect(alcohol).toBe(['meth', 'eth'].includes(alkyl) ? `${alkyl}anol` : `${alkyl}an-1-ol`)
    const carbons = ['meth', 'eth', 'prop', 'but', 'pent', 'hex']
    const count = carbons.indexOf(alkyl) + carbons.indexOf(acyl) + 2
    expect(isSame(plain(formula ?? 'H'), `C${count}H${2 * count}O2`)).toBe(true)
  }
})

test('ch-m202: unit and monomer of an addition are alike, a condensation loses water', () => {
  for (const { question, key } of drawn('ch-m202', 'formula')) {
    const formulas = [...question.matchAll(/[A-Z][A-Za-z()]*[₀-₉][A-Za-z()₀-₉=]*/g)].map(([text]) =>
      plain(text).replace('=', ''),
    )
    const sum = new Map(composition(formulas.join('')))
    if (question.includes('condensation')) {
      const water = formulas.length === 1 ? 1 : 2
      sum.set('H', (sum.get('H') ?? 0) - 2 * water)
      sum.set('O', (sum.get('O') ?? 0) - water)
    }
    expect([question, isSame(key.formula, sum)]).toEqual([question, true])
  }
})

test('polymers have the atoms of their monomers', () => {
  for (const { monomerFormula, unitFormula, formula } of additionPolymers) {
    expect(isSame(monomerFormula.replace('=', ''), formula)).toBe(true)
    expect(isSame(unitFormula, formula)).toBe(true)
  }
  for (const { monomers, formula, water } of condensationPolymers) {
    const whole = monomers.map((one) => one.formula).join('')
    expect(isSame(whole, `${formula}${'H2O'.repeat(water)}`)).toBe(true)
  }
})

test('ch-e201: each polymer has the monomer that its shop name stands for', () => {
  const monomers: Readonly<Record<string, string>> = {
    'polyethylene (PE)': 'CH2=CH2',
    'polypropylene (PP)': 'CH2=CHCH3',
    'polyvinyl chloride (PVC)': 'CH2=CHCl',
    'polystyrene (PS)': 'CH2=CHC6H5',
    'PTFE (Teflon)': 'CF2=CF2',
    'acrylic fiber (PAN)': 'CH2=CHCN',
    'acrylic glass (PMMA)': 'CH2=C(CH3)COOCH3',
    'polyvinyl acetate (wood glue)': 'CH2=CHOCOCH3',
    'butyl rubber, its main part': 'CH2=C(CH3)2',
  }
  for (const { left, partners } of drawn('ch-e201', 'match')) {
    expect(partners.map(plain)).toEqual(left.map((polymer) => monomers[polymer]))
  }
})

test('ch-m703: a monomer with C=C adds up, and what has oxygen or nitrogen on both ends condenses', () => {
  for (const question of questionsOf('ch-m703')) {
    const isAddition = question.question.includes('=')
    expect(question.correctAnswer).toBe(
      isAddition ? 'by addition, and nothing else forms' : 'by condensation, and water forms too',
    )
  }
})

test('ch-h202: the formula has the ratio and the molar mass of the text', () => {
  for (const { question, parts } of drawn('ch-h202', 'steps')) {
    const [dioxide = 0, water = 0, molar = 0] = [...question.matchAll(/([\d.]+) g/g)].map(
      ([, number]) => Number(number),
    )
    // Carbon is 12.011/44.009 of the dioxide, hydrogen 2.016/18.015 of the water.
    const carbon = (dioxide * 12.011) / 44.009 / 12.011
    const hydrogen = (water * 2.016) / 18.015 / 1.008
    const scale = molar / (carbon * 12.011 + hydrogen * 1.008)
    const formula = parts.at(-1)?.answer ?? 'H'
    const counts = composition(formula)
    expect(Math.abs(carbon * scale - (counts.get('C') ?? 0))).toBeLessThan(0.1)
    expect(Math.abs(hydrogen * scale - (counts.get('H') ?? 0))).toBeLessThan(0.15)
    expect(Math.abs(molarMass(formula) - molar)).toBeLessThan(0.06)
    expect(Number(parts[0]?.answer.split(' ')[0])).toBeCloseTo(carbon, 2)
  }
})

test('ch-h203: each carbon atom weighs 44.009/12.011 times as much in the dioxide', () => {
  for (const { question, key } of drawn('ch-h203', 'number')) {
    const [, name = '', formula = ''] = /^(.+), (\S+), burns/.exec(question) ?? []
    const mass = Number(/do ([\d.]+) g give/.exec(question)?.[1])
    const row = rowOf.get(name.charAt(0).toLowerCase() + name.slice(1))
    expect([name, isSame(row?.formula, formula)]).toEqual([name, true])
    const share = ((composition(formula).get('C') ?? 0) * 12.011) / molarMass(formula)
    expect(Math.abs((mass * share * 44.009) / 12.011 / key.value - 1)).toBeLessThan(0.002)
  }
})

/** A molecule as it is read back from the lines and letters of a drawing. */
function readDrawing(figure: Question['figure']): Molecule {
  if (figure === undefined) throw new RangeError('No figure.')
  const { marks } = drawnFigure(figure).drawing
  const letters = marks.flatMap((mark) => {
    if (mark.type !== 'text') return []
    const [x, y] = mark.at
    const shift = { start: 4.5, middle: 0, end: -4.5 }[mark.anchor]
    const symbol = mark.text.replaceAll(/H[₂₃]?/g, '')
    return isHeavyAtom(symbol) ? [{ symbol, x: x + shift, y: y - 0.37 * LETTERS }] : []
  })
  const nodes: { readonly symbol: HeavyAtom; readonly x: number; readonly y: number }[] = [
    ...letters,
  ]
  const orders = new Map<string, number>()
  for (const mark of marks) {
    if (mark.type !== 'path') continue
    const [from, to] = mark.points.map(([x, y]) => {
      // A bond ends beside a letter, and the lines of a double bond run beside its corners.
      const near = nodes.findIndex(
        (node, index) => Math.hypot(node.x - x, node.y - y) < (index < letters.length ? 12 : 7),
      )
      return near === -1 ? nodes.push({ symbol: 'C', x, y }) - 1 : near
    })
    const key = [from ?? 0, to ?? 0].toSorted((one, other) => one - other).join()
    orders.set(key, (orders.get(key) ?? 0) + 1)
  }
  return {
    atoms: nodes.map(({ symbol }) => symbol),
    bonds: [...orders].map(([key, order]) => {
      const [from = 0, to = 0] = key.split(',').map(Number)
      return { from, to, order: order === 2 ? 2 : 1 }
    }),
  }
}

test.each(['cl-m202', 'cl-m203'])(
  '%s: the name is the one that the table has for the drawing',
  (id) => {
    for (const { figure, correctAnswer, question } of drawn(id, 'naming')) {
      const molecule = readDrawing(figure)
      expect(nameOf.get(smilesOf(molecule))).toBe(correctAnswer)
      expect(question).toContain(familyOfDrawn(molecule))
      expect(drawnFigure(figure ?? empty).sentence).not.toContain(correctAnswer)
    }
  },
)

const empty = {
  kind: 'skeleton',
  molecule: { atoms: ['C', 'C'], bonds: [{ from: 0, to: 1, order: 1 }] },
  pose: { row: [0, 1], isMirrored: false, isUpsideDown: false },
} as const

/** The family of a drawing, by what its carbon atoms hold. */
function familyOfDrawn({ atoms, bonds }: Molecule): string {
  const around = (atom: number) =>
    bonds.flatMap(({ from, to, order }) =>
      from === atom ? [{ other: to, order }] : to === atom ? [{ other: from, order }] : [],
    )
  if (atoms.includes('Br')) return 'halogenoalkane'
  const carbonyl = atoms.findIndex(
    (symbol, atom) =>
      symbol === 'C' &&
      around(atom).some(({ other, order }) => order === 2 && atoms[other] === 'O'),
  )
  if (carbonyl !== -1) {
    const oxygen = around(carbonyl).find(({ other, order }) => order === 1 && atoms[other] === 'O')
    if (oxygen !== undefined) return around(oxygen.other).length === 1 ? 'carboxylic acid' : 'ester'
    return around(carbonyl).length === 3 ? 'ketone' : 'aldehyde'
  }
  if (atoms.includes('O')) return 'alcohol'
  return bonds.some(({ order }) => order === 2) ? 'alkene' : 'alkane'
}

test('cl-e202: the family is the one of the drawing', () => {
  for (const { figure, correctAnswer } of questionsOf('cl-e202')) {
    expect(familyOfDrawn(readDrawing(figure))).toBe(correctAnswer)
  }
})

test('ge-e201: hydrogen fills up the bonds that the drawing leaves free', () => {
  for (const { figure, question, key } of drawn('ge-e201', 'number')) {
    const molecule = readDrawing(figure)
    const ends = molecule.bonds.reduce((sum, { order }) => sum + 2 * order, 0)
    const valences: Readonly<Record<string, number>> = { C: 4, O: 2, Br: 1 }
    const all = molecule.atoms.reduce((sum, symbol) => sum + (valences[symbol] ?? 0), 0)
    expect(key.value).toBe(all - ends)
    expect(question).toContain(familyOfDrawn(molecule))
  }
})

describe('every template', () => {
  test('has a judge', () => {
    // Some have theirs in pictures.test.ts and wider.test.ts.
    const files = ['organic', 'pictures', 'wider'].map(
      (name) => new URL(`./${name}.test.ts`, import.meta.url),
    )
    const source = files.map((file) => readFileSync(fileURLToPath(file), 'utf8')).join('\n')
    const without = organic.filter(
      ({ id }) => !source.includes(`'${id}'`) && !source.includes(`'${id}: `),
    )
    expect(without.filter(({ id }) => !new RegExp(`\\b${id}:`).test(source))).toEqual([])
  })

  test.each(organic)('$id corrects a wrong answer in nearly every question', ({ id }) => {
    const bare = questionsOf(id).filter(
      (question) =>
        question.type !== 'mcq' && question.type !== 'steps' && question.corrections.length === 0,
    )
    expect(bare.length).toBeLessThan(SEEDS / 20)
  })
})

function isSame(one: string | undefined, other: string | ReturnType<typeof composition>): boolean {
  if (one === undefined) return false
  const [first, second] = [composition(one), typeof other === 'string' ? composition(other) : other]
  return (
    first.size === second.size &&
    [...first].every(([symbol, count]) => second.get(symbol) === count)
  )
}

function drawn<Kind extends ProductionKind>(
  id: string,
  kind: Kind,
): readonly ProductionQuestionOf<Kind>[] {
  return questionsOf(id).filter(
    (question): question is ProductionQuestionOf<Kind> => question.type === kind,
  )
}

/** The alcohol that a bromoalkane or an alkene without branches becomes, by its name alone. */
function alcoholFrom(start: string): string {
  const [, place = '', stem = ''] = /^(?:(\d)-)?bromo(?:-)?(.*)ane$/.exec(start) ?? []
  if (stem !== '') return place === '' ? `${stem}anol` : `${stem}an-${place}-ol`
  const [, root = '', double = '1'] = /^([a-z]+?)(?:-(\d)-)?ene$/.exec(start) ?? []
  // Hydrogen goes to the end of the chain, and in the middle both sides are alike.
  return root === 'eth' ? 'ethanol' : `${root}an-${double === '1' ? '2' : double}-ol`
}

function oxidizedAlcohol(alcohol: string, isGentle: boolean): string {
  if (alcohol === 'ethanol') return isGentle ? 'ethanal' : 'ethanoic acid'
  const [, chain = '', place = ''] = /^(.*an)-(\d)-ol$/.exec(alcohol) ?? []
  if (place === '1') return isGentle ? `${chain}al` : `${chain}oic acid`
  return ['propan', 'butan'].includes(chain) ? `${chain}one` : `${chain}-${place}-one`
}

test('ch-h711: the final product has the name that both steps lead to', () => {
  const isHalide = /bromo/
  for (const { question, correctAnswer } of drawn('ch-h711', 'naming')) {
    const [start = ''] = question.toLowerCase().split(' ')
    const alcohol = alcoholFrom(start)
    const wanted = question.includes('dichromate')
      ? oxidizedAlcohol(alcohol, question.includes('a little'))
      : alcohol
    expect([question, correctAnswer]).toEqual([question, wanted])
    expect(isHalide.test(start) && question.includes('hydrogen bromide')).toBe(false)
  }
})

test('ch-m711, ch-h710: a hundred moles lose in each step what its yield leaves out', () => {
  for (const { question, key } of drawn('ch-m711', 'number')) {
    const [first = 0, second = 0] = percentagesOf(question)
    const lost = 100 - first + (first * (100 - second)) / 100
    expect(key.value).toBeCloseTo(100 - lost, 9)
  }
  for (const { question, key } of drawn('ch-h710', 'number')) {
    const [first = 0, second = 0] = percentagesOf(question)
    const [, grams = '0', start = '', end = ''] =
      /^([\d.]+) g of (\S+) .* mass of (.+) forms/.exec(question) ?? []
    const moles = (Number(grams) / massByName(start)) * (1 - (100 - first) / 100)
    const left = moles - (moles * (100 - second)) / 100
    expect(key.value / (left * massByName(end))).toBeCloseTo(1, 3)
  }
})

function percentagesOf(text: string): readonly number[] {
  return [...text.matchAll(/(\d+)%/g)].map(([, number]) => Number(number))
}

/** The molar mass of an unbranched molecule with its group at the end, by its name alone. */
function massByName(name: string): number {
  const carbons = ['eth', 'prop', 'but', 'pent'].findIndex((stem) => name.includes(stem)) + 2
  const [hydrogens, rest] = name.includes('bromo')
    ? [2 * carbons + 1, 79.9]
    : name.endsWith('ol')
      ? [2 * carbons + 2, 16]
      : [2 * carbons, name.endsWith('al') ? 16 : 32]
  return 12.011 * carbons + 1.008 * hydrogens + rest
}
