import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { CHOICE } from './choices.ts'
import { readFingerprints } from './fingerprints.server.ts'
import { isWhole } from './whole.ts'

const hidden = z.object({
  revision: z.coerce.number().int().min(0).catch(0),
  opened: z.unknown().optional().transform(readFingerprints),
  saveId: z.uuid().catch(() => randomUUID()),
  after: z.uuid().optional().catch(undefined),
  sequence: z.coerce.number().int().min(0).max(1e6).catch(0),
  account: z.uuid().optional().catch(undefined),
})

/**
 * What a form that shows stored answers says of itself, beside the answers: what it was made from, as
 * fingerprints and as the revision that they had, its own id and whose it is. Anything odd counts as
 * not said.
 */
export function stateOfForm(form: FormData) {
  const { sequence, saveId: id, ...said } = hidden.parse(Object.fromEntries(form))
  return {
    ...said,
    whole: isWhole(form),
    choices: choicesOf(form),
    /** The browser kept a draft and wants the page with it; nothing is stored. */
    restored: form.has('herstel'),
    /** A save by hand is newer than the automatic saves that the form counted until then. */
    automatic: { id, sequence: sequence * 2, automatic: true },
    manual: { id, sequence: sequence * 2 + 1 },
    /** The form whose saves the next page has seen: this one, if it may have saved by itself. */
    previousForm: sequence > 0 ? id : said.after,
  }
}

/** The answers to "which text do you want to keep?", by question; '' where that was left open. */
function choicesOf(form: FormData): Record<string, string> {
  const asked = [...form].filter(([name]) => name.startsWith(CHOICE))
  return Object.fromEntries(asked.map(([name, given]) => [name.slice(CHOICE.length), `${given}`]))
}
