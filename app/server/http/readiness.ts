import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '#app/platform/database/sql.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'

const LATE_MS = 2000
/** In ms. Who watches asks often; the disk is looked at once in this time. */
const LATELY_MS = 5000

/** Whether database and storage answer within two seconds. @returns false, and never an error */
export async function isReady(): Promise<boolean> {
  const late = wait(LATE_MS, false, { ref: false })
  const all = Promise.all([ask((sql) => sql`select 1`), checkStorage()])
  return Promise.race([late, all.then(() => true)]).catch(() => false)
}

let checked: { at: number; outcome: Promise<void> } | undefined

function checkStorage(): Promise<void> {
  if (!checked || Date.now() - checked.at > LATELY_MS)
    checked = { at: Date.now(), outcome: storage().then((place) => place.check()) }
  return checked.outcome
}
