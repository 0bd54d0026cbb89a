/** The thread that makes PDFs. A failure ends it; the next PDF starts another. */
import { parentPort } from 'node:worker_threads'
import { createPress } from './compiler.ts'
import type { PrintJob } from './documents.ts'

const { compile, fold } = createPress()

parentPort?.on('message', ({ template, content, moment, pictures }: PrintJob) => {
  const pdf = compile(template, content, moment, pictures)
  const isFolded = template === 'wishes' && content.folded
  parentPort?.postMessage(isFolded ? fold(pdf, content, moment) : pdf)
})
