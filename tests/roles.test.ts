/** Routes and features ask what someone may do, never for a role by name: what a role may do stands in one table. */
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROLES } from '#app/access/capabilities.ts'

/** A role by its name in quotes, or a look at the roles of someone; texts are called so too. */
const BY_ROLE = new RegExp(`'(?:${ROLES.join('|')})'|(?<!office)\\.roles\\b`)

/**
 * The table itself, where roles are given and taken (pages and commands), the people of the demo who act in theirs, and
 * addresses, of which one is called like a role.
 */
const MAY =
  /^app\/(?:access\/|dev\/demo\/|routes\/office\/roles\/|server\/operate\/roles\.ts$|routes\.ts$)/

async function placesThatName(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (MAY.test(file) || /\.test\.tsx?$/.test(file)) continue
    const lines = (await readFile(file, 'utf8')).split('\n')
    lines.forEach((line, index) => BY_ROLE.test(line) && found.push(`${file}:${index + 1}`))
  }
  return found
}

test('nothing but the table asks for a role by its name', async () => {
  expect(await placesThatName()).toEqual([])
})

test.each(["requireRole(context, 'admin')", "user.roles.includes('staff')", 'user.roles.length'])(
  '%s would be found',
  (code) => expect(code).toMatch(BY_ROLE),
)
