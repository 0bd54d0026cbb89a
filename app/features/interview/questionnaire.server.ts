import { LRUCache } from 'lru-cache'
import { print, type Printed } from '#app/paper/print.server.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'
import { HOUR_MS } from '#app/platform/durations.ts'
import { notesFor } from './legal.server.ts'
import { EDITION, questionnaireOf } from './questionnaire.ts'

/** Made once for everybody, and anew after an hour, since the law may change. */
const printedQuestionnaires = new LRUCache<'normal' | 'large', Printed>({
  max: 2,
  ttl: HOUR_MS,
  fetchMethod: async (size, _old, { options }) => {
    const notes = await readOnly(asSystem('content'), (sql) => notesFor(sql, 'praktisch'))
    const content = questionnaireOf(notes, size === 'large')
    const printed = await print({ template: 'questionnaire', content, moment: EDITION })
    if (!printed.ok) options.ttl = 1
    return printed
  },
})

/**
 * Prints the interview to fill in by hand, or gives the copy that was made within the hour.
 *
 * @param large in large print
 * @returns why not: the printer is busy, or failed
 */
export async function printQuestionnaire(large: boolean): Promise<Printed> {
  return (
    (await printedQuestionnaires.fetch(large ? 'large' : 'normal')) ?? { ok: false, reason: 'busy' }
  )
}
