import { catalyses } from '#chemistry/reactions/catalysts.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { numeric, type Statement, statement, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { capitalized, uncapitalized } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

const see = { article: 'how-catalysts-work' }

type Catalysis = (typeof catalyses)[number]

export const workOfCatalyst = template('ge-m8', 'energetics', (random) => {
  const ask = pick(random, [whatChanges, whatStays, whatIsLeft, whyFaster])
  const catalysis = pick(random, catalyses)
  // The catalyst of polyethylene stays in it.
  if (ask === whatIsLeft && catalysis.element === 'Ti') return null
  return statement(random, ask(catalysis, random))
})

function whatChanges({ catalyst, element, process }: Catalysis): Statement {
  const fact = `${capitalized(catalyst)} opens a path with a lower activation energy`
  return {
    element,
    stem: `${process} is catalyzed by ${catalyst}. What does the catalyst change?`,
    answers: ['the activation energy', 'the path of the reaction', 'the time until equilibrium'],
    lures: [
      {
        // The energy of a reaction may be ΔU as well; ΔH is an enthalpy.
        value: 'the enthalpy change ΔH',
        misconception: 'GE9',
        why: `The energy of the start and end substances stays the same, so ΔH does too. ${fact}.`,
      },
      {
        value: 'the position of equilibrium',
        misconception: 'EQ7',
        why: `A catalyst speeds up both directions alike, so equilibrium is reached sooner but stays the same. ${fact}.`,
      },
      {
        value: 'its own mass at the end',
        misconception: 'GE9',
        why: `A catalyst takes part but is formed again, so its amount is the same at the end. ${fact}.`,
      },
    ],
    right: `${fact}, so equilibrium is reached sooner; ΔH and the equilibrium itself stay the same.`,
    see,
  }
}

function whatStays({ catalyst, element, process }: Catalysis): Statement {
  const fact = `${capitalized(catalyst)} changes neither ΔH nor the equilibrium`
  return {
    element,
    stem: `${process} is catalyzed by ${catalyst}. What is the same as without the catalyst?`,
    answers: ['the enthalpy change ΔH', 'the position of equilibrium'],
    lures: [
      {
        value: 'the activation energy',
        misconception: 'GE28',
        why: `Lowering the activation energy is just what a catalyst does. ${fact}.`,
      },
      {
        value: 'the time until equilibrium',
        misconception: null,
        why: `Both directions run faster, so equilibrium is reached sooner. ${fact}.`,
      },
      {
        value: 'the path of the reaction',
        misconception: 'GE28',
        why: `A catalyst takes part in the reaction, which runs on another path. ${fact}.`,
      },
    ],
    right: `${fact}: the substances at start and end are the same. Only the energy barrier between them is lower.`,
    see,
  }
}

/** Asks how much of a catalyst is left, without losses. In practice some of it is lost or poisoned. */
function whatIsLeft({ catalyst, element, process }: Catalysis, random: Random): Statement {
  const mass = `${formatNumber(pick(random, [2, 3, 5, 8]), { decimals: 1 })} g`
  const fact = `What the catalyst binds in one step it lets go in a later one, so ${mass} remain`
  return {
    element,
    stem: `${process} is catalyzed by ${mass} of ${catalyst}. Without losses, how much catalyst is there at the end?`,
    answers: [`${mass}, as it is formed again`],
    lures: [
      {
        value: '0 g, as it becomes product',
        misconception: 'GE9',
        why: `No part of a catalyst ends up in the product. ${fact}.`,
      },
      {
        value: 'less, as it gives energy away',
        misconception: 'GE9',
        why: `A catalyst gives no energy: it lowers the energy that is needed. ${fact}.`,
      },
      {
        value: 'more, as it keeps some product',
        misconception: null,
        why: `The product leaves the catalyst, which is then free for the next molecules. ${fact}.`,
      },
    ],
    right: `A catalyst takes part and comes out again. ${fact}.`,
    see,
  }
}

function whyFaster({ catalyst, element, process }: Catalysis): Statement {
  const fact = `With ${catalyst} the activation energy is lower, so more collisions are successful`
  return {
    element,
    stem: `Why is ${uncapitalized(process)} faster with ${catalyst} as a catalyst?`,
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
        misconception: 'GE29',
        why: `A catalyst speeds up both directions alike. ${fact}.`,
      },
      {
        value: 'It makes the molecules move faster.',
        misconception: 'KI7',
        why: `At the same temperature the molecules move as fast as before. ${fact}.`,
      },
    ],
    right: `${fact} at the same temperature.`,
    see,
  }
}

export const reverseActivation = template(
  'ge-h7',
  'energetics',
  withLureBeside((random) => {
    const { catalyst, element } = pick(random, catalyses)
    const change = pick(random, [-90, -75, -60, -45, -30, 30, 45, 60, 75])
    const forward = pick(random, [120, 135, 150, 165, 180])
    const lowering = random() < 0.5 ? 0 : pick(random, [20, 25, 35, 40])
    const answer = forward - change - lowering
    if (answer < 40 || forward - lowering < 60) return null
    const step = lowering === 0 ? '' : ` − ${lowering}`
    const account = `The way back over the same summit takes ${forward} ${change > 0 ? '−' : '+'} ${Math.abs(change)}${step} = ${answer} kJ/mol`
    return numeric({
      element,
      stem:
        lowering === 0
          ? `An imagined reaction on ${catalyst} has the activation energy ${forward} kJ/mol and ΔH = ${signed(change)} kJ/mol. What is the activation energy of the reverse reaction?`
          : `An imagined reaction with ΔH = ${signed(change)} kJ/mol has the activation energy ${forward} kJ/mol. ${capitalized(catalyst)} as a catalyst lowers it by ${lowering} kJ/mol. What is the reverse activation energy?`,
      answer,
      isRight: (value) => value + change === forward - lowering,
      lures: [
        {
          value: forward + change - lowering,
          misconception: 'GE10',
          why: `ΔH was added instead of taken away. ${account}.`,
        },
        {
          value: answer + lowering,
          misconception: 'GE29',
          why: `The catalyst lowers the summit for both directions, by ${lowering} kJ/mol each. ${account}.`,
        },
        {
          value: forward - lowering,
          misconception: 'KI10',
          why: `The two directions start from different energies, ${Math.abs(change)} kJ/mol apart. ${account}.`,
        },
        {
          value: Math.abs(change),
          misconception: 'KI10',
          why: `That is only the difference between start and end. The summit lies higher. ${account}.`,
        },
      ],
      fill: shuffle(random, [-45, -30, -15, 15, 30, 45]).map((other) => answer + other),
      miss: (value) =>
        `${formatNumber(value)} kJ/mol does not lead over the same summit. ${account}.`,
      show: (value) => `${formatNumber(value)} kJ/mol`,
      solution: () =>
        solved(
          'the activation energy of the reverse reaction',
          known('Activation energy', exact(forward, 'kJ/mol')),
          known('ΔH', withSign(change, 'kJ/mol')),
          law(
            'Both directions go over the same summit, so the reverse activation energy = activation energy − ΔH',
          ),
          ...(lowering === 0
            ? []
            : [
                calculated(
                  'Activation energy with the catalyst',
                  less(exact(forward, 'kJ/mol'), exact(lowering, 'kJ/mol')),
                  exact(forward - lowering, 'kJ/mol'),
                ),
              ]),
          calculated(
            'Reverse activation energy',
            less(exact(forward - lowering, 'kJ/mol'), withSign(change, 'kJ/mol')),
            exact(answer, 'kJ/mol'),
          ),
        ),
      right: `${account}.`,
      see,
    })
  }),
)

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)}`
}
