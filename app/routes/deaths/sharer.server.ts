import { href, redirect } from 'react-router'
import { reportFor } from '#app/features/deaths/report.server.ts'
import { type Sharer, sharerAt } from '#app/features/deaths/ticks.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { readerHere } from '../relatives/reader.server.ts'

/**
 * Who shares the list of a report that runs, by this contact.
 *
 * @throws as `readerHere`, and a redirect where nothing runs: to why it was stopped, or to what anybody may read
 */
export async function requireSharer(asked: Where, relative: string): Promise<Sharer> {
  const { id, address, reader } = await readerHere(asked, relative)
  const sharer = await sharerAt(address, id)
  if (sharer) return sharer
  // Who shared the list reads why it is gone.
  const isStopped = reader && (await reportFor(reader))?.state === 'stopped'
  const to = isStopped
    ? href('/contactpersoon/:relative/overleden', { relative })
    : href('/overleden/eerste-dagen')
  throw redirect(to, 303)
}
