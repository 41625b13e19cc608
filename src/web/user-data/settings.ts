import * as v from 'valibot'

import { categories, difficulties } from '#quiz/categories.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { defaultSettings, forEachSwitch } from '#quiz/practice/settings.ts'
import { SETTINGS_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { inMemory, switchable } from '#web/store/switchable.ts'
import type { TextStorage } from '#web/store/text-storage.ts'
import { isWithoutRepeats } from '#web/store/without-repeats.ts'

/** More kinds of answers and topics than there will be. */
const MAX_NAMES = 50

const namesSchema = v.pipe(v.array(v.string()), v.maxLength(MAX_NAMES))

const typeSchema = v.picklist(questionTypes.map((type) => type.id))

const categorySchema = v.picklist(categories.map((category) => category.id))

export const settingsSchema = v.object({
  enabledCategories: v.pipe(
    v.array(categorySchema),
    v.minLength(1),
    v.check((list) => isWithoutRepeats(list), 'a category twice'),
  ),
  difficulty: v.picklist(difficulties),
  // A setting that was added after these were stored has its start value; the others keep theirs.
  ...forEachSwitch(({ isOnAtStart }) => v.optional(v.boolean(), isOnAtStart)),
  timerEnabled: v.boolean(),
  questionTypes: v.pipe(
    v.array(typeSchema),
    v.minLength(1),
    v.check((list) => isWithoutRepeats(list), 'a type twice'),
  ),
  studyReminders: v.boolean(),
  // A kind that is not named is on: so are those that come with a later version. Names that this version
  // does not know stay.
  answerKindsOff: v.optional(namesSchema, []),
  /** The topics beyond the first year that are on. */
  topics: v.optional(namesSchema, []),
  /** The course that the visitor takes. */
  course: v.optional(v.nullable(v.string()), null),
  /** The goal of a day. */
  dailyGoal: v.optional(v.nullable(v.string()), null),
  /** The latest planned pause. */
  plannedPause: v.optional(v.nullable(v.string()), null),
  /** The day of an exam, or empty. */
  examDay: v.optional(v.string(), ''),
  // Values stored before Today came have none of these.
  /** Questions in a session of Today. */
  sessionSize: v.optional(v.number()),
  /** Minutes of a session of Today, in place of a number of questions. */
  sessionMinutes: v.optional(v.number()),
  /** Questions in a set of practice; endless without it. */
  setSize: v.optional(v.number()),
  /** Today asks before submitting whether the learner is sure; it does unless this is false. */
  asksSure: v.optional(v.boolean()),
})

/** The settings of a visitor in this browser; the theme has a place of its own. */
export type VisitorSettings = v.InferOutput<typeof settingsSchema>

const guestSettings = settingsIn()

export const storedSettings = switchable(guestSettings, () =>
  inMemory(guestSettings, guestSettings.get()),
)

export function settingsIn(storage?: TextStorage): Stored<VisitorSettings> {
  const defaults = {
    ...defaultSettings,
    enabledCategories: [...defaultSettings.enabledCategories],
    topics: [],
    timerEnabled: true,
    questionTypes: questionTypes.map((type) => type.id),
    studyReminders: false,
    answerKindsOff: [],
  }
  return stored<VisitorSettings>(
    SETTINGS_KEY,
    { version: 1, schema: settingsSchema, fallback: defaults },
    storage,
  )
}
