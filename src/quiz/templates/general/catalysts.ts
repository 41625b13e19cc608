import { catalyses } from '#chemistry/catalysts.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { capitalized } from '#quiz/templates/names.ts'

import { effectOfCatalyst } from './energies.ts'

const see = { article: 'how-catalysts-work' }

type Catalysis = (typeof catalyses)[number]

export const workOfCatalyst: Template = {
  ...effectOfCatalyst,
  version: 2,
  draw(random) {
    const facet = pick(random, [whatChanges, whatStays, whatIsLeft, whyFaster])
    const catalysis = pick(random, catalyses)
    // What makes polyethylene stays in it.
    if (facet === whatIsLeft && catalysis.element === 'Ti') return null
    return questionOfFacet(random, facet(catalysis, random))
  },
}

function whatChanges({ catalyst, element, process }: Catalysis): Facet {
  const fact = `${capitalized(catalyst)} opens a path with a lower activation energy`
  return {
    element,
    stem: `${process} is catalyzed by ${catalyst}. What does the catalyst change?`,
    answers: ['the activation energy', 'the path of the reaction', 'the time until equilibrium'],
    lures: [
      {
        value: 'the reaction energy ΔH',
        misconception: 'GE9',
        why: `The energy of the start and end substances stays the same, so ΔH does too. ${fact}.`,
      },
      {
        value: 'the position of equilibrium',
        misconception: 'GE9',
        why: `A catalyst speeds up both directions alike, so equilibrium is reached sooner but stays the same. ${fact}.`,
      },
      {
        value: 'its own mass for good',
        misconception: 'GE9',
        why: `A catalyst takes part but is formed again, so its amount is the same at the end. ${fact}.`,
      },
    ],
    right: `${fact}, so equilibrium is reached sooner; ΔH and the equilibrium itself stay the same.`,
    see,
  }
}

function whatStays({ catalyst, element, process }: Catalysis): Facet {
  const fact = `${capitalized(catalyst)} changes neither ΔH nor the equilibrium`
  return {
    element,
    stem: `${process} is catalyzed by ${catalyst}. What is the same as without the catalyst?`,
    answers: ['the reaction energy ΔH', 'the position of equilibrium'],
    lures: [
      {
        value: 'the activation energy',
        misconception: 'GE9',
        why: `Lowering the activation energy is just what a catalyst does. ${fact}.`,
      },
      {
        value: 'the time until equilibrium',
        misconception: 'GE9',
        why: `Both directions run faster, so equilibrium is reached sooner. ${fact}.`,
      },
      {
        value: 'the path of the reaction',
        misconception: 'GE9',
        why: `A catalyst takes part in the reaction, which runs on another path. ${fact}.`,
      },
    ],
    right: `${fact}: the substances at start and end are the same. Only the way between them is lower.`,
    see,
  }
}

/** What is made of an amount of catalyst in theory; in practice some of it is lost or poisoned. */
function whatIsLeft({ catalyst, element, process }: Catalysis, random: Random): Facet {
  const mass = `${formatNumber(pick(random, [2, 3, 5, 8]), { decimals: 1 })} g`
  const fact = `What the catalyst binds in one step it lets go in a later one, so ${mass} remain`
  return {
    element,
    stem: `${process} is catalyzed by ${mass} of ${catalyst}. In theory, how much of it is there in the end?`,
    answers: [`${mass}, as it is formed again`],
    lures: [
      {
        value: '0 g, as it becomes product',
        misconception: 'GE9',
        why: `No part of a catalyst ends up in the product. ${fact}.`,
      },
      {
        value: 'less, as it gives off energy',
        misconception: 'GE9',
        why: `A catalyst gives no energy: it lowers the energy that is needed. ${fact}.`,
      },
      {
        value: 'more, as it takes up product',
        misconception: 'GE9',
        why: `The product leaves the catalyst, which is then free for the next molecules. ${fact}.`,
      },
    ],
    right: `A catalyst takes part and comes out again. ${fact}.`,
    see,
  }
}

function whyFaster({ catalyst, element, process }: Catalysis): Facet {
  const fact = `With ${catalyst} the activation energy is lower, so more collisions are successful`
  return {
    element,
    stem: `Why does ${process.charAt(0).toLowerCase()}${process.slice(1)} run faster with ${catalyst} as a catalyst?`,
    answers: ['More collisions have enough energy.', 'The energy barrier of its path is lower.'],
    lures: [
      {
        value: 'It gives its energy to the molecules.',
        misconception: 'GE9',
        why: `A catalyst gives no energy; the molecules have as much as before. ${fact}.`,
      },
      {
        value: 'It makes the reaction release more heat.',
        misconception: 'GE9',
        why: `The heat of a reaction depends on the substances at start and end alone. ${fact}.`,
      },
      {
        value: 'It slows the reverse reaction down.',
        misconception: 'GE9',
        why: `A catalyst speeds up both directions alike. ${fact}.`,
      },
      {
        value: 'It makes the molecules move faster.',
        misconception: 'GE9',
        why: `At the same temperature the molecules move as fast as before. ${fact}.`,
      },
    ],
    right: `${fact} at the same temperature.`,
    see,
  }
}
