import { printQuestionnaire } from '#app/features/interview/questionnaire.server.ts'
import { givePdf, fileInstead, isLarge } from '../kit/file-answer.ts'
import type { Route } from './+types/paper-pdf.ts'

export const middleware = [fileInstead]

/** The interview to fill in with a pen. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const large = isLarge(url)
  const name = large ? 'vragenlijst-op-papier-groot.pdf' : 'vragenlijst-op-papier.pdf'
  return givePdf(context, name, await printQuestionnaire(large))
}

export default function NoPage() {
  return null
}
