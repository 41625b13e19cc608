import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Statement, statement, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import { rows, steadyColumns } from './main-groups.ts'

const article = 'periodic-trends-explained'

const aspects = [
  { about: smallerInPeriod, lines: rows },
  { about: largerInPeriod, lines: rows },
  { about: largerInGroup, lines: steadyColumns },
  { about: smallerInGroup, lines: steadyColumns },
] as const

/** Why one atom is larger or smaller than another one of its period or group. */
export const reasonForSize = template('pe-m5', 'trend-reasons', (random) => {
  const { about, lines } = pick(random, aspects)
  const line = pick(random, lines)
  const pair = sample(random, line, 2)
  const [first = '', last = ''] = line.filter((symbol) => pair.includes(symbol))
  if (!comparable('covalentRadius', first, last)) return null
  return statement(random, about(first, last))
})

function smallerInPeriod(left: ElementSymbol, right: ElementSymbol): Statement {
  const [one, other] = [element(left), element(right)]
  const fact = `Both use shell ${one.period}, which the ${other.protons} protons of ${nameOf(right)} draw in harder than the ${one.protons} of ${nameOf(left)}`
  return {
    element: right,
    stem: `Why is ${withArticle(right)} atom smaller than ${withArticle(left)} atom?`,
    answers: [
      'More protons attract the same outer shell.',
      'Its nuclear charge draws the shell in harder.',
    ],
    lures: [
      {
        value: 'It has fewer electrons, which need less room.',
        misconception: 'PE2',
        why: `${other.name} has more electrons, ${other.protons} against ${one.protons}. They are in the same shell ${one.period}, which ${other.protons} protons draw in harder.`,
      },
      {
        value: 'Its electrons shield each other completely.',
        misconception: 'PE12',
        why: `Electrons of one shell hardly shield each other, and full shielding would leave the size unchanged. ${fact}.`,
      },
      {
        value: 'Its outer electrons are one shell farther in.',
        misconception: 'CL3',
        why: `Both atoms have their outer electrons in shell ${one.period}. In ${nameOf(right)} this shell is smaller, because ${other.protons} protons attract it.`,
      },
      {
        value: 'Its electrons share the attraction among more.',
        misconception: 'PE5',
        why: `The pull is not shared out, and a weaker pull would make the atom larger. Each electron is attracted by all ${other.protons} protons.`,
      },
    ],
    right: `${fact}.`,
    see: { elements: [left, right], article },
  }
}

function largerInPeriod(left: ElementSymbol, right: ElementSymbol): Statement {
  const [one, other] = [element(left), element(right)]
  const fact = `Both use shell ${one.period}, which only ${one.protons} protons attract in ${nameOf(left)}, but ${other.protons} in ${nameOf(right)}`
  return {
    element: left,
    stem: `${capitalized(withArticle(left))} atom is larger than ${withArticle(right)} atom. Why?`,
    answers: [
      'Fewer protons attract the same outer shell.',
      'Its nuclear charge draws the shell in less.',
    ],
    lures: [
      {
        value: 'It has more electrons, which need more room.',
        misconception: 'PE2',
        why: `${one.name} has fewer electrons, ${one.protons} against ${other.protons}. ${fact}.`,
      },
      {
        value: 'Its inner shells shield the outer shell more.',
        misconception: null,
        why: `Both have the same inner shells, which shield alike. ${fact}.`,
      },
      {
        value: 'Its outer electrons are one shell farther out.',
        misconception: 'CL3',
        why: `Elements of one period have their outer electrons in the same shell. ${fact}.`,
      },
      {
        value: 'Its few electrons get more attraction each.',
        misconception: 'PE5',
        why: `The pull is not shared out, and a stronger pull would make the atom smaller. ${fact}.`,
      },
    ],
    right: `${fact}, so the shell stays farther out.`,
    see: { elements: [left, right], article },
  }
}

function largerInGroup(upper: ElementSymbol, lower: ElementSymbol): Statement {
  const [above, below] = [element(upper), element(lower)]
  const fact = `The outer electrons of ${nameOf(lower)} are in shell ${below.period}, those of ${nameOf(upper)} in shell ${above.period}`
  return {
    element: lower,
    stem: `Why is ${withArticle(lower)} atom larger than ${withArticle(upper)} atom?`,
    answers: [
      'Its outer electrons are in a shell farther out.',
      'It has more shells, which shield the outer one.',
    ],
    lures: [
      {
        value: 'More protons push its outer electrons outward.',
        misconception: null,
        why: `Protons attract electrons and push none outward. ${fact}, farther from the nucleus and better shielded.`,
      },
      {
        value: 'More protons attract the same outer shell.',
        misconception: 'CL3',
        why: `It is not the same shell, and a stronger pull alone would make the atom smaller. ${fact}.`,
      },
      {
        value: 'Its electrons have to share the attraction.',
        misconception: 'PE5',
        why: `The pull is not shared out: each electron is attracted by all ${below.protons} protons. ${fact}.`,
      },
      {
        value: 'Its heavier nucleus is itself much larger.',
        misconception: 'AS7',
        why: `The nucleus is ten thousand times smaller than the atom, so its size does not matter. ${fact}.`,
      },
    ],
    right: `${fact}: each extra shell lies farther out, and the inner ones shield it.`,
    see: { elements: [upper, lower], article },
  }
}

function smallerInGroup(upper: ElementSymbol, lower: ElementSymbol): Statement {
  const [above, below] = [element(upper), element(lower)]
  const fact = `The outer electrons of ${nameOf(upper)} are in shell ${above.period}, those of ${nameOf(lower)} in shell ${below.period}`
  return {
    element: upper,
    stem: `${element(lower).name} has more protons than ${nameOf(upper)}. Why is ${withArticle(upper)} atom still the smaller one?`,
    answers: [
      'Its outer electrons are in a nearer shell.',
      'Fewer inner shells lie around its nucleus.',
    ],
    lures: [
      {
        value: 'Its outer electrons are shielded far more.',
        misconception: null,
        why: `More shielding would make an atom larger, and ${nameOf(upper)} has fewer inner electrons to shield. ${fact}.`,
      },
      {
        value: 'Its protons attract the same outer shell more.',
        misconception: 'CL3',
        why: `The outer shells are not the same, and ${nameOf(upper)} has fewer protons. ${fact}.`,
      },
      {
        value: 'Fewer electrons share the attraction of its nucleus.',
        misconception: 'PE5',
        why: `The pull is not shared out: each electron is attracted by all ${above.protons} protons. ${fact}.`,
      },
    ],
    right: `${fact}. The additional shells outweigh the additional protons.`,
    see: { elements: [upper, lower], article },
  }
}

function withArticle(symbol: ElementSymbol): string {
  const name = nameOf(symbol)
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`
}
