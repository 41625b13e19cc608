import { enthalpyOf } from '#chemistry/equilibria/equilibria.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { gaseous, type Part, type Reversible, reversibles, withStates } from './reversible.ts'

type Shift = 'products' | 'reactants' | 'stays' | 'undone'

const shifts: Readonly<Record<Shift, string>> = {
  products: 'It shifts toward the products.',
  reactants: 'It shifts toward the reactants.',
  stays: 'It does not shift at all.',
  undone: 'It shifts until the change is undone.',
}

const see = { article: null }

/** An equilibrium to which something is added, or from which it is removed. */
export const addedOrRemoved = template('ge-e54', 'le-chatelier', (random) => {
  const kind = pick(random, ['gas', 'gas', 'gas', 'solid', 'catalyst'] as const)
  const reaction = pick(
    random,
    reversibles.filter(({ hasSolid, parts }) =>
      // With a single gas its pressure is K, so that a change is undone entirely.
      kind === 'solid' ? hasSolid : parts.filter(({ isSolid }) => !isSolid).length > 1,
    ),
  )
  const part = pick(
    random,
    reaction.parts.filter(({ isSolid }) => isSolid === (kind === 'solid')),
  )
  const isAdded = pick(random, [true, false])
  const { name, power } = part
  const change =
    kind === 'catalyst'
      ? 'A catalyst is added'
      : kind === 'solid'
        ? `More of the solid ${name} is added`
        : isAdded
          ? `More ${name} is added`
          : `Some ${name} is removed`
  const answer: Shift = kind !== 'gas' ? 'stays' : isAdded === power < 0 ? 'products' : 'reactants'
  const reason = {
    gas: `${isAdded ? 'Part of the added' : 'Part of the removed'} ${name} is ${isAdded ? 'used up' : 'replaced'}, so it shifts toward the ${answer}`,
    solid: 'A pure solid is not in Q, so that nothing shifts',
    catalyst: 'A catalyst speeds up both directions alike, so that nothing shifts',
  }[kind]
  const idea = (value: Shift): MisconceptionId | null => {
    if (value === 'undone') return 'EQ13'
    if (kind === 'catalyst') return value === 'products' ? 'EQ7' : null
    if (kind === 'solid') return 'EQ10'
    return value === 'stays' ? null : 'EQ5'
  }
  return choice<Shift>({
    element: reaction.element,
    badge: null,
    stem: `${withStates(reaction)} is at equilibrium. ${change}, at constant volume and temperature. What does the equilibrium do?`,
    answer,
    isRight: (value) => value === answer,
    lures: (['products', 'reactants', 'stays', 'undone'] as const)
      .filter((value) => value !== answer)
      .map((value): Lure<Shift> => ({
        value,
        misconception: idea(value),
        why: `${
          value === 'undone'
            ? 'A change is undone only in part, if at all.'
            : value === 'stays'
              ? 'Q is no longer equal to K.'
              : kind === 'gas'
                ? 'That would make the change larger.'
                : 'Q is still equal to K.'
        } ${reason}.`,
      })),
    show: (value) => shifts[value],
    right: `${reason}.`,
    see,
  })
})

type Outcome = { readonly more: boolean; readonly sameK: boolean }

function outcomeText({ more, sameK }: Outcome): string {
  if (sameK) return `${more ? 'more' : 'less'} product, same K`
  return `${more ? 'more product, larger' : 'less product, smaller'} K`
}

const outcomes: readonly Outcome[] = [true, false].flatMap((sameK) =>
  [true, false].map((more) => ({ more, sameK })),
)

const withHeat = reversibles.flatMap((reaction) => {
  const enthalpy = enthalpyOf(reaction.source)
  return enthalpy === null || Math.abs(enthalpy) < 20 ? [] : [{ reaction, enthalpy }]
})

