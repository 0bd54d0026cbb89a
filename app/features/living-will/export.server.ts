import { z } from 'zod'
import { giveConsent, hasConsent } from '#app/features/accounts/consents.server.ts'
import { answersSchema } from '#app/features/export/answer-schema.ts'
import { checkedAnswers } from '#app/features/export/answers.server.ts'
import { BadExport } from '#app/features/export/bad-export.ts'
import { day } from '#app/features/export/moments.ts'
import { exportPart } from '#app/features/export/part.ts'
import {
  type Dates,
  HEALTH_CONSENT,
  insertLivingWill,
  readLivingWills,
} from './living-will.server.ts'
import { SHORT } from '#app/forms/fields.ts'
import { isReadable } from '#app/platform/text.ts'
import { livingWill } from './questions.ts'
import { isCompleted } from './states.ts'

const date = day.optional()

export const livingWills = exportPart({
  schema: z
    .array(
      z.strictObject({
        state: z.enum(['draft', 'printed', 'signed', 'discussed', 'confirmed']),
        answers: answersSchema(livingWill),
        dates: z.strictObject({ signed: date, discussed: date, confirmed: date }),
        revision: z.int().min(1).max(1_000_000),
        title: z
          .string()
          .max(SHORT)
          .refine(isReadable)
          .optional()
          .describe('Of a paper that was made and signed elsewhere.'),
        scan: z.string().max(300).nullable().describe('The file that shows the signed paper.'),
      }),
    )
    .max(2)
    .describe('Living wills: data about health, taken in with consent only.'),
  fills: 'wilsverklaringen',
  isHealth: true,
  async read(userId, { paths }) {
    const { valid, draft } = await readLivingWills(userId)
    return [valid, draft].flatMap((one) => {
      if (!one || one.state === 'revoked') return []
      const { state, answers, dates, revision, title, scanId = '' } = one
      const paper = title === undefined ? {} : { title }
      return [{ state, answers, dates, revision, ...paper, scan: paths.get(scanId) ?? null }]
    })
  },
  async write({ sql, userId, health, stored }, value) {
    if (!health || value.length === 0) return
    if (!(await hasConsent(sql, userId, 'health')))
      await giveConsent(sql, userId, 'health', HEALTH_CONSENT)
    const valid = value.filter(({ state }) => isCompleted(state))
    if (valid.length > 1 || value.length - valid.length > 1) throw new BadExport('schema')
    for (const { state, answers, dates, revision, title, scan } of value)
      await insertLivingWill(sql, userId, {
        state,
        answers: checkedAnswers(livingWill.fields, answers),
        dates: dates as Dates,
        revision,
        title,
        scanId: scan === null ? undefined : stored.get(scan)?.id,
      })
  },
})
