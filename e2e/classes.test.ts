import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, signUp } from './support/account/accounts.ts'
import { callFrom } from './support/calls.ts'
import { startJourneys } from './support/journey.ts'
import { giveLesson } from './support/lesson.ts'

const { visit } = startJourneys()

/** Counts a visitor's presses; typing a word counts once. */
function counting() {
  let count = 0
  return {
    total: () => count,
    async tap(target: Locator) {
      await target.click()
      count += 1
    },
    async type(target: Locator, text: string) {
      await target.fill(text)
      count += 1
    },
  }
}

async function answerFirst(page: Page): Promise<void> {
  await page.locator('label:has(input[name=option])').first().click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
}

test('a teacher makes a class and a set, a pupil without an account answers, and the report follows', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  await teacher.goto('/dashboard')
  const byTeacher = counting()
  await byTeacher.tap(teacher.getByRole('button', { name: 'Open menu' }))
  await byTeacher.tap(teacher.getByRole('dialog').getByRole('link', { name: 'Classes' }))
  await byTeacher.type(teacher.getByLabel('Name of a new class'), 'Class 9b')
  await byTeacher.tap(teacher.getByRole('button', { name: 'Make a class' }))
  await byTeacher.tap(teacher.getByRole('button', { name: 'Give work' }))
  await byTeacher.tap(teacher.getByRole('link', { name: 'Make a new set' }))
  await byTeacher.type(teacher.getByLabel('Name of the set'), 'Atoms')
  await byTeacher.tap(teacher.getByText('Atomic Structure', { exact: true }))
  await byTeacher.tap(teacher.getByRole('button', { name: 'Save' }))
  await byTeacher.tap(teacher.getByRole('button', { name: 'Give to the class' }))
  await teacher.getByText('0 of 0 started, 0 finished').waitFor()
  expect(byTeacher.total()).toBeLessThanOrEqual(10)
  const code = (await teacher.locator('span.font-mono.text-4xl').textContent()) ?? ''

  const pupil = await visit(`/join?code=${code}`, { stored: { name: 'Mina' } })
  const byPupil = counting()
  await byPupil.type(pupil.getByLabel('Your nickname'), 'Mina')
  await byPupil.tap(pupil.getByRole('button', { name: 'Join', exact: true }))
  await pupil.getByRole('heading', { name: 'Your member card' }).waitFor()
  await byPupil.tap(pupil.getByRole('link', { name: 'To my class' }))
  await byPupil.tap(pupil.getByRole('link', { name: 'Start' }))
  await pupil.getByText('Question 1 of 10').waitFor()
  expect(byPupil.total()).toBeLessThanOrEqual(4)
  await answerFirst(pupil)

  await teacher.getByRole('link', { name: 'Report' }).click()
  await teacher.getByText('1 of 1 started, 0 finished').waitFor()
  await teacher.getByRole('rowheader', { name: 'Mina' }).waitFor()
  await teacher.locator('label', { hasText: 'Hide nicknames' }).click()
  await teacher.getByRole('rowheader', { name: 'Mina' }).waitFor({ state: 'detached' })

  await teacher.getByRole('link', { name: 'Show to the class' }).click()
  const projector = teacher.getByRole('dialog', { name: 'Ideas to Talk About' })
  await projector.getByText(/1 of 1 started, 0 finished$/).waitFor()
  expect(await teacher.getByText('Mina').count()).toBe(0)
  await expectNoAxeViolations(teacher)
  await projector.getByRole('button', { name: 'Close' }).click()
  await teacher.getByRole('rowheader', { name: 'Mina' }).waitFor()

  await pupil.goto('/')
  await pupil.getByRole('heading', { name: 'Work for You' }).waitFor()
  await pupil.getByRole('link', { name: 'Atoms' }).click()
  await pupil.getByText('Question 2 of 10').waitFor()
})

