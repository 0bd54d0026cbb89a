import { saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { livingWill } from '#app/features/living-will/questions.ts'
import { livingWillQuestions } from '#app/features/living-will/texts.nl.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { joinedList } from '#app/locales/dates.ts'
import { dropPending } from '../kit/pending-post.server.ts'
import {
  leftOpen,
  openIn,
  saveDone,
  saveRefused,
  unlessFrozen,
  whoSaves,
} from '../kit/saving/automatic-save.server.ts'
import type { Route } from './+types/autosave.ts'
import { onlyPost } from '../kit/only-post.ts'

export const loader = onlyPost

const labels: Record<string, { label: string }> = livingWillQuestions.fields
const labelOf = (name: string) => `‘${labels[name]?.label}’`

/** Saves the draft of a living will while someone types, as the steps of the interview are saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await whoSaves(context)
  if (user instanceof Response) return user
  const form = await readForm(request)
  const posted = readPostedAnswers(livingWill, form, 'script')
  const { account = user.id, isWhole, typed, errors, save } = posted
  if (account !== user.id) return saveRefused('signedOut')
  if (!isWhole) return saveRefused('invalid')
  const saved = await unlessFrozen(saveAnswers(user.id, save))
  if (!saved) return saveRefused('frozen')
  if (!saved.ok) return saveRefused(saved.reason === 'consent' ? 'invalid' : 'conflict')
  await dropPending(request, user, 'livingWill')
  const open = leftOpen(errors, typed, saved.stored)
  return saveDone({
    revision: saved.revision,
    saveId: save.id,
    ...openIn(livingWill, open, { typed, errors }, () => joinedList(open.map(labelOf))),
  })
}
