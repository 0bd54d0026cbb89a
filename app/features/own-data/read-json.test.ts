import { describe, expect, test } from 'vitest'
import { readJson } from './read-json.server.ts'

/** A text in pieces of so many bytes, in the middle of signs too. */
async function* inPieces(text: string | Buffer, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe.each([1, 2, 3, 7, 1000])('JSON in pieces of %i bytes', (size) => {
  test.each([
    '{"a":"een 🕯️, é en \\u00e9 \\ud83d\\udd6f","b":[1,-2.5e3,true,false,null,{}]}',
    '{"quotes":"\\"[{\\\\","brackets":"[[[[","commas":",,,"}',
    ' \n[ [ ] , { "" : "" } ] \t',
    '{"a":1,"a":{"b":2}}',
    '"tekst"',
    '7',
  ])('%s is read as ever', async (text) => {
    expect(await readJson(inPieces(text, size))).toEqual(JSON.parse(text))
  })

  test('a name of a prototype is a name like any other', async () => {
    const json = await readJson(inPieces('{"__proto__":{"polluted":1},"b":2}', size))
    expect(Object.keys(json as object)).toEqual(['__proto__', 'b'])
    expect(Reflect.get(json as object, 'polluted')).toBeUndefined()
  })

  test.each([
    '',
    ' ',
    '{',
    '{"a":1',
    '{"a"}',
    '{"a":1}}',
    '{}{}',
    '[1,]',
    '[,1]',
    'nul',
    '01',
    "{'a':1}",
    '"open',
    '"\\x"',
    '"a\u0000b"',
    Buffer.from([0x22, 0xff, 0x22]),
  ])('%j is none', async (text) => {
    await expect(readJson(inPieces(text, size))).rejects.toThrow('foreign')
  })

  test('lists in lists in lists are refused, brackets in texts are not counted', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    await expect(readJson(inPieces(nested(33), size))).rejects.toThrow('schema')
    expect(await readJson(inPieces(nested(32), size))).toBeDefined()
    expect(await readJson(inPieces(JSON.stringify(`\\"${nested(40)}`), size))).toContain('[[[')
  })
})
