import { Link } from 'react-router'

import { buttonClass } from '#web/ui/button.tsx'

/** An entry of a list of ways on: to a set of questions that went wrong, and to Today where everything was right. */
export function WayOn({
  look,
  when,
  mistakes,
}: {
  readonly look: 'primary' | 'secondary'
  /** Null where the days are named beside it. */
  readonly when: string | null
  readonly mistakes: readonly string[]
}) {
  const isRight = mistakes.length === 0
  return (
    <li>
      <Link
        viewTransition
        to={isRight ? '/dashboard/today' : '/dashboard/questions?saved'}
        state={isRight ? null : mistakes}
        className={`${buttonClass(look)} flex-wrap`}
      >
        {when === null ? null : <span>{when}</span>}
        <span className={look === 'primary' || when === null ? '' : 'text-muted'}>
          {isRight ? 'something new' : `${mistakes.length} to see again`}
        </span>
      </Link>
    </li>
  )
}
