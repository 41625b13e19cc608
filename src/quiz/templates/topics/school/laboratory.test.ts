import { expect, test } from 'vitest'

import { pictograms } from '#chemistry/laboratory/apparatus.ts'

import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'
import { laboratory } from './laboratory.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(laboratory)

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ge-e250': (text) => {
    const [mark = 0, ...rest] = firstNumbers(text)
    const number = rest.at(-1) ?? 0
    const marks = rest.slice(0, -1)
    const middle = marks.reduce((sum, one) => sum + one, 0) / marks.length
    // Ten marks lie between two numbers, on each of the scales.
    return number + (middle / 10) * (10 * mark)
  },
  'ge-e253': (text) => {
    const [, written = ''] = /weighs ([\d.]+) g/.exec(text) ?? []
    return written.replace(/^[0.]+/, '').replace('.', '').length
  },
  'ge-m251': (text) => {
    const [found = 0, accepted = 1] = firstNumbers(text)
    return 100 * Math.abs(found / accepted - 1)
  },
  'ge-m252': (text) => {
    const [error = 0, start = 0, end = 0] = firstNumbers(text.replace('±', ''))
    return (200 * error) / (end - start)
  },
  'ge-h250': (text) => {
    const [mass = 1, gram = 0, titer = 1, milliliter = 0] = firstNumbers(text.replaceAll('±', ''))
    return 100 * (gram / mass + milliliter / titer)
  },
  'ge-h251': (text) => {
    const titers = firstNumbers(/mL: (.+?)\. Those/.exec(text)?.[1] ?? '')
    const near = titers.filter(
      (one) => titers.filter((other) => Math.abs(one - other) < 0.1001).length === 3,
    )
    expect(near).toHaveLength(3)
    return near.reduce((sum, one) => sum + one, 0) / near.length
  },
}

test.each(Object.keys(numbers))('%s: the number follows from the text', (id) => {
  for (const { question, key } of of(id, 'number')) {
    expect(key.value / (numbers[id]?.(question) ?? 0)).toBeCloseTo(1, 5)
  }
})

