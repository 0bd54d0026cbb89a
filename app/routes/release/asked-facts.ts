import type { Asked } from '#app/features/release/asked.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { release } from '#app/locales/nl/release.ts'
import type { SummaryItem } from '#app/ui/index.ts'

/** What a member filled in, as a list of questions and answers. */
export function askedFacts(asked: Asked): SummaryItem[] {
  const { living_will: will, full } = release.ask.fields
  const number = { question: full.dossierNummer.label, answer: asked.dossierNummer }
  return asked.kind === 'full'
    ? [
        number,
        { question: full.naamOverledene.label, answer: asked.naamOverledene },
        { question: full.overlijdensdatum.label, answer: dateOf(asked.overlijdensdatum) },
        { question: full.vertrouwensEmail.label, answer: asked.vertrouwensEmail },
        { question: full.verklaring.label, answer: asked.verklaring },
      ]
    : [
        number,
        { question: will.contactNaam.label, answer: asked.contactNaam },
        { question: will.contactEmail.label, answer: asked.contactEmail },
      ]
}
