import type { Template } from '#quiz/template.ts'

export const electronConfiguration: readonly Template[] = []
