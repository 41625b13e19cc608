import { describe, expect, test } from 'vitest'

import { bondOrder } from '#chemistry/compounds/bond-energies.ts'
import { valenceElectronCount } from '#chemistry/compounds/molecules.ts'
import { meltingSalts } from '#chemistry/compounds/salts.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { nameOrFormula } from '#chemistry/reference/compound-names.ts'
import { listedIons, plainAnions } from '#chemistry/reference/ion-list.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'
import { productionTemplates } from '#quiz/templates/whole-bank.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const SEEDS = 200

const judged =
  'ge-e21 ge-e22 ge-e23 ge-m24 ge-m25 ge-m28 ge-m29 ge-m30 ge-m31 ge-m32 ge-m33 ge-h27 ge-h28 ge-m574 ge-h30 ' +
  'ge-h31 ge-h32 bo-e22 bo-m23 bo-m24 bo-m25 bo-h24 bo-h26 bo-m573 ch-e21 ch-e22 ch-m21 ch-m23 ' +
  'ch-m24 ch-m25 ch-h23 ch-h24 ph-e24 ph-m22 ph-m23 ph-m24 ph-m25 ph-m27'

test.each(judged.split(' '))('Q42 %s corrects more than one wrong answer', (id) => {
  const given = questionsOf(id).map(({ corrections }) => corrections.length)
  expect(given.filter((count) => count > 1).length).toBeGreaterThan(SEEDS / 4)
})

describe('equations', () => {
  test.each('ge-e21 ge-m30 ge-m31 ge-m32 ge-h32 ch-m24 ch-m25 ch-h24'.split(' '))(
    '%s: atoms and charges agree, in the smallest whole numbers',
    (id) => {
      for (const { correctAnswer } of drawn(id, 'balance')) {
        const terms = termsOf(correctAnswer)
        const counts = terms.map(({ count }) => Math.abs(count))
        expect([...totalOf(terms).values()].filter((total) => total !== 0)).toEqual([])
        expect(counts.reduce(greatestDivisor)).toBe(1)
      }
    },
  )

  test.each('ch-h24 ch-m24'.split(' '))(
    '%s: where the correction says that all atoms agree, only the charges do not',
    (id) => {
      for (const { correctAnswer, corrections } of drawn(id, 'balance')) {
        const given = corrections.find(({ text }) => text.startsWith('All atoms agree'))?.given
        if (given === undefined) continue
        const counts = given.split(', ').map(Number)
        const terms = termsOf(correctAnswer).map((term, place) => ({
          ...term,
          count: Math.sign(term.count) * (counts[place] ?? 0),
        }))
        const uneven = [...totalOf(terms)].filter(([, total]) => total !== 0)
        expect(uneven.map(([key]) => key)).toEqual(['charge'])
      }
    },
  )

  test('ge-e21: a salt forms from the two elements of its name', () => {
    for (const { question, correctAnswer } of drawn('ge-e21', 'balance')) {
      const [, name = '', metal = '', other = ''] = read(
        question,
        /formation of (.+) from (\w+) and (\w+) with/,
      )
      const salt = termsOf(correctAnswer).find(({ count }) => count < 0)
      expect(nameOf(salt?.formula ?? '')).toBe(name)
      expect([...atomsOf(salt?.formula ?? '').keys()].map(nameOfElement)).toEqual([metal, other])
    }
  })

  test('ge-m30: the first product is the precipitate of the text', () => {
    for (const { question, correctAnswer } of drawn('ge-m30', 'balance')) {
      const [, name = ''] = read(question, /precipitate of (.+) forms/)
      const product = termsOf(correctAnswer).find(({ count }) => count < 0)
      expect(nameOf(product?.formula ?? '')).toBe(name)
    }
  })

  test('ge-m31: as many H as OH, and as much water', () => {
    for (const { question, correctAnswer } of drawn('ge-m31', 'balance')) {
      const [, acid = '', base = ''] = read(question, /of (\S+) by (\S+) with/)
      const [first, second, , water] = termsOf(correctAnswer)
      expect([first?.formula, second?.formula, water?.formula]).toEqual([acid, base, 'H₂O'])
      const protons = (first?.count ?? 0) * (atomsOf(acid).get('H') ?? 0)
      const hydroxides = (second?.count ?? 0) * (atomsOf(base).get('O') ?? 0)
      expect([protons, hydroxides]).toEqual([-(water?.count ?? 0), -(water?.count ?? 0)])
    }
  })

  test('ge-m32: the substance of the text falls apart', () => {
    const others = new Map([
      ['nitrous oxide', 'N₂O'],
      ['silver oxide', 'Ag₂O'],
    ])
    for (const { question, correctAnswer } of drawn('ge-m32', 'balance')) {
      const [, name = ''] = read(question, /decomposition of (.+) with/)
      const [first] = termsOf(correctAnswer)
      expect(first?.formula).toBe(others.get(name) ?? shown(formulaOf(name)))
    }
  })

  test('ch-m24: the first metal gives as many electrons as the ions take', () => {
    for (const { correctAnswer } of drawn('ch-m24', 'balance')) {
      const [metal, ion, made] = termsOf(correctAnswer)
      expect((metal?.count ?? 0) * chargeOf(made?.formula ?? '')).toBe(
        (ion?.count ?? 0) * chargeOf(ion?.formula ?? ''),
      )
    }
  })
})

