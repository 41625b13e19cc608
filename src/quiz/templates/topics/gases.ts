import type { Template } from '#quiz/template.ts'

import { pressureOfSqueezedGas } from './gases/pressures.ts'

/** All questions about gases. */
export const gases: readonly Template[] = [pressureOfSqueezedGas]
