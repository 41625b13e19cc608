import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Bank } from '#quiz/bank.ts'
import { templatesWith, topicOfTemplate } from '#quiz/learning/askable.ts'
import { misconceptions } from '#quiz/misconceptions.ts'
import { skill, topicOfSkill } from '#quiz/skills.ts'
import { useCourse } from '#web/learner/use-course.ts'
import { LoadingQuestion } from '#web/practice/loading-question.tsx'
import { fullBank } from '#web/practice/question-bank.ts'
import { useStored } from '#web/store/use-stored.ts'
import { ownerOf, useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { aboutOf, type Subject } from './session.ts'
import { Today } from './today.tsx'

/** The session that the address asks for, as soon as its questions and the account are here. */
export function TodayScreen() {
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const about = aboutOf(search)
  const { topics, course: courseId } = useStored(storedSettings)
  const course = useCourse(courseId)
  const bank = useBank([...new Set([...topics, ...topicsAskedBy(about)])].join(' '))
  const isComing = visitor.status === 'opening' && !visitor.isStuck
  /** Out of reach, and this browser has no copy: whoever comes back is no beginner. */
  const isUnknown = visitor.status === 'opening' && visitor.isStuck && visitor.userId === undefined
  return (
    <>
      {about.kind === 'plan' ? null : (
        <h2 className="-mt-3 mb-4 text-lg text-balance">
          <ChemicalText text={subjectOf(about)} />
        </h2>
      )}
      {isUnknown ? (
        <AccountMissing />
      ) : isComing || bank === null || course === undefined ? (
        <LoadingQuestion />
      ) : (
        <Today
          key={`${search.toString()} ${visitor.status}`}
          about={about}
          owner={ownerOf(visitor)}
          isGuest={visitor.status === 'guest'}
          practice={visitor.status === 'signed-in' ? visitor.practice : null}
          bank={bank}
          course={course}
        />
      )}
    </>
  )
}

function subjectOf(about: Exclude<Subject, { readonly kind: 'plan' }>): string {
  if (about.kind === 'check') return 'A check of what you know'
  if (about.kind === 'skills') return about.ids.map((id) => skill(id).label).join(' · ')
  if (about.kind === 'skill') return skill(about.id).label
  const { idea, isSlip } = misconceptions[about.id]
  return isSlip === true ? idea : `“${idea}”`
}

/** The topics that are asked even when they are off, because the learner chose something of them. */
function topicsAskedBy(about: Subject): readonly string[] {
  return topicsOf(about).filter((id) => id !== null)
}

function topicsOf(about: Subject) {
  switch (about.kind) {
    case 'plan':
    case 'check':
      return []
    case 'skill':
      return [topicOfSkill(about.id)]
    case 'skills':
      return about.ids.map(topicOfSkill)
    case 'idea':
      return templatesWith(about.id).map((template) => topicOfTemplate(template))
  }
}

/** @param topics the names, with spaces between */
function useBank(topics: string): Bank | null {
  const [state, setState] = useState<{ readonly bank: Bank | null } | { readonly error: unknown }>({
    bank: null,
  })
  useEffect(() => {
    fullBank(topics === '' ? [] : topics.split(' ')).then(
      (bank) => setState({ bank }),
      (error: unknown) => setState({ error }),
    )
  }, [topics])
  if ('error' in state) throw state.error
  return state.bank
}
