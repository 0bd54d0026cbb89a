/** What a delivery consists of. Read through its grants; made and opened after that transaction. */
import { openGranted } from '#app/access/read-as.server.ts'
import { readPerson, readProfile } from '#app/features/accounts/profile.server.ts'
import { type Belongings, bookletOf, confidentialOf } from '#app/features/booklet/contents.ts'
import { momentOf } from '#app/features/booklet/moment.ts'
import { documentsIn } from '#app/features/documents/documents.server.ts'
import { livingWillsIn } from '#app/features/living-will/living-will.server.ts'
import { copyOf } from '#app/features/living-will/paper.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { summaryIn } from '#app/features/wishes/summary.server.ts'
import type { Kind } from '#app/files/kinds.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { PrintJob } from '#app/paper/documents.ts'
import { print } from '#app/paper/print.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import { runSheetOf } from './run-sheet.ts'

const t = dutch.getFixedT('nl', 'delivery')

export const PARTS = ['run sheet', 'wishes', 'confidential', 'document', 'living will'] as const
export type Part = (typeof PARTS)[number]

/** A document of a delivery, not read yet. */
export type Piece = {
  part: Part
  name: string
  kind: Kind
  open: () => Promise<AsyncIterable<Uint8Array>>
}

/** There is nothing (any more) to deliver: no file, or no living will that was signed. */
export class NothingToDeliver extends Error {}

type Wanted = { subjectId: string; diedOn: string }

/** @throws NothingToDeliver, or the refusal of the database without a grant */
export const piecesOf: Record<RequestKind, (sql: Sql, wanted: Wanted) => Promise<Piece[]>> = {
  async full(sql, { subjectId, diedOn }) {
    const isOpen = await openGranted(
      sql,
      subjectId,
      ['details', 'sections', 'documents', 'living will', 'confidential'],
      'delivery',
    )
    const summary = isOpen && (await summaryIn(sql, subjectId))
    if (!summary) throw new NothingToDeliver()
    const documents = await documentsIn(sql, subjectId, 'document')
    const belongings: Belongings = {
      summary,
      profile: await readProfile(sql, subjectId),
      documents,
      livingWill: (await livingWillsIn(sql, subjectId)).valid,
    }
    const moment = momentOf(summary)
    const confidential = confidentialOf(belongings)
    return [
      printed('run sheet', {
        template: 'run-sheet',
        content: runSheetOf(belongings, diedOn),
        moment,
      }),
      printed('wishes', {
        template: 'wishes',
        content: bookletOf(belongings, { large: false, family: true }),
        moment,
      }),
      ...(confidential
        ? [printed('confidential', { template: 'wishes', content: confidential, moment })]
        : []),
      ...documents.map(({ name, kind, open }): Piece => ({ part: 'document', name, kind, open })),
    ]
  },
  async living_will(sql, { subjectId }) {
    const isOpen = await openGranted(sql, subjectId, ['details', 'living will'], 'delivery')
    const will = isOpen && (await livingWillsIn(sql, subjectId)).valid
    if (!will) throw new NothingToDeliver()
    const scans = await documentsIn(sql, subjectId, 'wilsverklaring')
    const scan = scans.find(({ id }) => id === will.scanId)
    if (scan) return [{ part: 'living will', name: scan.name, kind: scan.kind, open: scan.open }]
    const { name, dateOfBirth } = await readPerson(sql, subjectId)
    const { answers, changedAt, dates, title } = will
    const content = copyOf(
      { name, dateOfBirth, answers, changedAt },
      { signed: dates.signed ?? '', title },
    )
    return [printed('living will', { template: 'living-will', content, moment: changedAt })]
  },
}

const printed = (part: Exclude<Part, 'document'>, job: PrintJob): Piece => ({
  part,
  name: t(`names.${part}`),
  kind: 'pdf',
  open: async () => {
    const made = await print(job)
    if (!made.ok) throw new Error(`not printed: ${made.reason}`)
    return once(made.pdf)
  },
})

// oxlint-disable-next-line require-await -- streams are read so
async function* once(bytes: Uint8Array) {
  yield bytes
}
