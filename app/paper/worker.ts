/** The thread that makes PDFs. What fails here ends it; a new one is started for the next PDF. */
import { parentPort } from 'node:worker_threads'
import { createCompiler } from './compiler.ts'
import type { PrintJob } from './documents.ts'

const compile = createCompiler()

parentPort?.on('message', ({ template, content, moment }: PrintJob) => {
  parentPort?.postMessage(compile(template, content, moment))
})
