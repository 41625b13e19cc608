import { download } from '#web/app/download.ts'
import { call } from '#web/wire/api.ts'

import { acting } from './acting.ts'

/** Downloads everything that a class stores about a member. */
export async function saveMember(classId: string, memberId: string): Promise<void> {
  await acting(async () => {
    const copy = await call('export_member', { class_id: classId, member_id: memberId })
    const day = copy.exported_at.slice(0, 10)
    download(`periodic-wizard-class-${day}.json`, JSON.stringify(copy, null, 2))
  })
}
