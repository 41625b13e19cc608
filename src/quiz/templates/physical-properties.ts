import type { Template } from '#quiz/template.ts'

export const physicalProperties: readonly Template[] = []
