import { X } from 'lucide-react'
import { useNavigate } from 'react-router'

import { Button } from '#web/ui/button.tsx'
import { useEarlyChange } from '#web/ui/form/use-early-change.ts'

import { allGroups, type ComparedGroups } from './compared-groups.ts'

/** The groups that are compared, to take away and to add to. */
export function GroupChoice({ chosen, refused }: ComparedGroups) {
  const id = useEarlyChange('')
  const navigate = useNavigate()

  function compare(groups: readonly number[]) {
    void navigate(groups.length === 0 ? '/compare' : `/compare?g=${groups.join(',')}`, {
      preventScrollReset: true,
    })
  }

  return (
    <>
      <ul aria-label="Compared groups" className="cmp-chosen">
        {chosen.map((group) => (
          <li key={group}>
            <Button
              aria-label={`Remove group ${group}`}
              onClick={() => compare(chosen.filter((other) => other !== group))}
            >
              <span>{`Group ${group}`}</span>
              <X aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="my-4 print:hidden">
        <label htmlFor={id} className="mb-1.5 block text-sm">
          Add a group
        </label>
        <select
          id={id}
          value=""
          className="min-h-12 rounded-md border border-outline bg-sunken px-3"
          onChange={({ target }) => compare([...chosen, Number(target.value)])}
        >
          <option value="">Choose …</option>
          {allGroups
            .filter((group) => !chosen.includes(group))
            .map((group) => (
              <option key={group} value={group}>
                {`Group ${group}`}
              </option>
            ))}
        </select>
      </div>
      <p role="status">{refused.length === 0 ? '' : refusalText(refused)}</p>
    </>
  )
}

function refusalText(refused: readonly number[]): string {
  const names = new Intl.ListFormat('en').format(refused.map((group) => `group ${group}`))
  return `Four groups at most can be compared, so ${names} is left out.`
}
