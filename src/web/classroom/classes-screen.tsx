import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'

import { useVisitor } from '#web/store/visitor.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { call, type Output, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { CodeText } from './parts/code-text.tsx'
import { Failed, Loading } from './parts/load-state.tsx'
import { AcceptInvitation } from './teach/accept-invitation.tsx'
import { NewClass } from './teach/new-class.tsx'
import { SetList } from './teach/set-list.tsx'
import { UnsentAnswersHere } from './work/unsent-answers.tsx'

/** The classes that a visitor attends and teaches, and the sets of a user. */
export function ClassesScreen() {
  const visitor = useVisitor()
  const isSignedIn = visitor.status === 'signed-in'
  const invitation = useSearchParams()[0].get('teach')
  const ask = useCallback(() => retrying(() => call('list_classes', {})), [])
  const [state, reload] = useLoaded(ask)
  if (visitor.status === 'opening' && !visitor.isStuck) {
    return <Loading label="Your classes are on their way." />
  }
  if (state.status === 'loading') return <Loading label="Your classes are on their way." />
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  const { attended, taught } = state.answer
  return (
    <>
      <UnsentAnswersHere className="mb-5" />
      <div className="grid gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:items-start">
        <Panel title="Classes You Are In" className="lg:col-start-1">
          {attended.length === 0 ? (
            <p className="text-muted">
              None yet. With the code of your teacher you join one, without an e-mail address.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {attended.map(({ class_id, name, nickname }) => (
                <li key={class_id} className="py-2 first:pt-0 last:pb-0">
                  <ClassLink classId={class_id} name={name} />
                  <p className="text-sm text-muted">
                    <span>As </span>
                    <bdi className="wrap-anywhere">{nickname}</bdi>
                  </p>
                </li>
              ))}
            </ul>
          )}
          <Link
            to="/join"
            className={`mt-4 ${buttonClass(isSignedIn || invitation !== null ? 'secondary' : 'primary')}`}
          >
            Join a class
          </Link>
        </Panel>
        <Panel title="Classes You Teach" className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          {isSignedIn ? (
            <>
              <Taught taught={taught} />
              <NewClass />
              <AcceptInvitation />
            </>
          ) : (
            <>
              <p className="text-muted">
                {invitation === null
                  ? 'Sign in to make a class. Your pupils need neither an account nor an e-mail address.'
                  : 'A colleague invites you to teach a class. Please sign in or make an account first.'}
              </p>
              <Link
                viewTransition
                to={invitation === null ? '/auth' : `/auth?teach=${encodeURIComponent(invitation)}`}
                className={`mt-4 ${buttonClass(invitation === null ? 'secondary' : 'primary')}`}
              >
                Sign In
              </Link>
            </>
          )}
        </Panel>
        {isSignedIn ? <SetList /> : null}
        <p className="flex flex-wrap gap-x-6 lg:col-start-1">
          <Link
            to="/worksheet"
            className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
          >
            Print a worksheet
          </Link>
          <Link
            to="/about/teachers"
            className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
          >
            How to use this with a class
          </Link>
        </p>
      </div>
    </>
  )
}

function Taught({ taught }: Pick<Output<'list_classes'>, 'taught'>) {
  if (taught.length === 0) {
    return <p className="mb-4 text-muted">None yet. A class takes one name and one tap.</p>
  }
  return (
    <ul className="mb-5 divide-y divide-line">
      {taught.map(({ class_id, name, code, members }) => (
        <li
          key={class_id}
          className="flex flex-col justify-between gap-x-4 py-2 first:pt-0 sm:flex-row sm:items-center"
        >
          <div className="min-w-0">
            <ClassLink classId={class_id} name={name} />
            <p className="text-sm text-muted">
              {members === 1 ? 'One member' : `${members} members`}
            </p>
          </div>
          <CodeText code={code} />
        </li>
      ))}
    </ul>
  )
}

function ClassLink({ classId, name }: { readonly classId: string; readonly name: string }) {
  return (
    <Link
      to={`/class/${classId}`}
      className="inline-flex min-h-11 items-center font-display text-link underline-offset-4 hover:underline"
    >
      <bdi className="wrap-anywhere">{name}</bdi>
    </Link>
  )
}
