import type { AttentionAnswer } from '#app/features/attention/answers.ts'

/** What the button is called that says so; its value is what it is about. */
const BUTTONS = { again: 'opnieuw', done: 'klaar', drop: 'weg' } as const satisfies Record<
  AttentionAnswer,
  string
>

/** The name that the button of an answer posts. */
export const buttonOf = (answer: AttentionAnswer): string => BUTTONS[answer]

/** @returns undefined where no such button was pressed */
export function attentionAnswerIn(
  form: FormData,
): { id: string; answer: AttentionAnswer } | undefined {
  for (const answer of Object.keys(BUTTONS) as AttentionAnswer[]) {
    const id = form.get(BUTTONS[answer])
    if (typeof id === 'string') return { id, answer }
  }
  return undefined
}
