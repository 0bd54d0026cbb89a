/** Who asks. Whoever has been signed out, or can no longer be used, is replaced by someone new. */
import type { Role } from '#app/access/capabilities.ts'
import { fillFile } from '#tests/fixtures/people/full-file.ts'
import { cookieOf, createPerson, newEmail, type TestUser } from '#tests/fixtures/people/people.ts'
import { type Answer, Visitor } from '#tests/setup/client.ts'
import type { Asker } from './requests.ts'

const ROLES: Partial<Record<Asker, Role[]>> = {
  guild: ['franchise'],
  staff: ['staff'],
  admin: ['admin'],
}

export type Person = { user: TestUser; cookies: ReadonlyMap<string, string> }

export class People {
  readonly #known = new Map<Asker, Promise<Person>>()
  readonly #behind = new WeakMap<Visitor, Promise<Person>>()
  readonly #site: string

  constructor(site: string) {
    this.#site = site
  }

  /** Someone of a kind: 'user' has a file with everything in it, 'newcomer' has nothing yet. */
  person(who: Exclude<Asker, 'anonymous'>): Promise<Person> {
    const known = this.#known.get(who) ?? makePerson(who)
    this.#known.set(who, known)
    return known
  }

  /** A browser with the session of someone of a kind, whose cookies nobody else has. */
  async visitor(who: Asker): Promise<Visitor> {
    const visitor = new Visitor(this.#site)
    if (who === 'anonymous') return visitor
    const person = this.person(who)
    this.#behind.set(visitor, person)
    for (const [name, value] of (await person).cookies) visitor.cookies.set(name, value)
    return visitor
  }

  /** The next who asks for this kind gets someone else than this visitor. */
  replace(who: Asker, visitor: Visitor) {
    if (this.#known.get(who) === this.#behind.get(visitor)) this.#known.delete(who)
  }

  /** Whose session has ended is of no more use. */
  replaceSignedOut(who: Asker, visitor: Visitor, { headers }: Answer) {
    const sentAway = headers.location?.startsWith('/auth?') ?? false
    if (sentAway || visitor.cookies.size === 0) this.replace(who, visitor)
  }
}

async function makePerson(who: Asker): Promise<Person> {
  const user = await createPerson(newEmail(), ROLES[who])
  if (who === 'user') await fillFile(user)
  return { user, cookies: new Map([await cookieOf(user)]) }
}