describe('formulas', () => {
  test.each('bo-e22 bo-m24 ch-m21'.split(' '))('%s: the formula has the name of the text', (id) => {
    for (const { question, correctAnswer } of drawn(id, 'formula')) {
      const [, name = ''] = read(question, /formula of (.+)\.$/)
      const found = nameOrFormula(correctAnswer)
      const names = 'name' in found ? [found.name, ...found.also] : []
      expect(names).toContain(name)
    }
  })

  test('bo-m23: salt and water of a hydrate are those of its name', () => {
    const prefixes = ['', 'mono', 'di', 'tri', 'tetra', 'penta', 'hexa', 'hepta', 'octa', 'nona']
    for (const { question, correctAnswer } of drawn('bo-m23', 'formula')) {
      const [, name = '', prefix = ''] = read(question, /formula of (.+) (\w+)hydrate\.$/)
      const [salt = '', water = ''] = correctAnswer.split('·')
      expect(nameOf(salt)).toBe(name)
      expect(water).toBe(`${prefix === 'deca' ? 10 : prefixes.indexOf(prefix)}H₂O`)
    }
  })

  test('ge-m33: the acid is its ion and as many H as that is charged', () => {
    const ions = [...listedIons, ...plainAnions]
    for (const { question, correctAnswer } of drawn('ge-m33', 'formula')) {
      const [, name = ''] = read(question, /formula of (\w+) acid/)
      const ion = ions.find((other) => other.name === ionOfAcid(name))
      if (ion === undefined) throw new RangeError(`No ion of ${name} acid.`)
      const expected = new Map(atomsOf(ion.formula))
      expected.set('H', (expected.get('H') ?? 0) - ion.charge)
      expect(new Map(atomsOf(correctAnswer))).toEqual(expected)
    }
  })

  test('ge-m574: the molecule has the molar mass and the ratio of the text', () => {
    for (const { question, correctAnswer } of drawn('ge-m574', 'formula')) {
      const [, empirical = '', mass = ''] = read(question, /formula (\S+) and .* mass (\S+) g/)
      const times = [...atomsOf(correctAnswer)].map(
        ([symbol, count]) => count / (atomsOf(empirical).get(symbol) ?? 0),
      )
      expect(new Set(times).size).toBe(1)
      expect(isNear(massOf(correctAnswer), Number(mass))).toBe(true)
    }
  })

  test('ge-h30: the salt has the share of the mass that is left', () => {
    for (const { question, correctAnswer } of drawn('ge-h30', 'formula')) {
      const [, all = '', left = '', salt = ''] = read(
        question,
        /Heating (\S+) g .* leaves (\S+) g of (\S+)\. What/,
      )
      expect(correctAnswer.startsWith(`${salt}·`)).toBe(true)
      expect(isNear(massOf(salt) / massOf(correctAnswer), Number(left) / Number(all))).toBe(true)
    }
  })

  test('ge-h31: the formula burns to the masses of the text', () => {
    for (const { question, correctAnswer } of drawn('ge-h31', 'formula')) {
      const [, dioxide = '', water = ''] = read(question, /gives (\S+) g of CO₂ and (\S+) g/)
      const atoms = atomsOf(correctAnswer)
      const [carbon = 0, hydrogen = 0] = ['C', 'H'].map((symbol) => atoms.get(symbol))
      const ratio = (carbon * massOf('CO₂')) / ((hydrogen / 2) * massOf('H₂O'))
      expect(isNear(Number(dioxide) / Number(water), ratio)).toBe(true)
      expect(greatestDivisor(carbon, hydrogen)).toBe(1)
    }
  })

  test('ch-e22: the ion has as many electrons as a noble gas', () => {
    for (const { correctAnswer } of drawn('ch-e22', 'formula')) {
      const [symbol = ''] = atomsOf(correctAnswer).keys()
      expect(NOBLE).toContain(element(symbol).atomicNumber - chargeOf(correctAnswer))
    }
  })
})

