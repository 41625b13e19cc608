import type { Template } from '#quiz/template.ts'

export const classification: readonly Template[] = []
