import { Lru } from 'toad-cache'

import type { Draw } from '#quiz/practice/selection.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'

/** How many learners may get a question before it leaves its shelf. */
const LEARNERS = 4
/** The most questions on the shelf of a template. */
const PER_TEMPLATE = 4
/** Templates that have a shelf; a wish draws from some hundreds. */
const TEMPLATES = 1000

/** A drawn question, and the learners who have got it. */
type Shared = { readonly question: Question; readonly learners: Set<string> }

const shelves = new Lru<Shared[]>(TEMPLATES)

/** Questions for one learner that were drawn for others already. */
export type Shelf = {
  /** Gives a question of a template that the learner has not got from a shelf; a new one if there is none. */
  readonly draw: Draw
  /** Notes that the learner gets this question. */
  readonly take: (question: Question) => void
}

/**
 * Returns questions for one learner. Drawing takes longer than storing, so a question serves a few learners, and one
 * that was drawn but not asked the next. No learner gets the same one twice from a shelf.
 */
export function shelfFor(userId: string): Shelf {
  /** Each question is offered once: when it does not suit, the next is a new one. */
  const offered = new Map<string, Shared>()
  return { draw, take }

  function draw(template: Template, seed: number): Question | null {
    const shelf = shelfOf(template)
    const shared = shelf.find((one) => !one.learners.has(userId) && !offered.has(one.question.id))
    if (shared !== undefined) {
      offered.set(shared.question.id, shared)
      return shared.question
    }
    const question = drawQuestion(template, seed)
    if (question === null) return null
    const drawn = { question, learners: new Set<string>() }
    offered.set(question.id, drawn)
    shelf.push(drawn)
    if (shelf.length > PER_TEMPLATE) shelf.shift()
    return question
  }

  function take({ id }: Question): void {
    const learners = offered.get(id)?.learners.add(userId)
    if (learners === undefined || learners.size < LEARNERS) return
    const template = id.slice(0, id.lastIndexOf('.'))
    shelves.set(
      template,
      (shelves.get(template) ?? []).filter(({ question }) => question.id !== id),
    )
  }
}

function shelfOf({ id, version }: Template): Shared[] {
  const name = `${id}.${version}`
  const known = shelves.get(name)
  if (known !== undefined) return known
  const shelf: Shared[] = []
  shelves.set(name, shelf)
  return shelf
}