describe('numbers', () => {
  test('ge-m24 ge-m25: mass, amount and molar mass belong together', () => {
    for (const { question, key } of drawn('ge-m24', 'number')) {
      const [, mass = '', formula = ''] = read(question, /are (\S+) g of .+, (\S+)\? Give/)
      expect(isNear(key.value * massOf(formula), Number(mass))).toBe(true)
    }
    for (const { question, key } of drawn('ge-m25', 'number')) {
      const [, amount = '', formula = ''] = read(question, /of (\S+) mol of .+, (\S+)\? Give/)
      expect(isNear(key.value / Number(amount), massOf(formula))).toBe(true)
    }
  })

  test('ge-m28: so much of the solution holds the mass of the text', () => {
    for (const { question, key } of drawn('ge-m28', 'number')) {
      const [, mass = '', formula = '', volume = ''] = read(
        question,
        /^(\S+) g of .+, (\S+), make (\d+) mL/,
      )
      const dissolved = key.value * (Number(volume) / 1000) * massOf(formula)
      expect(isNear(dissolved, Number(mass))).toBe(true)
    }
  })

  test('ge-m29: the amount is the same before and after dilution', () => {
    for (const { question, key } of drawn('ge-m29', 'number')) {
      const [, strong = '', volume = '', dilute = ''] = read(
        question,
        /volume of (\S+) mol\/L .+ make (\d+) mL of a (\S+) mol\/L/,
      )
      expect(isNear(key.value * Number(strong), Number(volume) * Number(dilute))).toBe(true)
    }
  })

  test('ge-h28: acid and base bring as many H⁺ as OH⁻', () => {
    for (const { question, key } of drawn('ge-h28', 'number')) {
      const [, acidVolume = '', acid = '', volume = '', strength = '', base = ''] = read(
        question,
        /^(\S+) mL of (\S+) need (\S+) mL of (\S+) mol\/L (\S+) for/,
      )
      const protons = key.value * Number(acidVolume) * (atomsOf(acid).get('H') ?? 0)
      const hydroxides = Number(strength) * Number(volume) * (atomsOf(base).get('H') ?? 0)
      expect(isNear(protons, hydroxides)).toBe(true)
    }
  })

  test('ge-h27: product and rest weigh as much as both reactants', () => {
    for (const { question, key } of drawn('ge-h27', 'number')) {
      const [, a = '', first = '', b = '', second = '', text = '', rest = ''] = read(
        question,
        /^(\S+) g of (\S+) and (\S+) g of (\S+) react: (.+)\. How many grams of (\S+) are/,
      )
      const terms = termsOf(text)
      const times = [a, b].map(
        (mass, place) =>
          Number(mass) / ((terms[place]?.count ?? 0) * massOf(terms[place]?.formula ?? '')),
      )
      const product = terms[2]
      const made = Math.min(...times) * -(product?.count ?? 0) * massOf(product?.formula ?? '')
      expect(rest).toBe((times[0] ?? 0) > (times[1] ?? 0) ? first : second)
      expect(Math.abs(Number(a) + Number(b) - made - key.value)).toBeLessThan(0.01 * key.value)
    }
  })

  test('bo-m573: lone pairs are what the octets of the outer atoms leave', () => {
    for (const { question, key } of drawn('bo-m573', 'number')) {
      const [, name = '', formula = ''] = read(question, /central (\w+) atom of (\S+)\?/)
      const outer = [...atomsOf(formula)].flatMap(([symbol, count]) =>
        Array.from({ length: nameOfElement(symbol) === name ? count - 1 : count }, () => symbol),
      )
      const taken = outer.reduce((sum, symbol) => sum + (symbol === 'H' ? 2 : 8), 0)
      expect(key.value).toBe(outer.length + (valenceElectronCount(formula) - taken) / 2)
    }
  })

  test('ch-e21: so many electrons separate the atom from the nearest noble gas', () => {
    for (const { question, key } of drawn('ch-e21', 'number')) {
      const [, name = '', verb = ''] = read(question, /atom of (\w+) (lose|gain)/)
      const own = elements.find((one) => one.name.toLowerCase() === name)?.atomicNumber ?? 0
      expect(NOBLE).toContain(verb === 'lose' ? own - key.value : own + key.value)
      expect(key.value).toBeLessThanOrEqual(3)
    }
  })

  test('ch-h23: one energy for each electron between the two charges', () => {
    for (const { question, key } of drawn('ch-h23', 'number')) {
      const [, list = '', from = '', to = ''] = read(
        question,
        /are (.+) kJ\/mol\. How much energy turns (\S+)\(g\) into (\S+)\(g\)/,
      )
      const energies = list.split(/, | and /).map(plainNumber)
      const parts = energies.slice(chargeOf(from), chargeOf(to))
      expect(parts.reduce((sum, energy) => sum + energy, 0)).toBe(key.value)
    }
  })

  test('ph-e24 ph-m22: mass, volume and density belong together', () => {
    for (const { question, key } of drawn('ph-e24', 'number')) {
      const [, mass = '', volume = ''] = read(question, /mass of (\S+) g .* of (\S+) cm³/)
      expect(isNear(key.value * Number(volume), Number(mass))).toBe(true)
    }
    for (const { question, key } of drawn('ph-m22', 'number')) {
      const [, name = '', density = '', mass = ''] = read(
        question,
        /^(\w+) has a density of (\S+) g\/cm³\. What volume does (\S+) g/,
      )
      expect(isNear(key.value * Number(density), Number(mass))).toBe(true)
      expect(isNear(elements.find((one) => one.name === name)?.density ?? 0, Number(density))).toBe(
        true,
      )
    }
  })

  test('ph-m23 ph-m27: the heat for one kelvin times the rise', () => {
    for (const { question, key } of drawn('ph-m23', 'number')) {
      const [, mass = '', from = '', to = '', specific = ''] = read(
        question,
        /warms (\d+) g of \w+ from (\d+) °C to (\d+) °C\? .* is (\S+) J/,
      )
      const perKelvin = Number(mass) * Number(specific)
      expect(isNear(Number(from) + key.value / perKelvin, Number(to))).toBe(true)
    }
    for (const { question, key } of drawn('ph-m27', 'number')) {
      const [, mass = '', from = '', heat = '', specific = ''] = read(
        question,
        /^(\d+) g of \w+ at (\d+) °C take up (.+) J of .* is (\S+) J/,
      )
      const perKelvin = Number(mass) * Number(specific)
      expect(isNear((key.value - Number(from)) * perKelvin, plainNumber(heat))).toBe(true)
    }
  })

  test('ph-m24: the volume holds the mass of the text', () => {
    for (const { question, key } of drawn('ph-m24', 'number')) {
      const [, molar = '', mass = '', name = ''] = read(
        question,
        /fills (\S+) L here\. What volume do (\S+) g of (\w+) gas/,
      )
      const one = elements.find((other) => other.name.toLowerCase() === name)
      const atoms = one?.group === 18 ? 1 : 2
      const grams = (key.value / Number(molar)) * atoms * (one?.atomicMass ?? 0)
      expect(isNear(grams, Number(mass))).toBe(true)
    }
  })
})

