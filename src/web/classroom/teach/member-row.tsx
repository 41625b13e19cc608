import { useState } from 'react'

import type { ClassMember } from '#contract/classroom/classes.ts'
import { acting } from '#web/classroom/parts/acting.ts'
import { saveMember } from '#web/classroom/parts/save-member.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { call } from '#web/wire/api.ts'

/** A member of a class: the nickname, and the teacher's controls. */
export function MemberRow({
  classId,
  member,
  onChange,
  onReset,
}: {
  readonly classId: string
  readonly member: ClassMember
  readonly onChange: () => void
  readonly onReset: () => void
}) {
  const [nickname, setNickname] = useState<string | null>(null)
  const [asked, setAsked] = useState<'reset' | 'remove' | null>(null)
  const aboutMember = { class_id: classId, member_id: member.member_id }

  async function rename() {
    if (nickname === null) return
    const isDone = await acting(
      () => call('rename_member', { ...aboutMember, nickname }),
      'Another member of this class has this nickname. Please choose another one.',
    )
    if (!isDone) return
    setNickname(null)
    onChange()
  }

  async function remove() {
    await acting(() => call('remove_member', aboutMember))
    onChange()
  }

  if (nickname !== null) {
    return (
      <li className="py-3">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void rename()
          }}
        >
          <div className="min-w-0 grow basis-52">
            <TextField
              label="Nickname"
              value={nickname}
              required
              maxLength={32}
              onChange={({ target }) => setNickname(target.value)}
            />
          </div>
          <Button type="submit" look="primary">
            Save
          </Button>
          <Button onClick={() => setNickname(null)}>Cancel</Button>
        </form>
      </li>
    )
  }
  return (
    <li className="-mx-2 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] py-2 *:justify-start sm:mx-0 sm:flex sm:flex-wrap sm:items-center sm:gap-x-2">
      <p className="col-span-full min-w-0 grow px-2 sm:basis-44 sm:px-0 lg:basis-full xl:basis-44">
        <bdi className="wrap-anywhere">{member.nickname}</bdi>
        {member.has_account ? <span className="text-sm text-muted"> with an account</span> : null}
      </p>
      <Button look="quiet" className="px-2!" onClick={() => setNickname(member.nickname)}>
        Rename
      </Button>
      {member.has_account ? null : (
        <Button look="quiet" className="px-2!" onClick={() => setAsked('reset')}>
          New card
        </Button>
      )}
      <Button
        look="quiet"
        className="px-2!"
        onClick={() => void saveMember(classId, member.member_id)}
      >
        Save data
      </Button>
      <Button look="quiet" className="px-2!" onClick={() => setAsked('remove')}>
        Remove
      </Button>
      {asked === 'reset' ? (
        <ConfirmDialog
          title="A New Card?"
          confirmLabel="Make a Card"
          onConfirm={onReset}
          onClose={() => setAsked(null)}
        >
          <p>The old card no longer works, and all devices of this pupil are signed out.</p>
        </ConfirmDialog>
      ) : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          title="Remove This Member?"
          confirmLabel="Remove"
          onConfirm={() => void remove()}
          onClose={() => setAsked(null)}
        >
          <p>All answers of this pupil in this class are deleted.</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
