import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { answersSchema, portableFields } from '#app/features/export/answer-schema.ts'
import { checkedAnswers, portableAnswers } from '#app/features/export/answers.server.ts'
import { BadExport } from '#app/features/export/bad-export.ts'
import { pastMoment } from '#app/features/export/moments.ts'
import { accountFact, exportPart } from '#app/features/export/part.ts'
import {
  type FileData,
  type FileSectionKey,
  fileSections,
} from '#app/features/interview/sections/index.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { isReadable } from '#app/platform/text.ts'
import type { AnsweredSection } from './file/answered-sections.ts'
import { findWishFile } from './file/file.server.ts'
import { importWishFile } from './import.server.ts'
import { readSections } from './file/sections.server.ts'
import {
  MAX_VERSIONS,
  newestVersion,
  portable,
  type PortableVersion,
  readVersions,
} from './versions/versions.server.ts'

const keys = fileSections.map(({ key }) => key) as [FileSectionKey, ...FileSectionKey[]]
const text = z.string().max(20_000).refine(isReadable)
const texts = z.array(text).max(1000)

const shownAnswer = z.union([
  text,
  texts,
  z.strictObject({ columns: texts, rows: z.array(texts).max(1000) }),
])

const version = z
  .strictObject({
    confirmedAt: pastMoment,
    importedAt: pastMoment
      .nullable()
      .describe('When its owner brought it along from another account; else null.'),
    sections: z
      .array(
        z.strictObject({
          key: z.enum(keys),
          title: text,
          answers: z
            .array(z.strictObject({ key: text, question: text, answer: shownAnswer }))
            .max(200),
        }),
      )
      .max(keys.length),
    data: z
      .partialRecord(z.enum(keys), z.record(z.string().max(100), z.json()))
      .nullable()
      .describe('The same answers as they are stored; null for the oldest versions.'),
  })
  .describe('What the file said when it was confirmed, oldest first.')

const fileOf = <Item extends z.ZodType>(item: Item) =>
  z
    .strictObject({
      completed: z.boolean().describe('Whether the newest version says what the answers say.'),
      answers: z.strictObject(
        Object.fromEntries(
          fileSections.map((section) => [section.key, answersSchema(section).optional()]),
        ),
      ),
      versions: z.array(item).max(MAX_VERSIONS),
    })
    .nullable()
    .describe('The wish file; null when nothing was recorded.')

const schema = fileOf(version)

/** The shape of a wish file that comes in; each of its versions is checked by itself, later. */
export const incomingWishes = fileOf(z.unknown())

/** The wish file: every answer as it is stored, and the confirmed versions. */
export const wishes = exportPart<typeof schema, typeof incomingWishes>({
  schema,
  incoming: incomingWishes,
  fills: 'wishes',
  read: (userId) =>
    readOnly(asPerson(userId), async (sql) => {
      const file = await findWishFile(sql, userId)
      if (!file) return null
      const data = await readSections(sql, userId, file.id)
      const newest = await newestVersion(sql, file.id)
      return {
        completed: file.isCompleted,
        answers: Object.fromEntries(
          fileSections.flatMap((section) => {
            const answers = portableAnswers(section, data[section.key] ?? {})
            return Object.keys(answers).length > 0 ? [[section.key, answers]] : []
          }),
        ),
        versions: versionsOf(userId, file.id, newest?.number ?? 0),
      }
    }),
  async write({ sql, userId }, value) {
    if (!value) return
    const answers: FileData = {}
    for (const section of fileSections) {
      const given = value.answers[section.key]
      if (given) answers[section.key] = checkedAnswers(portableFields(section), given)
    }
    const file = { completed: value.completed, answers, versions: checkedVersions(value.versions) }
    const refused = await importWishFile(sql, userId, file)
    if (refused) throw new BadExport(refused)
  },
})

/**
 * Checking all at once would keep everybody else waiting for seconds.
 *
 * @throws BadExport when one breaks the rules
 */
async function* checkedVersions(versions: unknown[]): AsyncGenerator<PortableVersion> {
  for (const one of versions) {
    await nextTurn()
    const parsed = version.safeParse(one)
    if (!parsed.success) throw new BadExport('schema')
    const { sections, data, ...rest } = parsed.data
    yield { ...rest, sections: sections as AnsweredSection[], data: data && checkedData(data) }
  }
}

async function* versionsOf(userId: string, wishId: string, newest: number) {
  for (let number = 1; number <= newest; number += 1) {
    const range = { from: number, to: number }
    const read = await readOnly(asPerson(userId), (sql) => readVersions(sql, userId, wishId, range))
    yield* read.flatMap((one) => portable(one) ?? [])
  }
}

/** They can be put back: the rules of the form hold for them too. */
function checkedData(data: Partial<Record<FileSectionKey, Record<string, unknown>>>): FileData {
  return Object.fromEntries(
    fileSections.flatMap((section) => {
      const given = data[section.key]
      return given ? [[section.key, checkedAnswers(section.fields, given)]] : []
    }),
  )
}

const moment = z.iso.datetime()

/** Number, title and moments of the wish file, which an export tells of the account. */
export const wishFile = accountFact({
  schema: z
    .object({ number: z.string(), title: z.string(), createdAt: moment, updatedAt: moment })
    .nullable(),
  async read(sql, { id }) {
    const file = await findWishFile(sql, id)
    return (
      file && {
        number: file.number,
        title: file.title,
        createdAt: file.createdAt.toISOString(),
        updatedAt: file.updatedAt.toISOString(),
      }
    )
  },
})
