import { Link } from 'react-router'

import type { Identity } from '#chemistry/elements/identities.ts'
import { categoryLabel } from '#quiz/categories.ts'

import type { Limits } from './selection-for.ts'
import { isAskedWithGroup } from './set/about-elements.ts'

/** Says how the address limits practice, or that it names something that does not exist. */
export function AddressNote({
  limits,
  about,
  unknown,
}: {
  readonly limits: Limits
  /** The elements that a set is about. */
  readonly about: readonly Identity[]
  /** The parts of the address that name no category and no difficulty. */
  readonly unknown: readonly string[]
}) {
  const sentence = about.length === 0 ? sentenceOf(limits) : setSentence(about)
  if (sentence === null && unknown.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-sunken px-4 py-1 text-sm text-muted">
      <div className="min-w-0 grow py-1">
        {sentence === null ? null : <p>{sentence}</p>}
        {unknown.map((name) => (
          <p key={name} className="wrap-anywhere">
            {`The address names “${name}”, which is no category and no difficulty. Your settings apply.`}
          </p>
        ))}
      </div>
      <Link
        to="/dashboard/questions"
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        Practice by your settings
      </Link>
    </div>
  )
}

function setSentence(about: readonly Identity[]): string {
  const names = about.map((element) =>
    isAskedWithGroup(element)
      ? `${element.name.toLowerCase()} with its group`
      : element.name.toLowerCase(),
  )
  return `A set about ${new Intl.ListFormat('en').format(names)}.`
}

function sentenceOf({ category, difficulty }: Limits): string | null {
  if (category === null) return difficulty === null ? null : `Only ${difficulty} questions.`
  const about = categoryLabel(category)
  return difficulty === null
    ? `Only questions about ${about}.`
    : `Only ${difficulty} questions about ${about}.`
}
