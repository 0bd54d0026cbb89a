import { Button, ButtonRow } from '#app/ui/index.ts'

type LookFormProps = {
  /** The id of the card that it stands in, where the answer is shown. */
  card: string
  /** By which the action knows what is asked for. */
  intent: string
  /** What a look means, for who lives. */
  text: string
  submit: string
}

/** Asks before something is shown whose look is noted in the log. */
export const LookForm = ({ card, intent, text, submit }: LookFormProps) => (
  <form method="post" action={`#${card}`} noValidate>
    <p>{text}</p>
    <ButtonRow>
      <Button name="intent" value={intent} variant="secondary">
        {submit}
      </Button>
    </ButtonRow>
  </form>
)