describe('orders', () => {
  test('ge-e22: the pH rises from card to card', () => {
    for (const { cards } of drawn('ge-e22', 'order')) expectRising(cards.map(lastNumber))
  })

  test('ph-m25: the boiling points rise from card to card, and are those of the elements', () => {
    for (const { cards } of drawn('ph-m25', 'order')) {
      const values = cards.map((card) => plainNumber(card.split(', ')[1] ?? ''))
      expectRising(values)
      const measured = cards.map((card) => {
        const found = elements.find(({ name }) => name === card.split(', ')[0])
        return found?.boilingPoint ?? Number.NaN
      })
      expect(
        values.map((value, place) => Math.abs(value - (measured[place] ?? 0)) <= 0.51),
      ).toEqual(cards.map(() => true))
    }
  })

  test('bo-m25: the electronegativities differ more from card to card', () => {
    for (const { cards } of drawn('bo-m25', 'order')) {
      const gaps = cards.map((card) => {
        const [a = 0, b = 0] = card
          .split('–')
          .map((symbol) => properties(symbol).electronegativity ?? 0)
        return Math.abs(a - b)
      })
      expectRising(gaps, 0.29)
    }
  })

  test('bo-m28: more pairs or smaller atoms make the bond shorter and stronger', () => {
    for (const { cards, ends } of drawn('bo-m28', 'order')) {
      const sizes = cards.map((card) => {
        const radii = card.split(/[–=≡]/).map((symbol) => properties(symbol).covalentRadius ?? 0)
        return radii.reduce((sum, radius) => sum + radius, 0) - 20 * bondOrder(card)
      })
      expectRising(['shortest', 'strongest'].includes(ends[0]) ? sizes : sizes.toReversed())
    }
  })

  test('bo-h24: the angles after the shapes of a textbook rise from card to card', () => {
    const angles = new Map<string, number>([
      ['H₂O', 104.5],
      ['NH₃', 107],
      ...'CH₄ SiH₄ CF₄ CCl₄ CBr₄ SiF₄ SiCl₄ NH₄⁺ PH₄⁺ BF₄⁻'
        .split(' ')
        .map((text) => [text, 109.5] as const),
      ...'BF₃ BCl₃ BBr₃ SO₃ CO₃²⁻ NO₃⁻'.split(' ').map((text) => [text, 120] as const),
      ...'CO₂ CS₂ HCN NO₂⁺'.split(' ').map((text) => [text, 180] as const),
    ])
    for (const { cards } of drawn('bo-h24', 'order')) {
      expectRising(cards.map((card) => angles.get(card) ?? Number.NaN))
    }
  })

  test('bo-h25: the melting points rise by a tenth in kelvin from card to card', () => {
    for (const { cards } of drawn('bo-h25', 'order')) {
      const kelvin = cards.map(
        (card) => (meltingSalts.find(({ name }) => name === card)?.meltingPoint ?? 0) + 273.15,
      )
      expectRising(kelvin, 0.099 * (kelvin[0] ?? 0))
    }
  })

  test('bo-h26: the boiling points of a second table rise from card to card', () => {
    const points = pointsOf(
      'H₂O 100, H₂S -60.3, H₂Se -41.3, H₂Te -2, HF 19.5, HCl -85.1, HBr -66.4, HI -35.4, NH₃ -33.3, PH₃ -87.7, AsH₃ -55',
    )
    for (const { cards } of drawn('bo-h26', 'order')) {
      expectRising(cards.map((card) => points.get(card) ?? Number.NaN))
    }
  })

  test('ch-m22: the oxidation numbers of a table made by hand rise from card to card', () => {
    const numbers = pointsOf(
      'NH₃ -3, NH₄⁺ -3, N₂ 0, N₂O 1, NO 2, HNO₂ 3, NO₂⁻ 3, NO₂ 4, HNO₃ 5, NO₃⁻ 5, H₂S -2, S²⁻ -2, S₈ 0, SO₂ 4, SO₃²⁻ 4, SO₃ 6, SO₄²⁻ 6, HCl -1, Cl⁻ -1, Cl₂ 0, HClO 1, ClO⁻ 1, HClO₂ 3, ClO₂⁻ 3, HClO₃ 5, ClO₃⁻ 5, HClO₄ 7, ClO₄⁻ 7, Mn 0, Mn²⁺ 2, Mn₂O₃ 3, MnO₂ 4, MnO₄²⁻ 6, MnO₄⁻ 7, CH₄ -4, C 0, CO 2, CO₂ 4, Cr 0, Cr²⁺ 2, Cr₂O₃ 3, CrO₃ 6, V 0, V²⁺ 2, V₂O₃ 3, VO₂ 4, V₂O₅ 5',
    )
    for (const { cards } of drawn('ch-m22', 'order')) {
      expectRising(cards.map((card) => numbers.get(card) ?? Number.NaN))
    }
  })

  test('ch-m23: the metals stand as in the activity series of a textbook', () => {
    const series =
      'Gold Silver Copper Lead Tin Iron Zinc Aluminum Magnesium Sodium Potassium'.split(' ')
    for (const { cards } of drawn('ch-m23', 'order')) {
      expectRising(cards.map((card) => series.indexOf(card)))
    }
  })

  test('ph-e25: larger atoms of one group, and higher boiling points', () => {
    for (const { cards } of drawn('ph-e25', 'order')) {
      const found = cards.map((card) => elements.find(({ name }) => name === card))
      expect(new Set(found.map((one) => one?.group)).size).toBe(1)
      expectRising(found.map((one) => one?.period ?? 0))
      expectRising(found.map((one) => one?.boilingPoint ?? Number.NaN))
    }
  })

  test('ph-m26: the molecules grow from card to card', () => {
    for (const { cards } of drawn('ph-m26', 'order')) {
      expectRising(cards.map((card) => massOf(card.split(', ')[1] ?? '')))
    }
  })

  test('ph-h27: the boiling points of a second table rise from card to card', () => {
    const points = pointsOf(
      '2_2-dimethylpropane 9.5, 2-methylbutane 27.9, pentane 36.1, 2_2-dimethylbutane 49.7, 2-methylpentane 60.3, hexane 68.7, 2-methyl-2-propanol 82.4, 2-butanol 99.5, 1-butanol 117.7, propane -42.1, methoxymethane -24.8, ethanal 20.2, ethanol 78.3, butane -0.5, methoxyethane 7.4, propanone 56.1, 1-propanol 97.2',
    )
    for (const { cards } of drawn('ph-h27', 'order')) {
      const names = cards.map((card) => card.replace('2,2', '2_2').split(', ')[0] ?? '')
      expectRising(names.map((name) => points.get(name) ?? Number.NaN))
    }
  })
})

