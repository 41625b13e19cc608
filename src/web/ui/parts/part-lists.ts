/** The parts of Progress and of Your Skills, which are several windows long on a phone. */
export const progressParts = [
  { id: 'categories', label: 'Categories' },
  { id: 'days', label: 'Days and mistakes' },
  { id: 'recent', label: 'Recent answers' },
] as const

export const skillsParts = [
  { id: 'ideas', label: 'Ideas to fix' },
  { id: 'forecast', label: 'Next 30 days' },
  { id: 'exam', label: 'Exam day' },
  { id: 'sure', label: 'Sure or not' },
] as const

/** The parts that a screen has once the data of its visitor are there; the built page lacks them. */
export const lateParts: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  '/dashboard/progress': progressParts,
  '/dashboard/learn': skillsParts,
}
