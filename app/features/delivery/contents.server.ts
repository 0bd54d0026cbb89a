/** What a delivery consists of. Read through its grants; made and opened after that transaction. */
import { Readable } from 'node:stream'
import { href } from 'react-router'
import { openGranted } from '#app/access/read-as.server.ts'
import { readPerson, readProfile } from '#app/features/accounts/profile.server.ts'
import {
  type Belongings,
  bookletOf,
  confidentialOf,
  nameOnCover,
  type Variant,
} from '#app/features/booklet/contents.ts'
import { momentOfFile } from '#app/features/booklet/moment.ts'
import { chosenOf, photoOf, picturesWith } from '#app/features/booklet/photo.server.ts'
import { printSigned, proofBy, toSign } from '#app/features/booklet/signed.server.ts'
import { documentsIn } from '#app/features/documents/documents.server.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { livingWillsIn } from '#app/features/living-will/living-will.server.ts'
import { copyOf, coverOf } from '#app/features/living-will/paper.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { heldIn } from '#app/features/wishes/file/summary.server.ts'
import type { FileKind } from '#app/files/kinds.ts'
import { fileNameOf, namesApart } from '#app/files/names.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { delivery } from './texts.nl.ts'
import type { LivingWillPaper, PrintJob } from '#app/paper/documents.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { telephone } from '#app/features/opening/opening.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { type FirstFacts, firstFactsOf } from './first-facts.ts'
import { runSheetOf } from './run-sheet.ts'
import type { DeliveryPart } from './parts.ts'

const t = dutch<['delivery']>({ delivery })

/** A document of a delivery, not read yet. */
export type Piece = {
  part: DeliveryPart
  name: string
  /** What its owner wrote about it, or we; empty for nothing. */
  description: string
  kind: FileKind
  /** Kept by a person, not printed by us: there may be anything in it. */
  isUpload: boolean
  open: () => Promise<AsyncIterable<Uint8Array>>
  /** Of the run sheet: what is said before any document. */
  first?: FirstFacts
}

/** There is nothing (any more) to deliver: no file, or no living will that was signed. */
export class NothingToDeliver extends Error {}

/** `number`: of the file, as it was asked for. */
type DeliverySubject = { subjectId: string; diedOn: string; number: string }

/** `owner`: their name as their file has it, which may differ from what was asked for. */
export type Contents = { owner: string; pieces: Piece[] }

/** @throws NothingToDeliver, or the refusal of the database without a grant */
export const contentsOf: Record<
  RequestKind,
  (sql: Sql, wanted: DeliverySubject) => Promise<Contents>
> = {
  async full(sql, { subjectId, diedOn }) {
    const isOpen = await openGranted(
      sql,
      subjectId,
      ['details', 'sections', 'documents', 'living will', 'confidential'],
      'delivery',
    )
    const summary = isOpen && (await heldIn(sql, subjectId))
    if (!summary) throw new NothingToDeliver()
    const documents = await documentsIn(sql, subjectId, 'document')
    const belongings: Belongings = {
      summary,
      later: summary.later,
      profile: await readProfile(sql, subjectId),
      documents,
      livingWill: (await livingWillsIn(sql, subjectId)).valid,
      askAt: absoluteLink(href('/dossieropvragen')),
      lostAt: absoluteLink(href('/overleden')),
      readAt: absoluteLink(href('/contactpersoon')),
      telephone: telephone(),
    }
    const moment = momentOfFile(summary)
    const owner = nameOnCover(belongings)
    const whose = [summary.number, owner]
    const about = toSign(summary, 'booklet', owner)
    const variant: Variant = { large: false, diedOn }
    const confidential = confidentialOf(belongings, variant)
    const days = { diedOn, funeralBy: await lastFuneralDay(diedOn) }
    const apart = confidential && partFileName('confidential', whose)
    const pieces = toldApart([
      {
        ...printed('run sheet', whose, {
          template: 'run-sheet',
          content: runSheetOf(belongings, days, apart),
          moment,
        }),
        first: firstFactsOf(belongings),
      },
      piece('wishes', whose, async () => {
        const chosen = chosenOf(documents)
        const photo = chosen && (await photoOf(chosen))
        const proof = about && proofBy(null)
        const content = bookletOf({ ...belongings, photo, proof }, variant)
        const pictures = picturesWith(photo)
        const job = { template: 'wishes' as const, content, moment, pictures }
        return printSigned(job, about, summary.sections)
      }),
      ...(confidential
        ? [
            piece('confidential', whose, () =>
              printSigned(
                { template: 'wishes', content: confidential, moment },
                toSign(summary, 'confidential', owner),
                summary.sections,
              ),
            ),
          ]
        : []),
      ...documents.map(({ name, description, kind, open }): Piece => ({
        part: 'document',
        name: fileNameOf(description || name, whose, kind),
        description,
        kind,
        isUpload: true,
        open,
      })),
    ])
    return { owner, pieces }
  },
  async living_will(sql, { subjectId, number }) {
    const isOpen = await openGranted(sql, subjectId, ['details', 'living will'], 'delivery')
    const will = isOpen && (await livingWillsIn(sql, subjectId)).valid
    if (!will) throw new NothingToDeliver()
    const { name, dateOfBirth } = await readPerson(sql, subjectId)
    const { answers, changedAt, dates, title } = will
    const whose = [number, name]
    const declaration = { name, dateOfBirth, answers, changedAt, number }
    const signed = { signed: dates.signed ?? '', title }
    const scans = await documentsIn(sql, subjectId, 'wilsverklaring')
    const scan = scans.find(({ id }) => id === will.scanId)
    const paper = (content: LivingWillPaper, description = '') => ({
      ...printed('living will', whose, { template: 'living-will', content, moment: changedAt }),
      description,
    })
    if (!scan) return { owner: name, pieces: [paper(copyOf(declaration, signed))] }
    // A picture does not say whose it is.
    const { kind, open } = scan
    const file = fileNameOf(t('names.living will'), whose, kind)
    const cover = paper(coverOf(declaration, { ...signed, file }), t('cover'))
    const pieces: Piece[] = [
      { ...cover, name: fileNameOf(t('names.cover'), whose, 'pdf') },
      { part: 'living will', name: file, description: '', kind, isUpload: true, open },
    ]
    return { owner: name, pieces }
  },
}

/** Our own papers come first and keep their names, by which others speak of them. */
function toldApart(pieces: Piece[]): Piece[] {
  const names = namesApart(pieces.map(({ name }) => name))
  return pieces.map((piece, index) => ({ ...piece, name: names[index] ?? piece.name }))
}

const partFileName = (part: Exclude<DeliveryPart, 'document'>, whose: readonly string[]) =>
  fileNameOf(t(`names.${part}`), whose, 'pdf')

const printed = (
  part: Exclude<DeliveryPart, 'document'>,
  whose: readonly string[],
  job: PrintJob,
): Piece => piece(part, whose, () => print(job))

/** A paper of ours, printed when its turn comes. */
const piece = (
  part: Exclude<DeliveryPart, 'document'>,
  whose: readonly string[],
  make: () => Promise<Printed>,
): Piece => ({
  part,
  name: partFileName(part, whose),
  description: '',
  kind: 'pdf',
  isUpload: false,
  open: async () => {
    const made = await make()
    if (!made.ok) throw new Error(`not printed: ${made.reason}`)
    return Readable.from([made.pdf])
  },
})
