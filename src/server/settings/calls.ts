import { settingsCalls } from '#contract/settings.ts'
import { handleUser } from '#server/api/handler.ts'
import { publishChange } from '#server/api/publish-change.ts'

import { findSettings, saveSettings } from './settings.ts'

const getUserSettings = handleUser(settingsCalls.get_user_settings, (_input, { database, user }) =>
  findSettings(database, user.userId),
)

const syncUserData = handleUser(settingsCalls.sync_user_data, async ({ settings }, context) => {
  const saved = await saveSettings(context.database, context.user.userId, settings, context.clock())
  publishChange(context, 'settings', saved.version)
  return saved
})

/** Handlers of the calls about settings. */
export const settingsHandlers = { get_user_settings: getUserSettings, sync_user_data: syncUserData }