test('work that is given later appears on the home screen and on the page of the class by itself', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { class_id, code, assign } = await classOf(teacher)
  await teacher.goto(`/class/${class_id}`)
  const pupils = []
  for (const nickname of ['Mina', 'Otto']) {
    // One pupil after the other. None has given a name before.
    // oxlint-disable-next-line no-await-in-loop
    const pupil = await visit(`/join?code=${code}`, { stored: { name: null } })
    // oxlint-disable-next-line no-await-in-loop
    await pupil.getByLabel('Your nickname').fill(nickname)
    // oxlint-disable-next-line no-await-in-loop
    await pupil.getByRole('button', { name: 'Join', exact: true }).click()
    // oxlint-disable-next-line no-await-in-loop
    await pupil.getByRole('heading', { name: 'Your member card' }).waitFor()
    pupils.push(pupil)
  }
  const [inClass, atHome] = pupils
  await inClass?.getByRole('link', { name: 'To my class' }).click()
  await inClass?.getByText('There is no work for you now.').waitFor()
  // This one has never opened the page of the class.
  await atHome?.goto('/')
  await teacher.getByText('Otto').waitFor()
  await assign()
  await inClass?.getByRole('link', { name: 'Start' }).waitFor()
  await atHome?.getByRole('heading', { name: 'Work for You' }).waitFor()
  expect(await atHome?.getByText('What should we call you?').count()).toBe(0)
  await teacher.getByText('0 of 2 started, 0 finished').waitFor()
})

test('the code of a class fills the screen, with the number of its pupils and without names', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { class_id, code } = await classOf(teacher)
  await callFrom(teacher, 'add_members', { class_id, nicknames: ['Mina', 'Otto'] })
  await teacher.goto(`/class/${class_id}`)
  await teacher.getByText('Mina').waitFor()
  await teacher.getByRole('button', { name: 'Show large' }).click()
  const large = teacher.getByRole('dialog', { name: /^Open .*\/join$/ })
  await large.getByText(code, { exact: true }).waitFor()
  await large.getByText('2 pupils are in the class.').waitFor()
  expect(await large.getByText('Mina').count()).toBe(0)
  await expectNoAxeViolations(teacher)
  await large.getByRole('button', { name: 'Close' }).click()
  await large.waitFor({ state: 'detached' })
})

test('a pupil with the right code joins after a little work while others guess codes', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { code } = await classOf(teacher)
  const pupil = await visit(`/join?code=${code}`, { expected: [/428/] })
  // The refusal that a server gives in such a flood, once.
  await pupil.route(
    '**/api/join_class',
    (route) =>
      route.fulfill({
        status: 428,
        json: {
          error: {
            code: 'proof_required',
            message: 'Work first.',
            challenge: 'zzzz.3.nonce.signed',
          },
        },
      }),
    { times: 1 },
  )
  const worked = pupil.waitForRequest((request) => request.postData()?.includes('proof') ?? false)
  await pupil.getByLabel('Your nickname').fill('Mina')
  await pupil.getByRole('button', { name: 'Join', exact: true }).click()
  expect((await worked).postDataJSON()).toMatchObject({
    code,
    nickname: 'Mina',
    proof: { challenge: 'zzzz.3.nonce.signed' },
  })
  await pupil.getByRole('heading', { name: 'Your member card' }).waitFor()
})

test('answers given without a connection arrive when it is back', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { code, assign, answersSoFar } = await classOf(teacher)
  const pupil = await visit(`/join?code=${code}`, { expected: [/INTERNET_DISCONNECTED/] })
  await join(pupil)
  await assign()
  await answerOffline(pupil)
  await pupil.getByText('One answer waits on this device').waitFor()
  await pupil.getByRole('button', { name: 'Next', exact: true }).click()
  await answerFirst(pupil)
  await pupil.getByText('2 answers wait on this device').waitFor()
  expect(await answersSoFar()).toBe(0)
  await pupil.context().setOffline(false)
  await expect.poll(answersSoFar).toBe(2)
})