describe('the table', () => {
  test('ge-e23: the elements are those of the formula of the name', () => {
    for (const { question, key } of drawn('ge-e23', 'table')) {
      const [, name = ''] = read(question, /elements that (.+) is made of/)
      const symbols = [...atomsOf(shown(formulaOf(name))).keys()]
      expect(key.symbols.toSorted()).toEqual(symbols.toSorted())
    }
  })

  test('ch-e23: so many electrons separate exactly these atoms from a noble gas', () => {
    for (const { question, key } of drawn('ch-e23', 'table')) {
      const [, group = '', from = '', to = '', size = '', sign = ''] = read(
        question,
        /all (\S+)(?: elements)? of periods (\d) to (\d) .* charge (\d)([+−])\.$/,
      )
      const charge = sign === '+' ? Number(size) : -Number(size)
      const found = elements.filter(
        ({ period, block, classification, atomicNumber }) =>
          period >= Number(from) &&
          period <= Number(to) &&
          (group.startsWith('s-block') ? block === 's' : classification === 'non-metal') &&
          NOBLE.includes(atomicNumber - charge),
      )
      expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
    }
  })

  test('ph-e22: at 25 °C these are above their boiling or their melting point', () => {
    for (const { question, key } of drawn('ph-e22', 'table')) {
      const [, from = '', to = '', states = ''] = read(
        question,
        /periods (\d) to (\d) that are (.+) at 25 °C/,
      )
      const found = elements.filter(
        ({ period, meltingPoint, boilingPoint }) =>
          period >= Number(from) &&
          period <= Number(to) &&
          ((boilingPoint ?? 99) < 25 || (states !== 'gases' && (meltingPoint ?? 99) < 25)),
      )
      expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
    }
  })

  test('ph-e23: the seven elements with two-atom molecules, within the text', () => {
    for (const { question, key } of drawn('ph-e23', 'table')) {
      const [, from = '', to = ''] = read(question, /periods (\d) to (\d)/)
      const group = Number(/groups (\d+)/.exec(question)?.[1] ?? 1)
      const found = ['H', 'N', 'O', 'F', 'Cl', 'Br', 'I'].filter((symbol) => {
        const one = element(symbol)
        return one.period >= Number(from) && one.period <= Number(to) && one.group >= group
      })
      expect(key.symbols).toEqual(found)
    }
  })
})

