import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const metals = {
  MT1: {
    idea: 'Carbon can win every metal from its oxide.',
    correction:
      'Carbon takes oxygen only from metals below it in the series of reactivity. Metals above it are extracted with electricity.',
  },
  MT6: {
    idea: 'Iron rusts with water alone or with oxygen alone.',
    correction: 'Rusting takes both, water and oxygen. Salt in the water makes it faster.',
  },
  MT7: {
    idea: 'A coat of another metal protects only as long as it covers, or the iron corrodes first in any case.',
    correction:
      'Of two metals in contact the more reactive one corrodes. A more reactive coat protects even when it is scratched, a less reactive one makes things worse.',
  },
  MT8: {
    idea: 'An alloy is a compound of its metals, with bonds of another kind.',
    correction:
      'An alloy is a mixture, whose shares can vary. Ions and electrons hold it together as in a pure metal.',
  },
  MT9: {
    idea: 'The electrons that an ion takes are forgotten or multiplied, or hours are taken for seconds.',
    isSlip: true,
    correction:
      'Charge is current times seconds, and divided by the charge of one mole it is moles of electrons. Divide them by the electrons of one ion.',
  },
  MT10: {
    idea: 'How a metal is extracted does not depend on its reactivity.',
    correction:
      'The more reactive a metal, the more firmly it holds its partners. The least reactive ones are found as metals or freed by heat, the most reactive ones by a current.',
  },
  MT11: {
    idea: 'Of two metals that touch, the less reactive one corrodes and protects the other.',
    correction:
      'The more reactive metal gives its electrons away more readily. So it corrodes first, and the other one is protected.',
  },
  MT12: {
    idea: 'The reducing agent is the substance that is reduced.',
    correction:
      'The reducing agent takes oxygen or another partner from the metal, or gives it electrons. It is oxidized itself, and the compound of the metal is reduced.',
  },
} as const satisfies Record<string, Misconception>