test('answers that cannot reach the class any more are told to their pupil, and none arrives', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { class_id, code, assignment_id, assign, answersSoFar } = await classOf(teacher)
  await assign()
  const pupil = await visit(`/join?code=${code}`, { expected: [/INTERNET_DISCONNECTED/, /404/] })
  await join(pupil)
  await answerOffline(pupil)
  const { members } = await callFrom(teacher, 'get_class', { class_id })
  const [member] = Array.isArray(members) ? members : []
  await callFrom(teacher, 'remove_member', { class_id, member_id: member.member_id })
  await pupil.context().setOffline(false)
  const notice = pupil.getByRole('region', { name: 'Answers Not Sent' })
  await notice.getByText('One answer waits on this device.').waitFor()
  await notice.getByText('Two Ions').waitFor()
  await expectNoAxeViolations(pupil)
  expect(await answersSoFar()).toBe(0)
  await pupil.goto('/classes')
  await notice.getByRole('button', { name: 'Delete' }).click()
  await pupil.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await notice.waitFor({ state: 'detached' })

  // The next one keeps the place in the class, but the work goes.
  await pupil.goto(`/join?code=${code}`)
  await join(pupil)
  await answerOffline(pupil)
  await callFrom(teacher, 'delete_assignment', { assignment_id })
  await pupil.context().setOffline(false)
  await notice.getByText('One answer could not be sent: your teacher has deleted').waitFor()
  await pupil.getByText('There is no work for you now.').waitFor()
  await notice.getByRole('button', { name: 'I have read this' }).click()
  await notice.waitFor({ state: 'detached' })
})

test('an answer that was given before the end and comes after it arrives, marked as late', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { class_id, code, assignment_id, assign } = await classOf(teacher)
  await assign()
  const pupil = await visit(`/join?code=${code}`, { expected: [/INTERNET_DISCONNECTED/] })
  await join(pupil)
  await answerOffline(pupil)
  await callFrom(teacher, 'change_assignment', {
    assignment_id,
    opens_at: new Date(0).toISOString(),
    closes_at: new Date(Date.now() - 1000).toISOString(),
  })
  await pupil.context().setOffline(false)
  await teacher.goto(`/class/${class_id}?report=${assignment_id}`)
  const own = teacher.getByRole('row', { name: /^Otto / })
  await own.getByText('Started, some late').waitFor()
  await pupil.getByText('One answer waits on this device').waitFor({ state: 'detached' })
})

test('a set is practiced at its address and in a frame by anyone, and an unknown code says so', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { setCode } = await classOf(teacher)
  const guest = await visit(`/set/${setCode.toLowerCase()}`)
  await guest.getByRole('heading', { name: 'Two Ions' }).waitFor()
  await guest.getByRole('button', { name: 'Start' }).click()
  for (const place of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop
    await guest.getByText(`Question ${place} of 2`).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await answerFirst(guest)
    // oxlint-disable-next-line no-await-in-loop
    await guest.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await guest.getByRole('heading', { name: 'Set complete' }).waitFor()
  const reader = await visit('/join', { expected: [/404/] })
  await reader.getByLabel('Code of the class').fill(setCode.toLowerCase())
  await reader.getByLabel('Your nickname').fill('Ida')
  await reader.getByRole('button', { name: 'Join', exact: true }).click()
  await reader.getByRole('heading', { name: 'Two Ions' }).waitFor()
  const lost = await visit('/set/AAAAAA')
  await lost.getByRole('heading', { name: 'No such set' }).waitFor()
  const frame = await visit(`/embed/set/${setCode}`)
  await frame.getByRole('heading', { name: 'Two Ions' }).waitFor()
  await answerFirst(frame)
  await frame.getByRole('button', { name: 'Next', exact: true }).click()
  await frame.getByText('Question 2 of 2').waitFor()
  await frame.goto('/embed/set/AAAAAA')
  await frame.getByText('There is no set with this code.').waitFor()
})

