/** No regular expression of ours may take longer than its text is long: one long text stops everyone. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..')

type Found = { file: string; regex: { pattern: string; flags: string } }
/** What is looked at of a part of a syntax tree. */
type Node = { regex?: Found['regex']; callee?: { name?: string } }

const files = globSync('{app,db}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })
const nodes = files.flatMap((file) => {
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  return nodesOf(program).map(({ regex, callee }) => ({ file, regex, callee }))
})

/** A part of a syntax tree and all that is in it. */
function nodesOf(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(nodesOf)
  return [node, ...within]
}

const literals = nodes.flatMap(({ file, regex }): Found[] => (regex ? [{ file, regex }] : []))
/** The same one may stand in several files. */
const ours = new Map(literals.map((one) => [`${one.regex.pattern}/${one.regex.flags}`, one]))

/** Those of the library that checks forms, for what we let it check. */
const { email, date, datetime, uuid } = z.regexes
const theirs = [email, date, datetime({}), uuid()].map(({ source, flags }) => ({
  file: 'zod',
  regex: { pattern: source, flags },
}))

/** The checker stops at a number of steps; by the clock, a busy machine would find other things. */
const BY_STEPS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
}

/** What is wrong with it, with a text that shows it; nothing when its time grows with the text. */
async function slowness({ file, regex: { pattern, flags } }: Found): Promise<string[]> {
  const verdict = await check(pattern, flags, BY_STEPS)
  if (verdict.status === 'safe') return []
  const why = verdict.status === 'vulnerable' ? verdict.attack.pattern : 'could not be judged'
  return [`${file}: /${pattern}/${flags}: ${why}`]
}

describe('regular expressions', { timeout: 300_000 }, () => {
  test('take time that grows with the text, and no faster', async () => {
    expect(ours.size).toBeGreaterThan(80)
    const slow: string[] = []
    for (const found of [...ours.values(), ...theirs]) slow.push(...(await slowness(found)))
    expect(slow).toEqual([])
  })

  test.each([
    ['^\\s*([^=\\s]+)=(.*?)\\s*$', ''],
    ['\\/+$', ''],
    ['^(a+)+$', ''],
  ])('such as /%s/ would be found', async (pattern, flags) => {
    expect(await slowness({ file: 'x', regex: { pattern, flags } })).toHaveLength(1)
  })

  test('are written out, so that all can be looked at', () => {
    const made = nodes.filter(({ callee }) => callee?.name === 'RegExp')
    expect(made.map(({ file }) => file)).toEqual([])
  })
})
