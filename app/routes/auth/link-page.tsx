import type { FailureKind } from '#app/locales/nl/common.ts'
import { Button, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import { Failure } from '../failure.tsx'

type LinkPageProps = {
  title: string
  text: string
  submit: string
  token: string
  /** What failed when the button was pressed before. */
  failure?: FailureKind | undefined
}

/** Where a link from a mail leads: one button, so that only a person uses the link up. */
export function LinkPage({ title, text, submit, token, failure }: LinkPageProps) {
  return (
    <Narrow>
      <PageTitle title={title} failed={failure !== undefined} />
      <Failure kind={failure} />
      <h1>{title}</h1>
      <Lead>{text}</Lead>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <ButtonRow>
          <Button>{submit}</Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}
