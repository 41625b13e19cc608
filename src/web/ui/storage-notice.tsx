import { localData } from '#web/platform/local-data.ts'

import { KeepingNotice } from './keeping-notice.tsx'

const places = Object.values(localData)

/** Says calmly when this browser does not keep what is changed. Shows nothing while all is well. */
export function StorageNotice() {
  return <KeepingNotice places={places} className="mb-5" />
}