const NOBLE = [2, 10, 18, 36, 54, 86]

/** A substance of an equation; products have negative numbers. */
type Counted = { readonly count: number; readonly formula: string }

function termsOf(text: string): readonly Counted[] {
  return text.split(' → ').flatMap((side, place) =>
    side.split(' + ').map((term) => {
      const [, count = '', formula = ''] = read(term, /^(?:(\d+) )?(\S+)$/)
      return { count: (place === 0 ? 1 : -1) * Number(count || '1'), formula }
    }),
  )
}

/** The balance of each element and of the charge, reactants minus products. */
function totalOf(terms: readonly Counted[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const { count, formula } of terms) {
    for (const [key, amount] of [...atomsOf(formula), ['charge', chargeOf(formula)] as const]) {
      totals.set(key, (totals.get(key) ?? 0) + count * amount)
    }
  }
  return totals
}

const LOW = '₀₁₂₃₄₅₆₇₈₉'
const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The atoms of a formula, counted by writing out every bracket and every number. */
function atomsOf(formula: string): ReadonlyMap<string, number> {
  const plain = Array.from(formula.replace(/[⁰¹²³⁴-⁹]*[⁺⁻]$/u, ''), (sign) =>
    LOW.includes(sign) ? String(LOW.indexOf(sign)) : sign,
  ).join('')
  const counts = new Map<string, number>()
  for (const part of plain.split('·')) {
    const [, times = '', rest = ''] = read(part, /^(\d*)(.*)$/)
    const long = rest.replace(/\(([^)]*)\)(\d*)/g, (_, inside: string, count: string) =>
      inside.repeat(Number(count || '1')),
    )
    for (const [, symbol = '', count = ''] of long.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
      const atoms = Number(count || '1') * Number(times || '1')
      counts.set(symbol, (counts.get(symbol) ?? 0) + atoms)
    }
  }
  return counts
}

