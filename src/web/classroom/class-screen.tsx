import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'

import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { Failed, Loading } from './parts/load-state.tsx'
import { AttendedClass } from './work/attended-class.tsx'
import { UnsentAnswers } from './work/unsent-answers.tsx'
import { useWork } from './work/use-work.ts'

const TaughtClass = lazy(async () => ({
  default: (await import('./teach/taught-class.tsx')).TaughtClass,
}))

/** A class for its teacher, or for one of its members. Members also see it without a connection. */
export function ClassScreen({ classId }: { readonly classId: string }) {
  const { members } = useWork()
  const visitor = useVisitor()
  const isComing = visitor.status === 'opening' && !visitor.isStuck
  const ask = useCallback(() => retrying(() => call('list_classes', {})), [])
  const [state, reload] = useLoaded(ask)
  const member = members.find((one) => one.classId === classId)
  useWhenGone(member !== undefined, reload)
  const lists = state.status === 'ready' ? state.answer : null
  if (isComing) return <Loading label="Your class is on its way." />
  if (lists?.taught.some(({ class_id }) => class_id === classId) === true) {
    return (
      <Suspense fallback={<Loading label="Your class is on its way." />}>
        <TaughtClass classId={classId} />
      </Suspense>
    )
  }
  if (member !== undefined) {
    const own = lists?.attended.find(({ class_id }) => class_id === classId)
    return (
      <AttendedClass
        member={member}
        nickname={own?.nickname}
        hasAccount={own?.has_account ?? false}
      />
    )
  }
  if (visitor.status === 'opening') return <AccountMissing />
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  const isMember = lists?.attended.some(({ class_id }) => class_id === classId) === true
  if (state.status === 'loading' || isMember) return <Loading label="Your class is on its way." />
  return (
    <>
      <ScreenTitle backTo="/classes">No such class</ScreenTitle>
      <p className="text-muted">
        This is none of your classes. With its code you can join it, and with your card you come
        back.
      </p>
      <UnsentAnswers className="mt-5" />
    </>
  )
}

/** Calls back when a member is gone who was here: removed by the teacher, or with the whole class. */
function useWhenGone(isHere: boolean, onGone: () => void): void {
  const wasHere = useRef(isHere)
  useEffect(() => {
    if (wasHere.current && !isHere) onGone()
    wasHere.current = isHere
  }, [isHere, onGone])
}
