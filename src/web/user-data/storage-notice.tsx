import { KeepingNotice } from './keeping-notice.tsx'
import { accountState, localData } from './local-data.ts'

const places = [...Object.values(localData), ...Object.values(accountState)]

/** Says calmly when this browser does not keep what is changed. Shows nothing while all is well. */
export function StorageNotice() {
  return <KeepingNotice places={places} className="mb-5" />
}
