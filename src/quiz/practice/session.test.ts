import { assert, type Command, commands, constant, integer, modelRun, property } from 'fast-check'
import { expect, test } from 'vitest'

import { bankOf } from '#quiz/bank.ts'
import { makeQuestion, type McqQuestion, type Question } from '#quiz/question.ts'
import { randomFrom } from '#quiz/random.ts'
import type { ProductionTemplate } from '#quiz/template.ts'
import { choiceTemplates, productionTemplates, wholeBank } from '#quiz/templates/whole-bank.ts'

import { remember, type Selection } from './selection.ts'
import {
  type Answer,
  choose,
  currentAsked,
  isFirstAgain,
  isAtEnd,
  next,
  nextWith,
  type PracticeSession,
  previous,
  resumeSession,
  showAnswer,
  startSession,
  startSessionWith,
  submit,
  submitJudged,
  submitSecond,
  takeHint,
  type Turn,
} from './session.ts'

const START = 1_700_000_000_000
const selection: Selection = { enabledCategories: ['atomic-structure'], difficulty: 'easy' }
/** Options are chosen by their number, so the sessions of the model ask for nothing else. */
const optionBank = bankOf(choiceTemplates)
const question = firstQuestion()

function firstQuestion(): McqQuestion {
  const [template] = choiceTemplates
  if (template === undefined) throw new RangeError('The bank is empty.')
  return makeQuestion(template, 1)
}

function productionTemplate(kind: 'number' | 'steps' = 'number'): ProductionTemplate {
  const found = productionTemplates.find(({ type }) => type === kind)
  if (found === undefined) throw new Error(`there is no template of kind ${kind}`)
  return found
}

const rightOption = question.options.indexOf(question.correctAnswer)
const wrongOption = (rightOption + 1) % 4

function nextOf(session: PracticeSession, now = START, seed = 'next'): PracticeSession {
  return next(session, selection, wholeBank, randomFrom(seed), now)
}

test('a session starts with one open question and remembers it', () => {
  const session = startSession(selection, wholeBank, randomFrom('start'), START)
  const asked = currentAsked(session)
  expect(session).toEqual({
    history: [{ question: asked.question, isCounted: false }],
    index: 0,
    turn: { status: 'open', chosen: null, openedAt: START },
    memory: {
      usedElements: { 'atomic-structure/easy': [asked.question.element] },
      lastTemplate: asked.question.id.split('.')[0],
    },
  })
})

test('Q13 a session can go on with a given question, which is remembered like any other', () => {
  const first = startSession(selection, wholeBank, randomFrom('start'), START)
  const second = nextWith(first, question, START + 5)
  expect(second).toEqual({
    history: [...first.history, { question, isCounted: false }],
    index: 1,
    turn: { status: 'open', chosen: null, openedAt: START + 5 },
    memory: remember(first.memory, question),
  })
  const back = previous(second, START + 6)
  expect([isAtEnd(second), isAtEnd(back)]).toEqual([true, false])
  expect(nextWith(back, question, START + 7)).toEqual({
    ...second,
    turn: { status: 'open', chosen: null, openedAt: START + 7 },
  })
})

test('Q11 an option can be chosen and changed until it is submitted', () => {
  const open = startSessionWith(question, START)
  const first = choose(open, 0)
  expect(first.turn).toEqual({ status: 'open', chosen: 0, openedAt: START })
  const second = choose(first, 3)
  expect(second.turn).toEqual({ status: 'open', chosen: 3, openedAt: START })
  const { session } = submit(second, START + 1)
  expect(choose(session, 1)).toBe(session)
})