test('a set is shown as it was edited last, from units of courses and from shared addresses', async () => {
  const teacher = await visit('/auth')
  await signUp(teacher, inject('origin'), newAddress())
  const { setCode } = await classOf(teacher)
  await teacher.goto(`/set/${setCode}`)
  await teacher.getByText('2 questions', { exact: true }).waitFor()
  await teacher.getByRole('link', { name: 'Edit' }).click()
  const ids = teacher.getByRole('textbox', { name: 'Ids of questions' })
  await ids.fill('no-such.1.1')
  await teacher.getByText('Not known: no-such.1.1').waitFor()
  await ids.fill('https://chem.example/dashboard/questions?question=as-e3.1.1')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await teacher.getByText('One question', { exact: true }).waitFor()
  // The next edit begins with the last one.
  await teacher.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => ids.inputValue()).toBe('as-e3.1.1')
  await teacher.getByText('By skills').click()
  const unit = teacher.getByLabel('Take the skills of a unit of a course')
  const named = unit.locator('option', { hasText: 'AP Chemistry (College Board): 1 ' })
  await unit.selectOption((await named.textContent()) ?? '')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await teacher.getByText('10 questions', { exact: true }).waitFor()
})

/** Otto joins the class whose code the page has. */
async function join(pupil: Page) {
  await pupil.getByLabel('Your nickname').fill('Otto')
  await pupil.getByRole('button', { name: 'Join', exact: true }).click()
}

/** A pupil who has joined begins the work, loses the connection, and answers the first question. */
async function answerOffline(pupil: Page) {
  await pupil.getByRole('link', { name: 'To my class' }).click()
  await pupil.getByRole('link', { name: 'Start' }).click()
  await pupil.getByText('Question 1 of 2').waitFor()
  await pupil.context().setOffline(true)
  await answerFirst(pupil)
}

/** Makes a class and a set of two questions by the calls of the product. */
async function classOf(page: Page) {
  const [class_id, set_id, assignment_id] = [id(), id(), id()]
  const made = await callFrom(page, 'create_class', { class_id, name: 'Class 9c' })
  const set = await callFrom(page, 'save_set', {
    set_id,
    version: 1,
    name: 'Two Ions',
    draft: {
      source: { kind: 'fixed', questions: ['as-e3.1.1', 'as-e3.1.2'] },
      order: 'given',
      timer: 'off',
      tries: 1,
      hints: false,
      is_shared_seed: true,
    },
  })
  return {
    class_id,
    assignment_id,
    code: String(made.code),
    setCode: String(set.code),
    assign: () =>
      callFrom(page, 'assign_set', {
        assignment_id,
        class_id,
        set_id,
        opens_at: new Date(0).toISOString(),
        closes_at: null,
      }),
    answersSoFar: async () => {
      const { report } = await callFrom(page, 'get_report', { assignment_id })
      return JSON.stringify(report).split('"question_id"').length - 1
    },
  }
}

function id(): string {
  return crypto.randomUUID()
}

test('a long name of a class stands whole in its field on a laptop, and a phone has the ways of a piece of work in one row', async () => {
  const teacher = await visit('/auth', { viewport: { width: 1366, height: 768 } })
  await signUp(teacher, inject('origin'), newAddress())
  const { classId } = await giveLesson(teacher, 'Class 9b of the Alexander von Humboldt School')
  await teacher.goto(`/class/${classId}`)
  const field = teacher.getByLabel('Name of the class')
  await field.waitFor()
  expect(await field.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  await teacher.setViewportSize({ width: 360, height: 740 })
  const work = teacher.getByRole('listitem').filter({ hasText: 'started' })
  const tops = await Promise.all(
    [
      work.getByRole('link', { name: 'Report' }),
      work.getByRole('button', { name: 'Change end' }),
      work.getByRole('button', { name: 'Delete' }),
    ].map(async (control) => (await control.boundingBox())?.y),
  )
  expect(new Set(tops).size).toBe(1)
})