function chargeOf(formula: string): number {
  const [, size = '', sign = ''] = /([⁰¹²³⁴-⁹]*)([⁺⁻])$/u.exec(formula) ?? []
  if (sign === '') return 0
  const digits = Array.from(size, (digit) => String(HIGH.indexOf(digit))).join('')
  return (sign === '⁺' ? 1 : -1) * Number(digits || '1')
}

function massOf(formula: string): number {
  return [...atomsOf(formula)].reduce(
    (sum, [symbol, count]) => sum + count * element(symbol).atomicMass,
    0,
  )
}

function nameOf(formula: string): string {
  const found = nameOrFormula(formula)
  return 'name' in found ? found.name : ''
}

function formulaOf(name: string): string {
  const found = nameOrFormula(name)
  return 'formula' in found ? found.formula : ''
}

/** A plain formula as it is shown. */
function shown(formula: string): string {
  return formula.replace(/(?<=[A-Za-z)\]])\d+/g, (digits) =>
    Array.from(digits, (digit) => LOW.charAt(Number(digit))).join(''),
  )
}

function nameOfElement(symbol: string): string {
  return element(symbol).name.toLowerCase()
}

function rootOf(text: string): string {
  return text.replace(/^sulfur$/, 'sulf').replace(/^phosphor$/, 'phosph')
}

/** The ion of an acid by the endings: hydrochloric, chloride; sulfurous, sulfite; sulfuric, sulfate. */
function ionOfAcid(name: string): string {
  if (/^hydro.*ic$/.test(name)) return `${rootOf(name.slice(5, -2))}ide`
  return name.endsWith('ous')
    ? `${rootOf(name.slice(0, -3))}ite`
    : `${rootOf(name.slice(0, -2))}ate`
}

function pointsOf(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(', ').map((entry) => {
      const [name = '', value = ''] = entry.split(' ')
      return [name, Number(value)]
    }),
  )
}

function expectRising(values: readonly number[], step = 0): void {
  const steps = values.slice(1).map((value, place) => value - (values[place] ?? Number.NaN))
  expect(steps.filter((size) => !(size > step))).toEqual([])
}

/** Whether two results agree within the rounding of three figures. */
function isNear(value: number, other: number): boolean {
  return Math.abs(value - other) <= 0.011 * Math.abs(other)
}

function lastNumber(text: string): number {
  return Number(/[\d.]+$/.exec(text)?.[0])
}

/** A number with thin spaces and a minus sign. */
function plainNumber(text: string): number {
  return Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function read(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text)
  if (match === null) throw new RangeError(`${String(pattern)} does not read '${text}'`)
  return match
}

function questionsOf(id: string) {
  const template = productionTemplates.find((one) => one.id === id)
  if (template === undefined) throw new RangeError(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).filter(
    (question) => question.type !== 'mcq',
  )
}

function drawn<Kind extends ProductionKind>(
  id: string,
  kind: Kind,
): readonly ProductionQuestionOf<Kind>[]
function drawn(id: string, kind: ProductionKind): readonly unknown[] {
  return questionsOf(id).filter(({ type }) => type === kind)
}
