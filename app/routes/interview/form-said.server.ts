import { z } from 'zod'
import { isWhole } from '#app/forms/stored/whole.ts'
import { saveHead } from './save-head.server.ts'

const hidden = saveHead.extend({
  after: z.uuid().optional().catch(undefined),
  sequence: z.coerce.number().int().min(0).max(1e6).catch(0),
  account: z.uuid().optional().catch(undefined),
})

const CHOICE = 'keuze.'

/** What the form of a section says of itself, beside the answers. Anything odd counts as not said. */
export function formSaid(form: FormData) {
  const { sequence, ...said } = hidden.parse(Object.fromEntries(form))
  return {
    ...said,
    whole: isWhole(form),
    choices: choicesOf(form),
    /** The browser kept a draft and wants the page with it; nothing is stored. */
    restored: form.has('herstel'),
    /** A save by hand is newer than the automatic saves that the form counted until then. */
    automatic: { id: said.saveId, sequence: sequence * 2, automatic: true },
    manual: { id: said.saveId, sequence: sequence * 2 + 1 },
    /** The form whose saves the next page has seen: this one, if it may have saved by itself. */
    goesOn: sequence > 0 ? said.saveId : said.after,
  }
}

/** The answers to "which text do you want to keep?", by question; '' where that was left open. */
function choicesOf(form: FormData): Record<string, string> {
  const asked = [...form].filter(([name]) => name.startsWith(CHOICE))
  return Object.fromEntries(asked.map(([name, given]) => [name.slice(CHOICE.length), `${given}`]))
}