/** An equilibrium at another temperature, or with another amount of a reactant. */
export const shiftAndConstant = template('ge-m67', 'le-chatelier', (random) => {
  const { reaction, enthalpy } = pick(random, withHeat)
  const degrees = pick(random, [10, 20, 30, 50])
  const change = pick(random, ['warmed', 'cooled', 'warmed', 'cooled', 'added', 'removed'] as const)
  const reactant = reaction.parts.find(({ isSolid, power }) => !isSolid && power < 0)
  const sameK = change === 'added' || change === 'removed'
  if (sameK && reactant === undefined) return null
  const name = reactant?.name ?? ''
  const more = sameK ? change === 'added' : (change === 'warmed') === enthalpy > 0
  const reason = sameK
    ? `${change === 'added' ? 'Part of the added' : 'Part of the removed'} ${name} is ${change === 'added' ? 'used up' : 'replaced'}, and only another temperature gives another K`
    : `${change === 'warmed' ? 'Warming favors the direction that takes up heat' : 'Cooling favors the direction that gives off heat'}, here ${more ? 'the forward' : 'the reverse'} one, and K gets ${more ? 'larger' : 'smaller'}`
  const happened = {
    warmed: `It is warmed by ${degrees} °C at constant volume.`,
    cooled: `It is cooled by ${degrees} °C at constant volume.`,
    added: `At constant volume and temperature more ${name} is added.`,
    removed: `At constant volume and temperature some ${name} is removed.`,
  }[change]
  const isRight = (value: Outcome) => value.more === more && value.sameK === sameK
  return choice<Outcome>({
    element: reaction.element,
    badge: null,
    stem: `${withStates(reaction)}, ΔH = ${formatNumber(enthalpy, { decimals: 1 })} kJ, is at equilibrium. ${happened} What is the result?`,
    answer: { more, sameK },
    isRight,
    lures: outcomes
      .filter((value) => !isRight(value))
      .map((value): Lure<Outcome> => ({
        value,
        misconception: value.sameK !== sameK ? 'EQ6' : sameK ? 'EQ5' : 'EQ16',
        why: `${
          value.sameK === sameK
            ? 'That is the result of the opposite change.'
            : sameK
              ? 'K stays the same here.'
              : 'K does not stay the same here.'
        } ${reason}.`,
      })),
    show: outcomeText,
    right: `${reason}.`,
    see,
  })
})

/** The molecules of gas on the left or on the right of an equation. */
function gasesOn({ parts }: Reversible, sign: 1 | -1): number {
  return parts.reduce(
    (sum, { power, isSolid }) => sum + (isSolid || Math.sign(power) !== sign ? 0 : sign * power),
    0,
  )
}

type Pressed = 'products' | 'reactants' | 'neither' | 'constant'

const pressedTexts: Readonly<Record<Pressed, string>> = {
  products: 'more moles of product, same K',
  reactants: 'fewer moles of product, same K',
  neither: 'as many moles of product, same K',
  constant: 'more moles of product, larger K',
}

/** An equilibrium of gases in a smaller or a larger volume. */
export const squeezed = template('ge-m68', 'le-chatelier', (random) => {
  const wanted = pick(random, [-1, 0, 1])
  const reaction = pick(
    random,
    reversibles.filter(({ moreGas }) => Math.sign(moreGas) === wanted),
  )
  const isSmaller = pick(random, [true, false])
  const { moreGas } = reaction
  const [before, after] = [gasesOn(reaction, -1), gasesOn(reaction, 1)]
  const answer: Pressed =
    moreGas === 0 ? 'neither' : isSmaller === moreGas < 0 ? 'products' : 'reactants'
  const reason = `${
    moreGas === 0
      ? `There ${before === 1 ? 'is one molecule' : `are ${before} molecules`} of gas on each side, so that the volume does not matter`
      : `From left to right the molecules of gas go from ${before} to ${after}, and a ${isSmaller ? 'smaller' : 'larger'} volume favors ${isSmaller ? 'fewer' : 'more'}`
  }; K depends on the temperature alone`
  return choice<Pressed>({
    element: reaction.element,
    badge: null,
    stem: `${withStates(reaction)} is at equilibrium. The volume is ${isSmaller ? 'halved' : 'doubled'} at constant temperature. What is the result?`,
    answer,
    isRight: (value) => value === answer,
    lures: (['products', 'reactants', 'neither', 'constant'] as const)
      .filter((value) => value !== answer)
      .map((value): Lure<Pressed> => ({
        value,
        misconception: value === 'constant' ? 'EQ6' : 'EQ9',
        why: `${value === 'constant' ? 'K does not change with the volume.' : moreGas === 0 ? 'The two sides react to the volume alike.' : 'The numbers of gas molecules decide, without solids.'} ${reason}.`,
      })),
    show: (value) => pressedTexts[value],
    right: `${reason}.`,
    see,
  })
})

