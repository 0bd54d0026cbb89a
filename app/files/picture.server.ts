import { join } from 'node:path'
import { thread } from '#app/platform/thread.server.ts'
import { workQueue } from '#app/platform/work-queue.server.ts'

export type PictureTask = { bytes: Uint8Array; width: number; height: number }

export type Picture = { kind: 'png' | 'jpg'; bytes: Uint8Array; width: number; height: number }

/** Run from its source: the built site has no thread of its own. */
const WORKER = join(process.cwd(), 'app/files/picture-worker.ts')
const MAY_WAIT = 5

const inTurn = workQueue(MAY_WAIT)
const decode = thread<PictureTask, Picture | null>(WORKER, { megabytes: 64, deadline: 15_000 })

/**
 * Decoded and written anew, in a thread, within these sizes in pixels.
 *
 * @returns null for what is no picture of pixels (JPEG, PNG, WebP, GIF), is damaged, or has too many
 * @throws TooBusy, or when the thread fails
 */
export const pictureOf = (task: PictureTask): Promise<Picture | null> => inTurn(() => decode(task))
