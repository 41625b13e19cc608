import { pick } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'

import { molecularSubstances, moleculesOnMelting } from './medium-matter.ts'

type Substance = (typeof molecularSubstances)[number]

/** As before, with options that begin alike, so that only their meaning tells them apart. */
export const moleculesStayWhole: Template = {
  ...moleculesOnMelting,
  version: 3,
  draw(random) {
    const substance = pick(random, molecularSubstances)
    const change = pick(random, substance.changes)
    return questionOfFacet(random, change === 'melts' ? melting(substance) : boiling(substance))
  },
}

function melting({ symbol, name }: Substance): Facet {
  return {
    element: symbol,
    stem: `What happens to the molecules when ${name} melts?`,
    answers: [
      'They stay whole and move past each other.',
      'They stay whole and leave their fixed places.',
      'They keep their bonds and move past each other.',
      'They leave their places without breaking up.',
    ],
    lures: [
      ...lures(name, 'melting', 'In the liquid the molecules only move past each other.'),
      {
        value: 'They break up into atoms that move freely.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during melting. Only the much weaker attraction between molecules is overcome.`,
      },
      {
        value: 'They leave their places as their bonds break.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during melting. Whole molecules leave their fixed places.`,
      },
      // In hot liquid sulfur the rings do open and join to chains.
      ...(symbol === 'S' ? [] : [joining(name, 'melting')]),
    ],
    right: 'Melting overcomes attraction between molecules; the bonds inside them hold.',
    see: { article: 'ionic-vs-covalent-bonds' },
  }
}

function boiling({ symbol, name }: Substance): Facet {
  return {
    element: symbol,
    stem: `What happens to the molecules when ${name} boils?`,
    answers: [
      'They stay whole and move far apart.',
      'They stay whole and move about singly.',
      'They keep their bonds and move far apart.',
      'They move far apart without breaking up.',
    ],
    lures: [
      ...lures(name, 'boiling', 'In the gas only the distances between molecules are larger.'),
      {
        value: 'They break up into atoms that move apart.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during boiling. Only the much weaker attraction between molecules is overcome.`,
      },
      {
        value: 'They move far apart as their bonds break.',
        misconception: 'PH1',
        why: `The bonds inside the molecules of ${name} hold during boiling. Whole molecules move apart.`,
      },
      joining(name, 'boiling'),
    ],
    right: 'Boiling overcomes attraction between molecules; the bonds inside them hold.',
    see: { article: 'ionic-vs-covalent-bonds' },
  }
}

function lures(name: string, change: string, instead: string): Facet['lures'] {
  return [
    {
      value: 'They stay whole but swell to a larger size.',
      misconception: 'PH2',
      why: `A molecule of ${name} keeps its size. ${instead}`,
    },
    {
      value: 'They stay whole but lose part of their mass.',
      misconception: 'PH7',
      why: `The molecules of ${name} are the same before and after ${change}. Their mass does not change.`,
    },
  ]
}

function joining(name: string, change: string): Facet['lures'][number] {
  return {
    value: 'They join to form larger molecules.',
    misconception: 'PH1',
    why: `New bonds would make a new substance. During ${change} the molecules of ${name} stay what they are.`,
  }
}
