import {
  type Classification,
  type Element,
  element,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { safeClassification } from '#chemistry/elements/trends.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { classAsOption, classes, classMarks } from './classes.ts'

/** Metals are most of the elements; drawn evenly, the other classes would hardly be asked. */
const drawnClasses = ['metal', 'metal', 'non-metal', 'non-metal', 'metalloid', 'noble-gas'] as const

export const classOf = template(
  'cl-e1',
  'element-class',
  (random) => {
    const drawn = pick(random, drawnClasses)
    const members = safeClassification.filter(
      (symbol) =>
        element(symbol).classification === drawn && (drawn !== 'metal' || isFamiliar(symbol)),
    )
    const symbol = pick(random, members)
    return choice<Classification>({
      element: symbol,
      stem: `To which class of elements does ${nameOf(symbol)} belong?`,
      answer: drawn,
      isRight: (value) => value === element(symbol).classification,
      show: classAsOption,
      lures: shuffle(random, classLures(element(symbol))),
      fill: classes,
      miss: (value) => `${capitalized(classMarks[value])} ${classReason(element(symbol))}`,
      right: classReason(element(symbol)),
      see: { article: 'types-of-elements' },
    })
  },
  { fitsMatch: true },
)

function classLures(drawn: Element): readonly Lure<Classification>[] {
  const { symbol, name, group, period, classification } = drawn
  if (symbol === 'H') {
    return [
      {
        value: 'metal',
        misconception: 'CL1',
        why: 'Hydrogen stands in group 1 because of its one electron. It is a gas of H₂ molecules and a non-metal.',
      },
      notNobleGas(drawn),
    ]
  }
  const metalloid: Lure<Classification> = {
    value: 'metalloid',
    misconception: isNearStaircase(symbol) ? 'CL2' : 'CL20',
    why: `The six metalloids are B, Si, Ge, As, Sb and Te. ${name}, in group ${group}, is not among them.`,
  }
  switch (classification) {
    case 'metal':
      return [
        {
          value: 'metalloid',
          misconception: isNearStaircase(symbol) ? 'CL2' : 'CL20',
          why: `The metalloids are only boron, silicon, germanium, arsenic, antimony and tellurium. ${name} is a metal.`,
        },
        {
          value: 'non-metal',
          misconception: 'CL9',
          why: `Non-metals are few: hydrogen and some elements at the upper right. ${name}, in period ${period}, is one of the many metals.`,
        },
      ]
    case 'metalloid':
      return [
        {
          value: 'metal',
          misconception: 'CL12',
          why: `Solid ${nameOf(symbol)} may shine, but it is brittle and conducts less well than most metals. It is one of the six metalloids.`,
        },
        {
          value: 'non-metal',
          misconception: 'CL19',
          why: `${name} lies between metals and non-metals, in the table and in its properties. It is one of the six metalloids.`,
        },
      ]
    case 'noble-gas':
      return [metalloid]
    case 'non-metal':
      return [metalloid, notNobleGas(drawn)]
  }
}

/** Whether an element stands beside a metalloid or diagonally to it. */
function isNearStaircase(symbol: ElementSymbol): boolean {
  return [...besideMetalloids, ...longNamed].some((other) => other === symbol)
}

function notNobleGas({ name, group }: Element): Lure<Classification> {
  return {
    value: 'noble-gas',
    misconception: 'CL13',
    why: `The noble gases fill group 18. ${name} stands in group ${group} and forms many compounds, so it is another non-metal.`,
  }
}

function classReason({ name, classification }: Element): string {
  switch (classification) {
    case 'metal':
      return `${name} is a metal, as most elements are.`
    case 'metalloid':
      return `${name} is one of the six metalloids: B, Si, Ge, As, Sb and Te.`
    case 'noble-gas':
      return `${name} stands in group 18, the noble gases.`
    case 'non-metal':
      return `${name} is a non-metal outside group 18, so it is not a noble gas.`
  }
}

const metalloids = ['B', 'Si', 'Ge', 'As', 'Sb', 'Te'] as const

/** Elements that touch a metalloid in the table, without those whose class is disputed. */
const besideMetalloids = ['Ga', 'Sn', 'In', 'Pb', 'Bi', 'C', 'S', 'I'] as const

/** Those of them with names as long as those of metalloids. */
const longNamed = ['Al', 'P'] as const

export const whichMetalloid = template(
  'cl-e2',
  'element-class',
  (random) => {
    const answer = pick(random, metalloids)
    return whichElement({
      stem: 'Which of these elements is a metalloid?',
      answer,
      isRight: (symbol) => element(symbol).classification === 'metalloid',
      lures: [...sample(random, longNamed, 1), ...sample(random, besideMetalloids, 2)].map(
        (symbol) => ({
          symbol,
          misconception: 'CL2',
          why: `${element(symbol).name} stands near the staircase line but is a ${element(symbol).classification}. ${element(answer).name} is the metalloid here.`,
        }),
      ),
      right: `The six metalloids are B, Si, Ge, As, Sb and Te; ${nameOf(answer)} is one of them.`,
      see: { article: 'types-of-elements' },
    })
  },
  { fitsMatch: true },
)