/** Digits after the decimal point. */
function places(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** Significant figures. */
function figures(text: string): number {
  return text.replace('.', '').replace(/^0+/, '').length
}

test('ge-m250: the last figure of the result is the last one that every value has', () => {
  for (const { question, key, correctAnswer } of of('ge-m250', 'number')) {
    const texts = [...question.matchAll(/\d+(?:\.\d+)?(?= m?[gL])/g)].map(([text]) => text)
    const [first = '', second = ''] = texts
    const [one, other] = [Number(first), Number(second)]
    const shown = correctAnswer.split(' ')[0] ?? ''
    const exact = question.includes('together')
      ? one + other
      : question.includes('take up')
        ? one / other
        : one * other
    expect(Math.abs(exact - key.value)).toBeLessThanOrEqual(0.5 * 10 ** -places(shown) + 1e-9)
    const count = question.includes('together') ? places : figures
    expect(count(shown)).toBe(Math.min(count(first), count(second)))
    expect(key.figures).toBe(figures(shown))
    // No liquid of a school is heavier or lighter.
    const density = question.includes('take up') ? one / other : question.includes('mL') ? other : 1
    expect([question, density > 0.6 && density < 1.7]).toEqual([question, true])
  }
})

test('ge-e251: exact volumes belong to pipette, burette and volumetric flask', () => {
  for (const { left, partners } of of('ge-e251', 'match')) {
    left.forEach((name, place) => {
      const isExact = /exact/.test(partners[place] ?? '')
      expect([name, isExact]).toEqual([name, /pipette|urette|olumetric/.test(name)])
    })
  }
})

test('ge-e252: the meaning stands beside its symbol in the order of the codes', () => {
  const words = ['explosive', 'flammable', 'oxidizing', 'gas', 'corrosive', 'poison', 'irritant']
  for (const { left, partners } of of('ge-e252', 'match')) {
    left.forEach((symbol, place) => {
      const code = pictograms.findIndex(
        (one) => one.symbol === symbol.replace(/^./, (c) => c.toLowerCase()),
      )
      const word = [...words, 'long run', 'water'][code] ?? '-'
      expect(partners[place]).toContain(word)
    })
  }
})

test('ge-m253: nothing is filled up or read before it is rinsed in', () => {
  const orders = [
    ['weigh', 'dissolve', 'volumetric flask', 'to the mark', 'mix'],
    ['rinse the burette', 'read the start', 'pipette', 'color changes', 'read the end'],
  ]
  for (const { cards } of of('ge-m253', 'order')) {
    const fitting = orders.filter((order) =>
      order.every((word, place) => cards[place]?.includes(word)),
    )
    expect(fitting).toHaveLength(1)
  }
})

test('ge-e254, ge-e255: only one option has the meaning or the job', () => {
  for (const { question, correctAnswer } of of('ge-e254', 'mcq')) {
    const found = pictograms.filter(({ meaning }) =>
      question.includes(`: ${meaning.replace(':', ',')}.`),
    )
    const words = correctAnswer.split(' ').slice(-1)
    expect(found).toHaveLength(1)
    for (const { symbol } of found) expect(symbol).toContain(words[0])
  }
  const jobs: readonly (readonly [RegExp, string])[] = [
    [/one fixed volume/, 'volumetric pipette'],
    [/drop by drop/, 'burette'],
    [/made up/, 'volumetric flask'],
    [/about 1 mL/, 'measuring cylinder'],
    [/of a gas/, 'gas syringe'],
    [/swirled/, 'conical flask'],
  ]
  for (const { question, correctAnswer } of of('ge-e255', 'mcq')) {
    expect(jobs.filter(([mark]) => mark.test(question)).map(([, name]) => name)).toEqual([
      correctAnswer,
    ])
  }
})

test('ge-m701: two decimals are a pipette or a burette, one is a flask, and a flask is swirled', () => {
  for (const { question, correctAnswer } of of('ge-m701', 'mcq')) {
    const [, volume = ''] = /(\d+(?:\.\d+)?) mL/.exec(question) ?? []
    const decimals = volume.split('.')[1]?.length ?? 0
    const isGas = /hydrogen|oxygen|carbon dioxide/.test(question)
    const wanted = /swirled/.test(question)
      ? 'conical flask'
      : decimals === 1
        ? 'volumetric flask'
        : decimals === 0
          ? isGas
            ? 'gas syringe'
            : 'measuring cylinder'
          : /until/.test(question)
            ? 'burette'
            : 'volumetric pipette'
    expect(correctAnswer).toBe(wanted)
  }
})

test('ge-e256, ge-e257, ge-m254: the option follows from the numbers of the text', () => {
  for (const { question, correctAnswer } of of('ge-e256', 'mcq')) {
    const [, written = ''] = /weighs ([\d.]+) g/.exec(question) ?? []
    expect(Number(correctAnswer)).toBe(figures(written))
  }
  for (const { question, correctAnswer } of of('ge-e257', 'mcq')) {
    const [marks = 0, mark = 0, number = 0] = firstNumbers(question)
    expect(firstNumbers(correctAnswer)[0]).toBeCloseTo(number + marks * mark, 9)
  }
  for (const { question, correctAnswer } of of('ge-m254', 'mcq')) {
    const [found = 0, accepted = 1] = firstNumbers(question)
    const shown = firstNumbers(correctAnswer)[0] ?? 0
    expect(Math.abs(shown / (100 * Math.abs(found / accepted - 1)) - 1)).toBeLessThan(0.06)
  }
})

test('ge-m408: each of the two dangers has its own sign', () => {
  const signs: readonly (readonly [RegExp, RegExp])[] = [
    [/(?<!\w)flammable/, /single flame/],
    [/oxidizing/, /over a circle/],
    [/poison/, /skull/],
    [/irritant/, /exclamation/],
    [/long run/, /star/],
  ]
  for (const { question, options, correctAnswer } of of('ge-m408', 'mcq')) {
    const wanted = signs.filter(([danger]) => danger.test(question)).map(([, sign]) => sign)
    expect(wanted).toHaveLength(2)
    expect(options.filter((text) => wanted.every((sign) => sign.test(text)))).toEqual([
      correctAnswer,
    ])
  }
})

test('ge-m410: the density has the figures of the less exact value', () => {
  for (const { question, correctAnswer } of of('ge-m410', 'mcq')) {
    const [, mass = '', volume = ''] =
      /mass of (\S+) g and a volume of (\S+) cm/.exec(question) ?? []
    const least = Math.min(figures(mass), figures(volume))
    const [written = ''] = correctAnswer.split(' ')
    expect(written).toBe((Number(mass) / Number(volume)).toPrecision(least))
  }
})

test('ge-m410: how many figures 60 has can be said in two ways, so version 2 has no such number', () => {
  const shown = of('ge-m410', 'mcq')
    .filter(({ id }) => id.startsWith('ge-m410.2.'))
    .map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter((text) => /(?<![.\d])\d*0 (g|cm)/.test(text))).toEqual([])
})

test('ge-m410: version 3 has no density above that of gold', () => {
  const densities = of('ge-m410', 'mcq')
    .filter(({ id }) => id.startsWith('ge-m410.3.'))
    .map(({ correctAnswer }) => Number.parseFloat(correctAnswer))
  expect(densities.length).toBeGreaterThan(100)
  expect(Math.max(...densities)).toBeLessThan(20)
})

test('ge-m500: the marks between the two readings are counted', () => {
  for (const { question, correctAnswer } of of('ge-m500', 'mcq')) {
    const [, first = '', mark = '', from = '', second = '', to = ''] =
      /(\d+) marks of (\S+) \S+ (?:below|above) (\d+), .* (\d+) marks (?:below|above) (\d+)\./.exec(
        question,
      ) ?? []
    const [size, number] = [Number(mark), 10 * Number(mark)]
    const whole = Math.round((Number(to) - Number(from)) / number)
    const marks = 10 * whole + Number(second) - Number(first)
    expect(Number.parseFloat(correctAnswer)).toBeCloseTo(marks * size, 6)
    expect(question.includes('below')).toBe(question.includes('burette'))
  }
})
