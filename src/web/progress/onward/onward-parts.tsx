import { type ComponentProps, Suspense } from 'react'

import { lazyPart } from '#web/wire/lazy-part.ts'

import type { DayLinks } from './day-links.tsx'

/** The learning model comes after the figures, which do not need it. */
const LazyWeakest = lazyPart(async () => (await import('./weakest-skills.tsx')).WeakestSkills)
const LazyDays = lazyPart(async () => (await import('./day-links.tsx')).DayLinks)

/** The skills that are known least, with their room until they come. */
export function WeakestSkillsPart() {
  return (
    <Suspense fallback={<div className="min-h-80 lg:row-span-2" />}>
      <LazyWeakest />
    </Suspense>
  )
}

/** The latest days as ways on, with their room until they come. */
export function DayLinksPart(props: ComponentProps<typeof DayLinks>) {
  return (
    <Suspense fallback={<div className="mt-4 min-h-28 sm:min-h-12" />}>
      <LazyDays {...props} />
    </Suspense>
  )
}
