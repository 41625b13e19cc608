import type { Template } from '#quiz/template.ts'

export const chemicalProperties: readonly Template[] = []
