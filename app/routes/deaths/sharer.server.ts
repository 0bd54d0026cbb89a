import { href, redirect } from 'react-router'
import { type Sharer, sharerAt } from '#app/features/deaths/ticks.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { readerHere } from '../relatives/reader.server.ts'

/**
 * Who shares the list of a report that runs, by this contact.
 *
 * @throws as `readerHere`, and a redirect to what anybody may read where nothing runs
 */
export async function requireSharer(asked: Where, relative: string): Promise<Sharer> {
  const { id, address } = await readerHere(asked, relative)
  const sharer = await sharerAt(address, id)
  if (!sharer) throw redirect(href('/overleden/eerste-dagen'), 303)
  return sharer
}
