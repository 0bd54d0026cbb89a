import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { readMarks } from './known-browsers.server.ts'
import { parseFields } from './parse.server.ts'
import { signInSchema } from './schemas.server.ts'
import { checkLink, checkPassword, type Identified } from './sign-in.server.ts'

/**
 * The ways in, by name: 'password' reads email and password, 'link' the token of a one-time link.
 * A refusal is a value, not an error. The one place among the features that sees a request: that is
 * how strategies are given what was posted.
 */
export const authenticator = new Authenticator<Identified>()
  .use(
    new FormStrategy<Identified>(async ({ form, request }) => {
      // The same reading of the form as that whose attempt was counted, also of a repeated field.
      const given = parseFields(form, signInSchema)
      if (given.status !== 'success') return { ok: false, reason: 'password' }
      const { email, password } = given.value
      return checkPassword(email, password, await readMarks(request.headers.get('cookie')))
    }),
    'password',
  )
  .use(new FormStrategy<Identified>(({ form }) => checkLink(String(form.get('token')))), 'link')
