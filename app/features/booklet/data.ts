/** A booklet's answers for programs: its PDF carries them along, within what is signed. */
import type { ToSign } from '#app/features/signatures/sign.server.ts'
import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import { wishesIn } from './contents.ts'

/** By which a reader of PDFs shows them. */
export const DATA_FILE = 'wensen.json'

/**
 * What the booklet says, as it is in the file: signs that paper has no letters for among it.
 *
 * @param sections all of the file; those that are no part of this booklet are left out
 * @returns UTF-8
 */
export function dataOf(about: ToSign, sections: readonly AnsweredSection[]): Uint8Array {
  const { part, number, name, version, confirmedAt } = about
  const told = sections
    .filter(({ key }) => (key === 'secret') === (part === 'confidential'))
    .map((section) => ({
      key: section.key,
      title: section.title,
      answers: wishesIn(section).map(({ key, question, answer }) => ({ key, question, answer })),
    }))
  const data = { number, name, version, confirmedAt, part, sections: told }
  return Buffer.from(JSON.stringify(data, null, 2))
}
