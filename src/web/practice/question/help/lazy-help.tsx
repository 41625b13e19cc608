import { type ComponentProps, Suspense } from 'react'

import type { Question } from '#quiz/question.ts'
import { topicOfSkill } from '#quiz/skills.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

import type { Hints } from './hints.tsx'

/** They come with the first question that has a solution. */
const LazyHints = lazyPart(async () => (await import('./hints.tsx')).Hints)
const LazyReference = lazyPart(async () => (await import('./read-reference.tsx')).ReadReference)
const LazySolution = lazyPart(async () => (await import('./worked-solution.tsx')).WorkedSolution)

/** The hints of a question; nothing for one without. */
export function QuestionHints({
  question,
  ...rest
}: { readonly question: Question } & Omit<ComponentProps<typeof Hints>, 'solution'>) {
  const { solution } = question
  if (solution === undefined) return null
  return (
    <Suspense fallback={<div className="min-h-16" />}>
      <LazyHints solution={solution} {...rest} />
    </Suspense>
  )
}

/** The worked solution of a question; nothing for one without. */
export function QuestionSolution({ question: { solution } }: { readonly question: Question }) {
  return solution === undefined ? null : (
    <Suspense>
      <LazySolution solution={solution} />
    </Suspense>
  )
}

/** The reference page about the topic of a question; nothing for one of the first year, which the articles explain. */
export function QuestionReference({ question: { skill } }: { readonly question: Question }) {
  return topicOfSkill(skill) === null ? null : (
    <Suspense>
      <LazyReference skill={skill} />
    </Suspense>
  )
}