test.each([-1, 4, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'Q11 %d is not an option and cannot be chosen',
  (option) => {
    const session = choose(startSessionWith(question, START), 2)
    expect(choose(session, option)).toBe(session)
  },
)

test('Q11 a submission without a choice changes nothing', () => {
  const session = startSessionWith(question, START)
  expect(submit(session, START + 5)).toEqual({ session, answer: null })
})

test('Q11 a submission locks the turn, and a second one changes nothing', () => {
  const { session } = submit(choose(startSessionWith(question, START), wrongOption), START + 5000)
  expect(session.turn).toEqual({ status: 'locked', chosen: wrongOption, milliseconds: 5000 })
  expect(submit(session, START + 6000)).toEqual({ session, answer: null })
})

test.each([
  { option: rightOption, isCorrect: true },
  { option: wrongOption, isCorrect: false },
])('Q12 an answer carries its seconds since the question was shown', ({ option, isCorrect }) => {
  const chosen = choose(startSessionWith(question, START), option)
  expect(submit(chosen, START + 2750).answer).toEqual({
    questionId: question.id,
    selectedAnswer: option,
    isCorrect,
    timeSpent: 2.75,
    timestamp: START + 2750,
  })
})

test('Q12 time runs from the moment the question is on screen, also after going back', () => {
  const second = nextOf(startSessionWith(question, START), START + 10_000)
  const back = previous(second, START + 60_000)
  expect(submit(choose(back, 0), START + 61_000).answer?.timeSpent).toBe(1)
})

test('Q12 a question that was left open for hours counts as ten minutes', () => {
  const session = choose(startSessionWith(question, START), rightOption)
  expect(submit(session, START + 8 * 60 * 60 * 1000).answer?.timeSpent).toBe(600)
})

test('Q12 a clock that was set back gives no negative time', () => {
  const chosen = choose(startSessionWith(question, START), 0)
  expect(submit(chosen, START - 5000).answer?.timeSpent).toBe(0)
})

test('Q13 Next brings a new question at the end of the history', () => {
  const session = nextOf(startSessionWith(question, START), START + 1)
  const asked = currentAsked(session)
  expect(session.history).toEqual([
    { question, isCounted: false },
    { question: asked.question, isCounted: false },
  ])
  expect(session.index).toBe(1)
  expect(session.turn).toEqual({ status: 'open', chosen: null, openedAt: START + 1 })
})

test('Q13 Previous goes back and shows the question afresh', () => {
  const answered = submit(choose(startSessionWith(question, START), 0), START + 1).session
  const back = previous(nextOf(answered), START + 9)
  expect(currentAsked(back)).toEqual({
    question,
    isCounted: true,
    result: { given: 0, isCorrect: rightOption === 0 },
  })
  expect(back.turn).toEqual({ status: 'open', chosen: null, openedAt: START + 9 })
})

test('Q13 Previous stops at the first question', () => {
  const session = choose(startSessionWith(question, START), 1)
  expect(previous(session, START + 9)).toBe(session)
})

test('Q13 Next after going back shows the later question again', () => {
  const second = nextOf(startSessionWith(question, START))
  const forth = nextOf(previous(second, START), START + 3, 'other')
  expect(forth).toEqual({ ...second, turn: { status: 'open', chosen: null, openedAt: START + 3 } })
})

test('Q10 a session that starts with a given question goes on with another template', () => {
  const [template] = question.id.split('.')
  for (let seed = 0; seed < 50; seed += 1) {
    const session = nextOf(startSessionWith(question, START), START, String(seed))
    expect(currentAsked(session).question.id.split('.')[0]).not.toBe(template)
    expect(currentAsked(session).question.element).not.toBe(question.element)
  }
})

test('Q14 a second try of a question locks but is not recorded', () => {
  const first = submit(choose(startSessionWith(question, START), wrongOption), START + 1)
  const back = previous(nextOf(first.session), START + 2)
  const second = submit(choose(back, rightOption), START + 3)
  expect(first.answer?.isCorrect).toBe(false)
  expect(second.answer).toBeNull()
  expect(second.session.turn).toEqual({ status: 'locked', chosen: rightOption, milliseconds: 1 })
})

test('Q14 a question that was skipped is recorded when it is answered later', () => {
  const back = previous(nextOf(startSessionWith(question, START)), START)
  expect(submit(choose(back, rightOption), START + 1).answer?.questionId).toBe(question.id)
})

test('Q43 a made answer is kept until it is locked as it was judged', () => {
  const made = makeQuestion(productionTemplate(), 1)
  const open = choose(startSessionWith(made, START), '12,5 g')
  expect(open.turn).toEqual({ status: 'open', chosen: '12,5 g', openedAt: START })
  expect(submit(open, START + 1000)).toEqual({ session: open, answer: null })
  const { session, answer } = submitJudged(open, false, START + 1500)
  expect(answer).toEqual({
    questionId: made.id,
    selectedAnswer: 1,
    response: '12,5 g',
    isCorrect: false,
    timeSpent: 1.5,
    timestamp: START + 1500,
  })
  expect(session.turn).toEqual({ status: 'locked', chosen: '12,5 g', milliseconds: 1500 })
  expect(submitJudged(session, true, START + 2000)).toEqual({ session, answer: null })
  expect(resumeSession(session.history, session.index, session.turn)).toEqual(session)
})

test('Q43 a question takes only an answer of its kind, and none that is too long', () => {
  const made = startSessionWith(makeQuestion(productionTemplate(), 1), START)
  expect([choose(made, 0), choose(made, '1'.repeat(301))]).toEqual([made, made])
  const withOptions = startSessionWith(question, START)
  expect(choose(withOptions, '12,5 g')).toBe(withOptions)
  const emptied = choose(choose(made, '12,5 g'), '')
  expect(emptied).toEqual(made)
  expect(submitJudged(emptied, true, START + 1)).toEqual({ session: emptied, answer: null })
})

test('Q25 a session that was left goes on with its question, its choice and its history', () => {
  const second = nextOf(startSessionWith(question, START))
  for (const left of [second, choose(second, 2), previous(choose(second, 2), START + 4)]) {
    expect(resumeSession(left.history, left.index, left.turn)).toEqual(left)
  }
})

test('Q25 a locked result stays locked when the session goes on, and is not recorded again', () => {
  const { session } = submit(choose(startSessionWith(question, START), wrongOption), START + 5000)
  const again = resumeSession(session.history, session.index, session.turn)
  expect(again).toEqual(session)
  expect(again && submit(again, START + 9000)).toEqual({ session, answer: null })
})

test('Q25 the time of an open question runs on while the learner is elsewhere', () => {
  const left = choose(startSessionWith(question, START), rightOption)
  const again = resumeSession(left.history, left.index, left.turn) ?? left
  expect(submit(again, START + 45_000).answer?.timeSpent).toBe(45)
})

test.each<readonly [string, number, Turn]>([
  ['a place outside its history', 1, { status: 'open', chosen: null, openedAt: START }],
  ['an option that is none', 0, { status: 'open', chosen: 4, openedAt: START }],
  ['a locked question without an answer', 0, { status: 'locked', chosen: 1, milliseconds: 5 }],
])('Q25 %s is not a session to go on with', (_, index, turn) => {
  expect(resumeSession([{ question, isCounted: false }], index, turn)).toBe(null)
})

/** A plain model of a session. */
type Model = {
  ids: string[]
  index: number
  chosen: number | null
  isLocked: boolean
  openedAt: number
  now: number
  recorded: Set<string>
}

/** The session under test, changed by commands. */
type Real = { session: PracticeSession; readonly answers: Answer[]; readonly seed: number }

type Step = Command<Model, Real>

function step(name: string, run: (model: Model, real: Real) => void): Step {
  return {
    check: () => true,
    toString: () => name,
    run(model, real) {
      run(model, real)
      expectSame(model, real)
    },
  }
}

function expectSame(model: Model, { session, answers }: Real): void {
  expect(session.history.map((asked) => asked.question.id)).toEqual(model.ids)
  expect(session.index).toBe(model.index)
  expect(session.turn).toEqual(
    model.isLocked
      ? { status: 'locked', chosen: model.chosen, milliseconds: model.now - model.openedAt }
      : { status: 'open', chosen: model.chosen, openedAt: model.openedAt },
  )
  expect(answers.map(({ questionId }) => questionId)).toEqual([...model.recorded])
  for (const { question: asked, isCounted } of session.history) {
    expect(isCounted).toBe(model.recorded.has(asked.id))
  }
}

const open = { chosen: null, isLocked: false }

function chooseStep(option: number): Step {
  return step(`choose ${option}`, (model, real) => {
    real.session = choose(real.session, option)
    if (!model.isLocked && option >= 0 && option < 4) model.chosen = option
  })
}

function submitStep(wait: number): Step {
  return step(`submit after ${wait} ms`, (model, real) => {
    const asked = currentAsked(real.session).question
    const now = model.isLocked ? model.now : model.now + wait
    const { session, answer } = submit(real.session, now)
    expect(answer).toEqual(expectedAnswer(model, asked, now))
    if (answer !== null) real.answers.push(answer)
    real.session = session
    if (model.chosen === null) return
    Object.assign(model, { now, isLocked: true })
    model.recorded.add(asked.id)
  })
}

function expectedAnswer(model: Model, asked: Question, now: number): Answer | null {
  if (model.isLocked || model.chosen === null || model.recorded.has(asked.id)) return null
  return {
    questionId: asked.id,
    selectedAnswer: model.chosen,
    isCorrect: asked.type === 'mcq' && asked.options[model.chosen] === asked.correctAnswer,
    timeSpent: (now - model.openedAt) / 1000,
    timestamp: now,
  }
}

function nextStep(): Step {
  return step('next', (model, real) => {
    const random = randomFrom(`${real.seed} ${model.ids.length}`)
    real.session = next(real.session, selection, optionBank, random, model.now)
    if (model.index === model.ids.length - 1) {
      const { id } = currentAsked(real.session).question
      expect(model.ids).not.toContain(id)
      expect(id.split('.')[0]).not.toBe(model.ids.at(-1)?.split('.')[0])
      model.ids.push(id)
    }
    Object.assign(model, open, { index: model.index + 1, openedAt: model.now })
  })
}

function previousStep(): Step {
  return step('previous', (model, real) => {
    real.session = previous(real.session, model.now)
    if (model.index === 0) return
    Object.assign(model, open, { index: model.index - 1, openedAt: model.now })
  })
}

const steps = [
  integer({ min: -1, max: 5 }).map(chooseStep),
  integer({ min: 0, max: 90_000 }).map(submitStep),
  constant(nextStep()),
  constant(previousStep()),
]

test('Q11 Q12 Q13 Q14 hold whatever is done in whatever order', () => {
  assert(
    property(commands(steps, { size: 'large', maxCommands: 60 }), integer(), (cmds, seed) => {
      modelRun(() => {
        const session = startSession(selection, optionBank, randomFrom(String(seed)), START)
        const ids = [currentAsked(session).question.id]
        return {
          model: {
            ids,
            index: 0,
            ...open,
            openedAt: START,
            now: START,
            recorded: new Set<string>(),
          },
          real: { session, answers: [], seed },
        }
      }, cmds)
    }),
  )
})

const typed = makeQuestion(productionTemplate(), 3)
const inParts = makeQuestion(productionTemplate('steps'), 3)

function wronglyAnswered(): PracticeSession {
  const session = choose(startSessionWith(typed, START), '1e9')
  return submitJudged(session, false, START + 5000, { tries: 2 }).session
}

test('Q50 after a wrong answer that was made, one more try is possible, and the first one is recorded', () => {
  const session = choose(startSessionWith(typed, START), '1e9')
  const { session: wrong, answer } = submitJudged(session, false, START + 5000, { tries: 2 })
  expect(answer).toEqual({
    questionId: typed.id,
    selectedAnswer: 1,
    response: '1e9',
    isCorrect: false,
    timeSpent: 5,
    timestamp: START + 5000,
  })
  expect(wrong.turn).toEqual({
    status: 'retrying',
    first: '1e9',
    chosen: '1e9',
    milliseconds: 5000,
    recordedAt: START + 5000,
  })
  const { session: done, second } = submitSecond(choose(wrong, '7'), true)
  expect(second).toEqual({
    questionId: typed.id,
    recordedAt: START + 5000,
    response: '7',
    isCorrect: true,
  })
  expect(done.turn).toEqual({
    status: 'locked',
    chosen: '1e9',
    milliseconds: 5000,
    second: { given: '7', isCorrect: true },
  })
  expect(currentAsked(done)).toMatchObject({
    result: { given: '1e9', isCorrect: false },
    second: { given: '7', isCorrect: true },
  })
})

test('Q50 the second try of a problem in parts begins with the parts that were right', () => {
  const session = choose(startSessionWith(inParts, START), '2|7|9')
  const { session: wrong } = submitJudged(session, false, START + 5000, { tries: 2, again: '2|' })
  expect(wrong.turn).toMatchObject({ status: 'retrying', first: '2|7|9', chosen: '2|' })
  expect(isFirstAgain(choose(wrong, '2|7').turn)).toBe(true)
  expect(isFirstAgain(choose(wrong, '2|5').turn)).toBe(false)
  expect(isFirstAgain(choose(wrong, '2|5|9').turn)).toBe(false)
  expect(submitSecond(choose(wrong, '2|5|9'), true).second).toMatchObject({ response: '2|5|9' })
  const fresh = submitJudged(session, false, START + 5000, { tries: 2, again: '' }).session
  expect(fresh.turn).toMatchObject({ status: 'retrying', chosen: null })
})

test('Q50 repeating the same answer is not a try, and there is no third one', () => {
  const wrong = wronglyAnswered()
  expect(submitSecond(wrong, false)).toEqual({ session: wrong, second: null })
  const { session: done } = submitSecond(choose(wrong, '7'), false)
  expect(submitSecond(choose(done, '8'), true)).toEqual({ session: done, second: null })
})

test('Q50 the answer can be shown without a second try, and with one try it is shown at once', () => {
  const shown = showAnswer(wronglyAnswered())
  const locked: Turn = { status: 'locked', chosen: '1e9', milliseconds: 5000 }
  expect(shown.turn).toEqual(locked)
  const session = choose(startSessionWith(typed, START), '1e9')
  expect(submitJudged(session, false, START + 5000).session.turn).toEqual(locked)
  expect(submitJudged(session, true, START + 5000, { tries: 2 }).session.turn).toEqual(locked)
})

test('Q50 a second try of an answer that does not count teaches and is not recorded', () => {
  const again = previous(nextOf(submitSecond(choose(wronglyAnswered(), '7'), true).session), START)
  const { session: wrong, answer } = submitJudged(choose(again, '2e9'), false, START + 9000, {
    tries: 2,
  })
  expect(answer).toBe(null)
  const { session: done, second } = submitSecond(choose(wrong, '8'), true)
  expect(second).toBe(null)
  expect(done.turn).toMatchObject({ second: { given: '8', isCorrect: true } })
  expect(currentAsked(done).second).toEqual({ given: '7', isCorrect: true })
})

test('Q49 hints are taken one by one to the last, and come with the answer', () => {
  const taken = [1, 2, 3, 4, 5].reduce(takeHint, startSessionWith(typed, START))
  const { hintsTaken = 0 } = currentAsked(taken)
  expect(hintsTaken).toBeGreaterThan(1)
  expect(hintsTaken).toBeLessThanOrEqual(3)
  const { answer, session } = submitJudged(choose(taken, '1'), true, START + 1000)
  expect(answer?.hintsTaken).toBe(hintsTaken)
  expect(takeHint(session)).toBe(session)
})

test('Q49 a question without a solution has no hint', () => {
  const { solution: _, ...plain } = typed
  const session = startSessionWith(plain, START)
  expect(takeHint(session)).toBe(session)
})

test('Q25 Q50 a session with a wrong answer that can be tried again goes on with that', () => {
  const { history, index, turn } = wronglyAnswered()
  expect(resumeSession(history, index, turn)?.turn).toEqual(turn)
  const uncounted = [{ question: typed, isCounted: false }] as const
  expect(resumeSession(uncounted, index, turn)).toBe(null)
})
