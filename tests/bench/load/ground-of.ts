/**
 * Run as a program of another checkout, whose folder is its first argument: by the code that is there it starts a
 * database in the folder of the second and makes so many people as the third says. It writes a line of JSON, and
 * stops all when it is told to.
 */
import { join } from 'node:path'
import type { Person } from '../people.ts'

/** What a server of that checkout is compared on. */
export type Ground = {
  ownerUrl: string
  /** Settings that lead its server to that database and to the keys of what is in it. */
  settings: Record<string, string>
  people: Person[]
  /** Of each person's step. */
  revisions: number[]
}

type Modules = {
  prepare: typeof import('#app/server/prepare.ts')
  ground: typeof import('../ground.ts')
  people: typeof import('../people.ts')
}

const [checkout = '', data = '', count = ''] = process.argv.slice(2)
const of = (file: string) => import(join(checkout, file))
const prepare: Modules['prepare'] = await of('app/server/prepare.ts')
const ground: Modules['ground'] = await of('tests/bench/ground.ts')
const { makePeople, revisions }: Modules['people'] = await of('tests/bench/people.ts')

prepare.runUntilStopped(async () => {
  const ownerUrl = await ground.startDatabase(data)
  const people = await makePeople(Number(count))
  const made: Ground = {
    ownerUrl,
    settings: process.env as Record<string, string>,
    people,
    revisions: await revisions(people),
  }
  console.log(JSON.stringify(made))
})
