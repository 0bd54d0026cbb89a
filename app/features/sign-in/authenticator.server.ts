import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import {
  checkLink,
  checkPassword,
  type Identified,
  type Visitor,
} from '#app/features/sign-in/sign-in.server.ts'

type Credentials = { password: { email: string; password: string }; link: { token: string } }

/**
 * Runs a strategy, which gets a request of its own, with the checked form in it and nothing else.
 */
export function identify<Way extends keyof Credentials>(
  way: Way,
  form: Credentials[Way],
  visitor: Visitor,
): Promise<Identified> {
  const body = new URLSearchParams(form)
  const request = new Request('https://form.invalid', { method: 'POST', body })
  return authenticatorFor(visitor).authenticate(way, request)
}

/** A refusal is a value, not an error. */
const authenticatorFor = (visitor: Visitor) =>
  new Authenticator<Identified>()
    .use(
      new FormStrategy<Identified>(({ form }) =>
        checkPassword(textIn(form, 'email'), textIn(form, 'password'), visitor),
      ),
      'password' satisfies keyof Credentials,
    )
    .use(
      new FormStrategy<Identified>(({ form }) => checkLink(textIn(form, 'token'))),
      'link' satisfies keyof Credentials,
    )

const textIn = (form: FormData, name: string) => String(form.get(name))
