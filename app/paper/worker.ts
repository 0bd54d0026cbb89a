/** The thread that makes PDFs. A failure ends it; the next PDF starts another. */
import { parentPort } from 'node:worker_threads'
import { createCompiler } from './compiler.ts'
import type { PrintJob } from './documents.ts'

const compile = createCompiler()

parentPort?.on('message', ({ template, content, moment, pictures }: PrintJob) => {
  parentPort?.postMessage(compile(template, content, moment, pictures))
})
