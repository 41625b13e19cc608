import type { Template } from '#quiz/template.ts'

export const periodicity: readonly Template[] = []
