import {
  composition,
  type Formula,
  formatFormula,
  parseFormula,
} from '#chemistry/compounds/formulas.ts'
import { saltFormula } from '#chemistry/electrons/ions.ts'
import { molarMassOf } from '#chemistry/elements/molar-mass.ts'
import type { Carry, SingleTask } from '#quiz/task.ts'

import { parseFormulaResponse } from './formula.ts'
import { parseNumberResponse, valueIn } from './number.ts'
