import { settingsCalls, type UserSettings } from '#contract/settings.ts'
import { handleUser } from '#server/api/handler.ts'
import { publishChange } from '#server/api/publish-change.ts'

import { findSettings, saveSettings } from './settings.ts'

const getUserSettings = handleUser(
  settingsCalls.get_user_settings,
  async ({ with_topics }, { database, user }) =>
    answerFor(await findSettings(database, user.userId), with_topics === true),
)

const syncUserData = handleUser(settingsCalls.sync_user_data, async ({ settings }, context) => {
  const saved = await saveSettings(context.database, context.user.userId, settings, context.clock())
  publishChange(context, 'settings', saved.version)
  return answerFor(saved, settings.topics !== undefined)
})

/** Returns the settings as a page understands them: one of the previous version knows no topics. */
function answerFor(
  { topics, course, ...settings }: UserSettings,
  knowsTopics: boolean,
): UserSettings {
  return knowsTopics ? { ...settings, topics, course } : settings
}

/** Handlers of the calls about settings. */
export const settingsHandlers = { get_user_settings: getUserSettings, sync_user_data: syncUserData }
