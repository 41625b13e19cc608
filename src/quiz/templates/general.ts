import type { Template } from '#quiz/template.ts'

export const general: readonly Template[] = []
