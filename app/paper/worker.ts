/** The thread that makes PDFs. What fails here ends it; a new one is started for the next PDF. */
import { parentPort } from 'node:worker_threads'
import { renderWishesPdf } from '#app/features/interview/pdf.server.ts'
import type { Summary } from '#app/features/wishes/summary.server.ts'
import { type LivingWillPdf, renderLivingWillPdf } from '#app/features/living-will/pdf.server.ts'

export type Job =
  | { document: 'wishes'; content: Summary; now: Date }
  | { document: 'livingWill'; content: LivingWillPdf; now: Date }

const write = (job: Job): Promise<Uint8Array> =>
  job.document === 'wishes'
    ? renderWishesPdf(job.content, job.now)
    : renderLivingWillPdf(job.content, job.now)

parentPort?.on('message', (job: Job) => {
  void write(job).then((pdf) => parentPort?.postMessage(pdf))
})
