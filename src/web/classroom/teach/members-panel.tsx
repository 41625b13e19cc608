import { useState } from 'react'

import type { Card, ClassMember, TaughtClass } from '#contract/classroom/classes.ts'
import { acting } from '#web/classroom/parts/acting.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { Panel } from '#web/ui/panel.tsx'
import { call } from '#web/wire/api.ts'

import { addingProblems } from './adding-problems.ts'
import { MemberRow } from './member-row.tsx'

/** The most names that are added at once. */
const MAX_ADDED = 60

/** The members of a class, with the teacher's controls. */
export function MembersPanel({
  taught,
  onChange,
  onCards,
}: {
  readonly taught: TaughtClass
  readonly onChange: () => void
  /** Shows cards, which are never shown again. */
  readonly onCards: (cards: readonly Card[]) => void
}) {
  const [isResetting, setIsResetting] = useState(false)
  const { class_id, members } = taught
  const withCards = members.filter(({ has_account }) => !has_account)

  async function reset(of: readonly ClassMember[], is_signed_out: boolean) {
    const member_ids = of.map(({ member_id }) => member_id)
    await acting(async () => {
      const { cards } = await call('reset_cards', { class_id, member_ids, is_signed_out })
      onCards(cards)
    })
  }

  return (
    <Panel title="Members">
      {members.length === 0 ? (
        <p className="text-muted">
          None yet. Pupils join with the code above, or you add their nicknames here and print a
          card for each.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <MemberRow
              key={member.member_id}
              classId={class_id}
              member={member}
              onChange={onChange}
              onReset={() => void reset([member], true)}
            />
          ))}
        </ul>
      )}
      <AddMembers classId={class_id} onCards={onCards} />
      {withCards.length === 0 ? null : (
        <div className="mt-4">
          <Button onClick={() => setIsResetting(true)}>Print new cards for all</Button>
        </div>
      )}
      {isResetting ? (
        <ConfirmDialog
          title="New Cards for All?"
          confirmLabel="Make Cards"
          onConfirm={() => void reset(withCards, false)}
          onClose={() => setIsResetting(false)}
        >
          <p>
            Only you see new cards, and only once: print them. Old cards no longer work. Devices
            that are signed in stay signed in.
          </p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}

function AddMembers({
  classId,
  onCards,
}: {
  readonly classId: string
  readonly onCards: (cards: readonly Card[]) => void
}) {
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, whileBusy] = useBusy()
  const nicknames = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

  async function add() {
    if (nicknames.length === 0) return
    if (nicknames.length > MAX_ADDED) {
      return setProblems([`Please add at most ${MAX_ADDED} at once.`])
    }
    setProblems([])
    try {
      const { cards } = await call('add_members', { class_id: classId, nicknames })
      setText('')
      onCards(cards)
    } catch (error) {
      setProblems(addingProblems(error))
    }
  }

  return (
    <details className="mt-4 rounded-md border border-line p-3">
      <summary className="disclosure flex min-h-11 cursor-pointer items-center text-link">
        <span>Add members by a list</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void whileBusy(add)
        }}
      >
        <label htmlFor="nicknames" className="mt-2 mb-1.5 block text-sm">
          Nicknames, one in each line
        </label>
        <textarea
          id="nicknames"
          rows={6}
          value={text}
          aria-describedby="nicknames-note"
          onChange={({ target }) => setText(target.value)}
          className="w-full rounded-md border border-outline bg-sunken px-4 py-3"
        />
        <div
          id="nicknames-note"
          aria-live="polite"
          className="min-h-6 text-sm wrap-anywhere text-incorrect"
        >
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <Button type="submit" isBusy={isBusy}>
          Add, and show their cards
        </Button>
      </form>
    </details>
  )
}
