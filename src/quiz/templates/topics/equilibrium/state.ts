import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, statement, template } from '#quiz/template.ts'

import { gaseous, type Reversible, withStates } from './reversible.ts'

const lures: readonly (readonly [string, MisconceptionId, string])[] = [
  ['Both reactions have come to a stop.', 'EQ1', 'Both reactions go on.'],
  [
    'All substances have equal amounts.',
    'EQ2',
    'The amounts stay the same, but K sets how large they are.',
  ],
  ['Only the reverse reaction goes on.', 'EQ3', 'Both reactions go on all the time.'],
  [
    'The forward reaction is at its fastest.',
    'EQ4',
    'It has slowed down while its reactants were used up.',
  ],
  ['Some reactants have been used up entirely.', 'EQ2', 'Something of each substance is left.'],
]

/** A statement about a mixture at equilibrium. */
export const stateOfEquilibrium = template('ge-e53', 'dynamic-equilibrium', (random) => {
  const reaction = pick(random, gaseous)
  const reason = 'At equilibrium both reactions go on at equal rates, so that no amount changes'
  return statement(random, {
    element: reaction.element,
    badge: null,
    stem: `${withStates(reaction)} has started from the left side and is at equilibrium now. Which statement is right?`,
    answers: [
      'Forward and reverse rates are equal.',
      'All amounts stay constant from now.',
      'Neither reaction has come to a stop.',
      'The reverse reaction is at its fastest.',
    ],
    lures: lures.map(([value, misconception, slip]) => ({
      value,
      misconception,
      why: `${slip} ${reason}.`,
    })),
    right: `${reason}. The reverse reaction has become faster until then.`,
    see: { article: null },
  })
})

const moments = ['start', 'way', 'equilibrium'] as const
type Moment = (typeof moments)[number]

type Side = 'left' | 'right'

/** Says something that is right at some moments of a reaction and wrong at others. */
type Claim = {
  readonly text: string
  /** Whether it is right; null where both could be said. */
  readonly isRight: (side: Side, moment: Moment) => boolean | null
  readonly misconception: (side: Side, moment: Moment) => MisconceptionId | null
  /** What it overlooks, where that is the same at each moment. */
  readonly slip?: string
}

const noIdea = () => null

const claims: readonly Claim[] = [
  ...(['left', 'right'] as const).flatMap((from): readonly Claim[] => {
    const one = from === 'left' ? 'forward' : 'reverse'
    return [
      {
        text: `Only the ${one} reaction goes on.`,
        isRight: (side, moment) => side === from && moment === 'start',
        misconception: () => 'EQ3',
      },
      {
        text: `The ${one} reaction is at its fastest.`,
        isRight: (side, moment) => (side === from ? moment === 'start' : moment === 'equilibrium'),
        misconception: (side, moment) => (side === from && moment !== 'start' ? 'EQ4' : null),
      },
      {
        text: `The ${one} reaction is the faster one.`,
        isRight: (side, moment) =>
          side !== from || moment === 'equilibrium' ? false : moment === 'way' ? true : null,
        misconception: noIdea,
      },
    ]
  }),
  {
    text: 'Forward and reverse rates are equal.',
    isRight: (_, moment) => moment === 'equilibrium',
    misconception: noIdea,
  },
  {
    text: 'All amounts stay constant from now.',
    isRight: (_, moment) => moment === 'equilibrium',
    misconception: noIdea,
  },
]

const neverRight: readonly Claim[] = [
  {
    text: 'Both reactions have come to a stop.',
    isRight: () => false,
    misconception: () => 'EQ1',
    slip: 'A mixture of gases that can react goes on reacting.',
  },
  {
    text: 'All substances have equal amounts.',
    isRight: (_, moment) => (moment === 'way' ? null : false),
    misconception: () => 'EQ2',
    slip: 'How large the amounts are depends on K and on the start.',
  },
]

const times = {
  start: 'at the start',
  way: 'on the way',
  equilibrium: 'at equilibrium',
} as const satisfies Record<Moment, string>

const momentStems: Readonly<Record<Moment, (written: string, side: Side) => string>> = {
  start: (written, side) =>
    `${written} begins from the ${side} side alone. Which statement is right of the first moment?`,
  way: (written, side) =>
    `${written} has started from the ${side} side and has not reached equilibrium yet. Which statement is right?`,
  equilibrium: (written, side) =>
    `${written} has started from the ${side} side and is at equilibrium now. Which statement is right?`,
}

function accountOf(side: Side, moment: Moment): string {
  const [one, other] = side === 'left' ? ['forward', 'reverse'] : ['reverse', 'forward']
  switch (moment) {
    case 'start':
      return `At first only the ${one} reaction has something to react, and as much as at no later time`
    case 'way':
      return `Until equilibrium the ${one} reaction is the faster one, slowing down while the ${other} one gets faster`
    case 'equilibrium':
      return 'At equilibrium both reactions go on at equal rates, so that no amount changes'
  }
}

