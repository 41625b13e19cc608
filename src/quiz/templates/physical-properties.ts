import type { Template } from '#quiz/template.ts'
import { withEvenAnswers } from '#quiz/templates/even-answers.ts'
import { withMoreAnswers } from '#quiz/templates/more-answers.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import * as easySubstances from './physical-properties/easy-substances.ts'
import * as easy from './physical-properties/easy.ts'
import { floatingOrSinking } from './physical-properties/floating.ts'
import * as hardAmounts from './physical-properties/hard-amounts.ts'
import * as hard from './physical-properties/hard.ts'
import { liquidAmong } from './physical-properties/liquid-among.ts'
import { bothLiquidByName } from './physical-properties/liquid-ranges.ts'
import * as mediumMatter from './physical-properties/medium-matter.ts'
import * as medium from './physical-properties/medium.ts'
import * as metals from './physical-properties/metals.ts'
import { moleculesStayWhole } from './physical-properties/whole-molecules.ts'
import { boilingPoints, kelvinWording, wordings } from './physical-properties/wordings.ts'

export const physicalProperties: readonly Template[] = [
  easy.stateAtRoomTemperature,
  easy.stateFromTwoPoints,
  easy.floatingMetal,
  easy.kelvin,
  easySubstances.twoAtoms,
  easySubstances.highestMeltingPoint,
  easySubstances.sharedMetalProperty,
  medium.liquidAt,
  medium.orderOfBoilingPoints,
  medium.stateFromKelvin,
  mediumMatter.massFromVolume,
  mediumMatter.denserOrNot,
  mediumMatter.whyBoilingPointsRise,
  mediumMatter.moleculesOnMelting,
  medium.widestLiquidRange,
  hard.metalFromTwoValues,
  hardAmounts.atomsInMass,
  hardAmounts.gasDensity,
  hard.heavierButLessDense,
  hardAmounts.heatToMelt,
  hard.bothLiquid,
  hard.warmsMost,
  hardAmounts.molarVolume,
  hardAmounts.molarVolumeInThreeFigures,
  metals.metalAgainstMass,
  metals.mercuryAgainstMass,
  ...wordings.map(reworded),
  floatingOrSinking,
  easy.kelvinEitherWay,
  moleculesStayWhole,
  bothLiquidByName,
  liquidAmong,
  withMoreAnswers(reworded(boilingPoints), ({ answer }) => {
    const particles = answer.text.includes('molecules') ? 'molecules' : 'atoms'
    return [
      `Its ${particles} attract each other more.`,
      `The attraction between its ${particles} is stronger.`,
    ]
  }),
  withEvenAnswers(reworded(kelvinWording), ['solid', 'liquid', 'gas']),
]
