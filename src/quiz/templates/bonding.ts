import type { Template } from '#quiz/template.ts'

export const bonding: readonly Template[] = []