/** The same at the start and on the way as well, so that a statement is right at one time and wrong at another. */
export const stateAtMoment = nextDraw(stateOfEquilibrium, (random) => {
  const reaction = pick(random, gaseous)
  const side = pick(random, ['left', 'right'] as const)
  const moment = pick(random, moments)
  const account = accountOf(side, moment)
  const [first, ...others] = claims
    .filter(({ isRight }) => isRight(side, moment) === true)
    .map(({ text }) => text)
  if (first === undefined) return null
  return statement(random, {
    element: reaction.element,
    badge: null,
    stem: momentStems[moment](withStates(reaction), side),
    answers: [first, ...others],
    lures: [...claims, ...sample(random, neverRight, 1)]
      .filter(({ isRight }) => isRight(side, moment) === false)
      .map(({ text, misconception, slip }) => ({
        value: text,
        misconception: misconception(side, moment),
        why: `${slip ?? `That does not hold ${times[moment]}.`} ${account}.`,
      })),
    right: `${account}.`,
    see: { article: null },
  })
})

/** How the forward and the reverse rate change. */
type Turn = 'reverse' | 'forward' | 'both' | 'neither'

const turns: Readonly<Record<Turn, string>> = {
  reverse: 'forward slower, reverse faster',
  forward: 'forward faster, reverse slower',
  both: 'forward and reverse faster',
  neither: 'forward and reverse slower',
}

const allTurns = ['reverse', 'forward', 'both', 'neither'] as const

type Case = {
  readonly happened: string
  readonly turn: Turn
  /** The ideas behind the options that are wrong here. */
  readonly ideas: (value: Turn) => MisconceptionId
  readonly reason: string
  readonly fits?: (reaction: Reversible) => boolean
}

const ways = 'How do the rates of the two directions change until equilibrium?'
const atOnce = 'How do the rates of the two directions change at once?'

/** The rate of one reaction of the list falls when it is warmed. */
function isUsual({ source }: Reversible): boolean {
  return !source.equation.startsWith('2 NO(g) + O2(g)')
}

const cases: Readonly<Record<Turn, readonly Case[]>> = {
  reverse: [
    {
      happened: `starts from the left side alone. ${ways}`,
      turn: 'reverse',
      ideas: (value) => (value === 'neither' ? 'EQ1' : 'EQ4'),
      reason:
        'What stands on the left is used up, so the forward reaction slows down; what forms on the right makes the reverse one faster',
    },
  ],
  forward: [
    {
      happened: `starts from the right side alone. ${ways}`,
      turn: 'forward',
      ideas: (value) =>
        ({ neither: 'EQ1', both: 'EQ4', reverse: 'EQ3', forward: 'EQ3' } as const)[value],
      reason:
        'What stands on the right is used up, so the reverse reaction slows down; what forms on the left makes the forward one faster',
    },
  ],
  both: [
    {
      happened: `is at equilibrium. A catalyst is added. ${atOnce}`,
      turn: 'both',
      ideas: () => 'EQ7',
      reason: 'A catalyst speeds up both directions alike',
    },
    {
      happened: `is at equilibrium. The volume is halved at constant temperature. ${atOnce}`,
      turn: 'both',
      ideas: (value) => (value === 'both' || value === 'neither' ? 'KI6' : 'EQ9'),
      reason: 'In half the volume all particles collide more often',
    },
    {
      happened: `is at equilibrium and is warmed. ${atOnce}`,
      turn: 'both',
      ideas: () => 'EQ16',
      reason: 'Warmed, more collisions have enough energy in either direction',
      fits: isUsual,
    },
  ],
  neither: [
    {
      happened: `is at equilibrium. The volume is doubled at constant temperature. ${atOnce}`,
      turn: 'neither',
      ideas: (value) => (value === 'both' || value === 'neither' ? 'KI6' : 'EQ9'),
      reason: 'In twice the volume all particles collide less often',
    },
    {
      happened: `is at equilibrium and is cooled. ${atOnce}`,
      turn: 'neither',
      ideas: () => 'EQ16',
      reason: 'Cooled, fewer collisions have enough energy in either direction',
      fits: isUsual,
    },
  ],
}

const slips: Readonly<Record<Turn, string>> = {
  reverse: 'That is the way to equilibrium from the left side.',
  forward: 'That is the way to equilibrium from the right side.',
  both: 'Only what helps both directions, such as a catalyst, makes both faster.',
  neither: 'Only what hinders both directions, such as cooling, makes both slower.',
}

/** The rates of both directions on the way to equilibrium, or after a change. */
export const ratesOfDirections = template('ge-m522', 'dynamic-equilibrium', (random) => {
  const { happened, turn, ideas, reason, fits } = pick(random, cases[pick(random, allTurns)])
  const reaction = pick(random, fits === undefined ? gaseous : gaseous.filter(fits))
  return choice<Turn>({
    element: reaction.element,
    badge: null,
    stem: `${withStates(reaction)} ${happened}`,
    answer: turn,
    isRight: (value) => value === turn,
    lures: allTurns
      .filter((value) => value !== turn)
      .map((value): Lure<Turn> => ({
        value,
        misconception: ideas(value),
        why: `${slips[value]} ${reason}.`,
      })),
    show: (value) => turns[value],
    right: `${reason}.`,
    see: { article: null },
  })
})
