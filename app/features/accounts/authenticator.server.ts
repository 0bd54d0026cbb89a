import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { signInSchema } from './schemas.server.ts'
import { checkLink, checkPassword, type Identified } from './sign-in.server.ts'

/**
 * The ways in, by name: 'password' reads email and password, 'link' the token of a one-time link.
 * A refusal is a value, not an error. The one place among the features that sees a request: that is
 * how strategies are given what was posted.
 */
export const authenticator = new Authenticator<Identified>()
  .use(
    new FormStrategy<Identified>(async ({ form }) => {
      const given = signInSchema.safeParse(Object.fromEntries(form))
      if (!given.success) return { ok: false, reason: 'password' }
      return checkPassword(given.data.email, given.data.password)
    }),
    'password',
  )
  .use(new FormStrategy<Identified>(({ form }) => checkLink(String(form.get('token')))), 'link')
