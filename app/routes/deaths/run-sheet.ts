import { href, redirect } from 'react-router'
import { familySheetOf } from '#app/features/deaths/family-sheet.ts'
import { deathList } from '#app/features/deaths/list.nl.ts'
import { readCopy } from '#app/features/deaths/read.server.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { fileNameOf } from '#app/files/names.ts'
import { print } from '#app/paper/print.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { countPrint, fileInstead, givePdf } from '../kit/file-answer.ts'
import { requireSharer } from './sharer.server.ts'
import type { Route } from './+types/run-sheet.ts'

export const middleware: Route.MiddlewareFunction[] = [fileInstead]

/** The run sheet of a funeral, of what this contact reads now. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const sharer = await requireSharer({ request, context }, params.relative)
  const wishes = await readCopy(sharer, context.get(requestFacts).reference)
  if (!wishes)
    throw redirect(href('/contactpersoon/:relative/eerste-dagen', { relative: sharer.id }), 303)
  await countPrint(sharer.id)
  const { diedOn, firstAt } = sharer.report
  return givePdf(
    context,
    fileNameOf(deathList.sheetName, [wishes.name], 'pdf'),
    await print({
      template: 'run-sheet',
      content: familySheetOf(wishes, { diedOn, funeralBy: await lastFuneralDay(diedOn) }),
      // Of the copy, so that the same copy gives the same bytes.
      moment: firstAt ?? new Date(diedOn),
    }),
  )
}

export default function NoPage() {
  return null
}
