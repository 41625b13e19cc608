import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const kinetics = {
  KI1: {
    idea: 'A rate is the time that a reaction takes.',
    correction:
      'A rate is the change divided by the time. What takes a short time has a high rate.',
  },
  KI2: {
    idea: 'The orders of a reaction are the numbers in front of its equation.',
    correction:
      'Orders are found by experiment. Only the equation of a single step has them as its numbers.',
  },
  KI3: {
    idea: 'Twice the concentration means twice the rate, whatever the order.',
    correction:
      'The factor of the concentration is raised to the power of the order. In order 2, twice the concentration has four times the rate.',
  },
  KI4: {
    idea: 'Warming lowers the activation energy.',
    correction:
      'The barrier stays as it is. At a higher temperature more particles have the energy to pass it.',
  },
  KI6: {
    idea: 'A more concentrated solution reacts more slowly, since there is more to react.',
    correction:
      'In a more concentrated solution the particles collide more often. The rate is higher.',
  },
  KI7: {
    idea: 'A catalyst gives the particles more energy, or makes more of them.',
    correction:
      'A catalyst opens another path with a lower barrier. Energy and number of the particles stay the same.',
  },
  KI8: {
    idea: 'The part of a reactant that is used up grows evenly with time.',
    correction:
      'In a reaction of first order each half-life halves what is left. All half-lives are equally long.',
  },
  KI9: {
    idea: 'All substances of a reaction change at the same rate.',
    correction:
      'The rates are in the ratio of the numbers in the equation. Where two molecules form from one, they form at twice the rate.',
  },
  KI10: {
    idea: 'The activation energy of the reverse reaction is the same, or is −Ea or ΔH.',
    correction:
      'Both directions share the summit but start from different levels. The two barriers differ by ΔH.',
  },
  KI11: {
    idea: 'A species that appears between the steps is a catalyst.',
    correction:
      'An intermediate is formed first and then used up. A catalyst is used first and then formed again.',
  },
  KI12: {
    idea: 'The first or the fast step decides about the rate law.',
    correction: 'The slow step decides. Fast steps after it do not change the rate.',
  },
  KI14: {
    idea: 'A larger surface is a larger concentration or a lower barrier.',
    correction:
      'On a larger surface more particles of the solid can be hit. Concentration and barrier stay the same.',
  },
  KI15: {
    idea: 'The mean rate between two times is the last volume divided by the last time.',
    correction:
      'Only the change between the two times counts. It is divided by the time between them.',
  },
  KI16: {
    idea: 'A rate doubles with every 10 °C, or grows with the ratio of the temperatures.',
    correction:
      'The factor depends on the activation energy. The Arrhenius equation gives it, with temperatures in kelvin.',
  },
  KI17: {
    idea: 'An intermediate stays in the rate law.',
    correction:
      'A rate law names what can be measured. An intermediate is replaced by the substances that it is formed from.',
  },
  KI18: {
    idea: 'A half-life and its rate constant are simply each other’s reciprocal.',
    correction: 'In first order the half-life is ln 2 divided by k. That is 0.693/k.',
  },
  KI19: {
    idea: 'The run that gives most product has the highest rate.',
    correction:
      'A rate is the change divided by the time. More product in a longer time may be slower.',
  },
  KI20: {
    idea: 'A rate constant has one unit, whatever the order.',
    correction:
      'The unit makes the rate come out in mol/(L·s). In order 1 it is 1/s, and in order 2 L/(mol·s).',
  },
  KI21: {
    idea: 'Warming makes a reaction faster since the particles collide more often.',
    correction:
      'They collide only a little more often. A far larger share of the collisions has enough energy.',
  },
  KI22: {
    idea: 'An enzyme is used up, or is the substance that reacts.',
    correction:
      'An enzyme is a catalyst and comes out of the reaction unchanged. The substance that reacts is its substrate.',
  },
  KI23: {
    idea: 'Cold destroys an enzyme, or a denatured enzyme recovers when it cools.',
    correction:
      'Cold only slows an enzyme down. Strong heating unfolds it, and then it does not recover.',
  },
  KI24: {
    idea: 'The warmer it is, the faster an enzyme works.',
    correction:
      'That holds only below the optimum. Above it the enzyme loses its shape and its activity.',
  },
  KI25: {
    idea: 'More substrate makes an enzyme work faster, however much there is.',
    correction:
      'Once every active site is busy, more substrate has to wait. Only more enzyme helps then.',
  },
} as const satisfies Record<string, Misconception>
