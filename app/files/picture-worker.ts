/** The thread that decodes pictures. A picture that is none is an answer; anything else ends it. */
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { Picture, PictureTask } from './picture.server.ts'

// Pixels only: nothing that could hold a script, other files or another program's format.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)

/** What a few bytes can claim to be: more is not decoded. */
const MAX_PIXELS = 40_000_000
const SECONDS = 10

parentPort?.on('message', (task: PictureTask) => {
  void decode(task).then((picture) => parentPort?.postMessage(picture))
})

/** Made anew of its pixels: what else was in the file is gone. */
async function decode({ bytes, width, height }: PictureTask): Promise<Picture | null> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
    const picture = sharp(bytes, options).timeout({ seconds: SECONDS })
    const { format } = await picture.metadata()
    const fitted = picture
      .rotate()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    const kind = format === 'jpeg' ? 'jpg' : 'png'
    const made = kind === 'jpg' ? fitted.jpeg({ quality: 90 }) : fitted.png()
    const { data, info } = await made.toBuffer({ resolveWithObject: true })
    return { kind, bytes: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
