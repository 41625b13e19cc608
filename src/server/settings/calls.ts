import { settingsCalls, type UserSettings } from '#contract/settings.ts'
import { handleUser } from '#server/api/handler.ts'
import { publishChange } from '#server/api/publish-change.ts'

import { findSettings, saveSettings } from './settings.ts'

const getUserSettings = handleUser(
  settingsCalls.get_user_settings,
  async ({ with_topics, with_exam_day }, { database, user }) =>
    answerFor(await findSettings(database, user.userId), {
      topics: with_topics === true,
      examDay: with_exam_day === true,
    }),
)

const syncUserData = handleUser(settingsCalls.sync_user_data, async ({ settings }, context) => {
  const saved = await saveSettings(context.database, context.user.userId, settings, context.clock())
  publishChange(context, 'settings', saved.version)
  return answerFor(saved, {
    topics: settings.topics !== undefined,
    examDay: settings.exam_day !== undefined,
  })
})

/** Returns the settings as a page understands them: those of previous versions know no topics, or no exam. */
function answerFor(
  { topics, course, exam_day, ...settings }: UserSettings,
  known: { readonly topics: boolean; readonly examDay: boolean },
): UserSettings {
  return {
    ...settings,
    ...(known.topics ? { topics, course } : {}),
    ...(known.examDay ? { exam_day } : {}),
  }
}

/** Handlers of the calls about settings. */
export const settingsHandlers = { get_user_settings: getUserSettings, sync_user_data: syncUserData }
