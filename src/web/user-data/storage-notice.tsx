import { accountState, localData } from './local-data.ts'
import { PersistenceNotice } from './persistence-notice.tsx'

const places = [...Object.values(localData), ...Object.values(accountState)]

/** Says calmly when this browser does not keep changes. Shows nothing while all is well. */
export function StorageNotice() {
  return <PersistenceNotice places={places} className="mb-5" />
}
