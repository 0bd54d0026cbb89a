import type { Role } from '#app/access/capabilities.ts'
import type { DbRow, Narrowed } from '#db/row.ts'

/** 'one factor': a password, or reading a mail. */
export type Assurance = 'one factor' | 'two factors'

export type SignedIn = Narrowed<
  DbRow<
    'session_user_of',
    | 'user_id! as id'
    | 'email!'
    | 'roles!'
    | 'assurance!'
    // 'lost': a recovery code was used, and another telephone must be set up first.
    | 'second_factor! as secondFactor'
  >,
  { roles: Role[]; assurance: Assurance; secondFactor: 'none' | 'set' | 'lost' }
> & { sessionId: Buffer }
