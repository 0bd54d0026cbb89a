import type { ComponentProps } from 'react'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { Button, ButtonRow, FormFields } from '#app/ui/index.ts'
import { ByOutsider } from './card.tsx'

type WrittenDownProps = Pick<ComponentProps<typeof FormFields>, 'fields' | 'texts'> & {
  request: OfficeRequest
  reply: FormReply | undefined
  /** Why it is asked. */
  lead: string
  intent: string
  submit: string
}

/** A form of what a colleague writes down after a request ended, for who has no part in it. */
export function WrittenDown(props: WrittenDownProps) {
  const { request, reply, lead, fields, texts, intent, submit } = props
  return (
    <ByOutsider {...request}>
      <p>{lead}</p>
      <form method="post" noValidate>
        <FormFields
          fields={fields}
          texts={texts}
          values={reply?.typed}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button name="intent" value={intent}>
            {submit}
          </Button>
        </ButtonRow>
      </form>
    </ByOutsider>
  )
}