/** Changes of an equilibrium and their effects. */
export const changesAndEffects = production('ge-m70', 'match', 'le-chatelier', (random) => {
  const { reaction, enthalpy } = pick(random, withHeat)
  const gases = reaction.parts.filter(({ isSolid }) => !isSolid)
  const drawn: Part = pick(random, gases)
  const isAdded = pick(random, [true, false])
  const isForward = isAdded === drawn.power < 0
  const growsWarm = enthalpy > 0
  const [growing, falling] = growsWarm ? ['warming', 'cooling'] : ['cooling', 'warming']
  const matter = isAdded ? `adding ${drawn.name}` : `removing ${drawn.name}`
  const toward = isForward ? 'more products, same K' : 'fewer products, same K'
  const nothing = 'no shift, same K'
  const catalyst = 'adding a catalyst'
  const { element } = reaction
  return pairDraft(random, {
    stem: `${withStates(reaction)} has ΔH = ${formatNumber(enthalpy, { decimals: 1 })} kJ. Pair each change at constant volume with what it leads to.`,
    pairs: [
      { left: growing, partner: 'more products, larger K', element },
      { left: falling, partner: 'fewer products, smaller K', element },
      { left: matter, partner: toward, element },
      { left: catalyst, partner: nothing, element },
    ],
    exchanges: [
      {
        of: [growing, falling],
        misconception: 'EQ16',
        text: `ΔH is ${growsWarm ? 'positive, so that the forward reaction takes up heat' : 'negative, so that the forward reaction gives off heat'}. ${growsWarm ? 'Warming' : 'Cooling'} makes K larger.`,
      },
      {
        of: [isForward ? growing : falling, matter],
        misconception: 'EQ6',
        text: `Only another temperature changes K. After ${matter} it is the same.`,
      },
      {
        of: [matter, catalyst],
        misconception: 'EQ7',
        text: `A catalyst speeds up both directions alike and shifts nothing. After ${matter} Q is not equal to K any longer.`,
      },
    ],
    right: `The pairs are: ${growing}, more products and larger K; ${falling}, fewer products and smaller K; ${matter}, ${toward}; a catalyst, ${nothing}.`,
    article: null,
  })
})

type Inert = 'products' | 'reactants' | 'stays' | 'constant'

const inertTexts: Readonly<Record<Inert, string>> = {
  products: shifts.products,
  reactants: shifts.reactants,
  stays: shifts.stays,
  constant: 'It shifts, and K gets larger.',
}

/** An equilibrium of gases to which a gas is added that does not react. */
export const unreactiveGas = template('ge-h66', 'le-chatelier', (random) => {
  const effect = pick(random, ['products', 'reactants', 'stays'] as const)
  const isVolume = effect === 'stays'
  const reaction = pick(
    random,
    gaseous.filter(({ moreGas }) =>
      isVolume ? moreGas !== 0 : effect === 'products' ? moreGas > 0 : moreGas < 0,
    ),
  )
  const gas = pick(random, ['helium', 'neon', 'argon'])
  const answer: Inert = effect
  const reason = isVolume
    ? 'At constant volume the partial pressures of the reacting gases stay the same, so that Q is still equal to K'
    : `At constant pressure the volume grows and the partial pressures fall, which favors the side with more molecules of gas, the ${effect}`
  return choice<Inert>({
    element: reaction.element,
    badge: null,
    stem: `${withStates(reaction)} is at equilibrium. At constant temperature and ${isVolume ? 'volume' : 'pressure'} some ${gas} is added. What does the equilibrium do?`,
    answer,
    isRight: (value) => value === answer,
    lures: (['products', 'reactants', 'stays', 'constant'] as const)
      .filter((value) => value !== answer)
      .map((value): Lure<Inert> => ({
        value,
        misconception: value === 'constant' ? 'EQ6' : 'EQ9',
        why: `${value === 'constant' ? 'K depends on the temperature alone.' : isVolume ? 'The total pressure does not decide.' : 'The partial pressures do change here.'} ${reason}.`,
      })),
    show: (value) => inertTexts[value],
    right: `${reason}.`,
    see,
    solution: () =>
      solved(
        'the effect of a gas that does not react',
        known('Molecules of gas on the left', exact(gasesOn(reaction, -1))),
        known('Molecules of gas on the right', exact(gasesOn(reaction, 1))),
        law(
          'At constant volume partial pressures stay the same; at constant pressure they all fall, which favors the side with more molecules of gas',
        ),
        outcome(inertTexts[answer]),
      ),
  })
})
