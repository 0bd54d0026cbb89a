/** A signed booklet: that it is what was signed, and each way in which it is not. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { PDFParse } from 'pdf-parse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printBooklet } from '#app/features/booklet/booklet.server.ts'
import { gerda, keyOf, pdfOf, signedPdf, withSignatureOf } from '#tests/fixtures/signatures.ts'
import { saved, user } from '#tests/fixtures/people/saves.ts'
import { MOST_CHECKED } from './check-form.ts'
import { checkFile } from './check.server.ts'
import { ownFingerprint, publicKeys, publicOf, signBooklet, signedJson } from './sign.server.ts'
import { JSON_MARK, MARK, type PublicKey, verifier, verifyBooklet } from './verify.server.ts'

const PIECE = 1024 * 1024
const PLAIN = { large: false, folded: false }
const DAY = new Date('2026-11-25T12:00:00Z')

const OURS = keyOf('ours', 1)
const THEIRS = keyOf('ours', 2)
const KEYS: PublicKey[] = [publicOf(OURS)]

const signed = (about = gerda, by = OURS, now = DAY) => signedPdf(about, now, by)

const stateOf = (file: Uint8Array, keys = KEYS) => verifyBooklet(file, keys).state

describe('a signed file', () => {
  test('is genuine, and says whose it is and which version', () => {
    expect(verifyBooklet(signed(), KEYS)).toMatchObject({ state: 'genuine', said: gerda })
  })

  test('is not read beyond its limit, however long it goes on', async () => {
    let read = 0
    // oxlint-disable-next-line require-await -- streams are read so
    const endless = async function* () {
      for (;;) {
        read += PIECE
        yield Buffer.alloc(PIECE, '%PDF-')
      }
    }
    expect(await checkFile(endless())).toEqual({ state: 'tooLarge' })
    expect(read).toBeLessThanOrEqual(MOST_CHECKED + PIECE)
  })

  test('is not so with any byte changed', () => {
    const file = signed()
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, other) => {
        const changed = Buffer.from(file)
        changed[at] = (changed[at] ?? 0) ^ other
        expect(stateOf(changed)).not.toBe('genuine')
      }),
      { numRuns: 2000 },
    )
  })

  test('is judged the same in whatever pieces it comes', () => {
    const before = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(3000, MARK), pdfOf(gerda)])
    const long = Buffer.from(signBooklet(before, gerda, DAY, OURS))
    const files = [long, long.subarray(0, -3), Buffer.from(long).fill('X', 9, 10), before, signed()]
    const cuts = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...files), cuts, (file, lengths) => {
        const { add, verdict } = verifier(KEYS)
        let at = 0
        for (const length of lengths) add(file.subarray(at, (at += length)))
        add(file.subarray(at))
        expect(verdict()).toEqual(verifyBooklet(file, KEYS))
      }),
      { numRuns: 500 },
    )
    expect(stateOf(long)).toBe('genuine')
    expect(stateOf(before)).toBe('changed')
  })

  test('is not so with its end cut off, wherever', () => {
    const file = signed()
    for (let length = 0; length < file.length; length += 1)
      expect(stateOf(file.subarray(0, length)), `${length} bytes`).not.toBe('genuine')
    expect(stateOf(file.subarray(0, -3))).toBe('truncated')
    expect(stateOf(file.subarray(0, file.indexOf(MARK) + 60))).toBe('truncated')
  })

  test('is not so with something behind it', () => {
    expect(stateOf(Buffer.concat([signed(), Buffer.from('1 0 obj\n')]))).toBe('appended')
  })

  test('tells the signature of another version or person', () => {
    for (const other of [
      { ...gerda, version: 1 },
      { ...gerda, number: 'WR87654321' },
    ]) {
      expect(stateOf(withSignatureOf(signed(), signed(other)))).toBe('swapped')
    }
  })

  test('tells a signature that the register did not make', () => {
    expect(stateOf(signed(gerda, THEIRS))).toBe('forged')
  })

  test('tells a key that is not known', () => {
    expect(verifyBooklet(signed(gerda, keyOf('later', 3)), KEYS)).toEqual({
      state: 'unknownKey',
      id: 'later',
    })
  })

  test('is genuine by a key of before, on the days of its use alone', () => {
    const before = { ...publicOf(OURS), until: '2026-11-25' }
    const keys = [publicOf(keyOf('new', 4, '2026-11-26')), before]
    expect(stateOf(signed(), keys)).toBe('genuine')
    expect(stateOf(signed(gerda, OURS, new Date('2026-11-26T12:00:00Z')), keys)).toBe('keyOver')
    expect(stateOf(signed(gerda, OURS, new Date('2025-12-31T12:00:00Z')), keys)).toBe('keyOver')
  })

  test.each([
    ['unsigned', Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n')],
    ['otherFile', Buffer.from('Lieve Lisa')],
    ['otherFile', Buffer.alloc(0)],
  ])('is told from one that is %s', (state, file) => {
    expect(stateOf(file)).toBe(state)
  })
})

/** What the data of an account say of themselves. */
const about = {
  part: 'export' as const,
  number: 'WR12345678',
  name: 'Gerda de Vries',
  exportedAt: '2026-11-25T12:00:00.000Z',
}
const textOf = ({ exportedAt } = about) =>
  `${JSON.stringify({ format: 'wensenregister', version: 1, exportedAt, content: ['zee 🌊', ',\n  "signature": "x'] }, null, 2)}\n`
/** The data of an account, unsigned and signed. */
const dataOf = async (of = about, by = OURS, text = textOf(of)) => {
  const bytes = Buffer.from(text)
  // oxlint-disable-next-line require-await -- streams are read so
  const pieces = async function* () {
    for (const sign of text) yield sign
  }
  const parts: Uint8Array[] = []
  for await (const part of signedJson(pieces(), of, DAY, by)) parts.push(part)
  return { bytes, file: Buffer.concat(parts) }
}

describe('the data of an account', () => {
  test('are genuine, and still the same JSON with one property more', async () => {
    const { bytes, file } = await dataOf()
    expect(verifyBooklet(file, KEYS)).toMatchObject({ state: 'genuine', said: about })
    const { signature, ...rest } = JSON.parse(String(file)) as Record<string, unknown>
    expect(rest).toEqual(JSON.parse(String(bytes)))
    expect(signature).toEqual(expect.any(String))
  })

  test('are not so with any byte changed, its end cut off or something behind it', async () => {
    const { file } = await dataOf()
    for (let at = 0; at < file.length; at += 1) {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(stateOf(changed), `byte ${at}`).not.toBe('genuine')
      expect(stateOf(file.subarray(0, at)), `${at} bytes`).not.toBe('genuine')
    }
    expect(stateOf(file.subarray(0, -2))).toBe('truncated')
    expect(stateOf(file.subarray(0, 90))).toBe('truncated')
    expect(stateOf(Buffer.concat([file, Buffer.from(' ')]))).toBe('appended')
    const at = file.indexOf('zee')
    expect(stateOf(Buffer.from(file).fill('x', at, at + 3))).toBe('changed')
  })

  test('are told from those of another, of no key of ours, and of before there were signatures', async () => {
    const { bytes, file } = await dataOf()
    const other = (await dataOf({ ...about, exportedAt: '2026-11-24T09:00:00.000Z' })).file
    const end = other.subarray(other.indexOf(JSON_MARK))
    const swapped = Buffer.concat([file.subarray(0, file.indexOf(JSON_MARK)), end])
    expect(stateOf(swapped)).toBe('swapped')
    expect(stateOf((await dataOf(about, THEIRS)).file)).toBe('forged')
    expect(stateOf(bytes)).toBe('unsigned')
    expect(stateOf(Buffer.from('{"format":"x"}'))).toBe('otherFile')
  })

  test('that do not end as they should are not signed', async () => {
    await expect(dataOf(about, OURS, '{}')).rejects.toThrow('not the end')
  })
})

describe('the booklet of a confirmed version', () => {
  const printed = async (part: 'booklet' | 'confidential', variant = PLAIN) => {
    const made = await printBooklet(user.id, part, variant)
    if (!made?.printed.ok) throw new Error('not printed')
    return made.printed.pdf
  }

  test('is signed in each of its forms, and still a PDF with all its pages', async () => {
    await saved({ data: { energy: 'zwemmen' }, final: true })
    for (const variant of [PLAIN, { ...PLAIN, large: true }, { ...PLAIN, folded: true }]) {
      const pdf = await printed('booklet', variant)
      const verdict = verifyBooklet(pdf, publicKeys())
      expect(verdict).toMatchObject({ state: 'genuine', said: { version: 1, part: 'booklet' } })
      const { pages } = await new PDFParse({ data: new Uint8Array(pdf) }).getText()
      expect(pages.length).toBeGreaterThan(1)
      // All of the last page on one, also in large letters; folded it lies beside the cover.
      const last = pages.at(variant.folded ? 0 : -1)?.text.replaceAll(/\s+/g, ' ')
      expect(last).toMatch(/Over dit boekje.* [2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{4} /)
      expect(last).toContain(ownFingerprint())
    }
  })

  test('is not signed while it is a draft', async () => {
    await saved({ data: { energy: 'zwemmen' } })
    expect(verifyBooklet(await printed('booklet'), publicKeys()).state).toBe('unsigned')
  })
})

describe('npm run verify', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-'))
    await writeFile(join(folder, 'keys.json'), JSON.stringify({ keys: KEYS }))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** With nothing in its environment. */
  const asked = (args: string[]) => {
    const script = join(import.meta.dirname, '../../../scripts/verify.ts')
    return promisify(execFile)(process.execPath, [script, ...args], { cwd: folder, env: {} }).then(
      ({ stdout, stderr }) => ({ code: 0, said: stdout, complained: stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        said: stdout,
        complained: stderr,
      }),
    )
  }
  const verified = async (bytes: Uint8Array) => {
    const file = join(folder, 'booklet.pdf')
    await writeFile(file, bytes)
    return asked([file, '--key', join(folder, 'keys.json')])
  }

  const changedData = async () => {
    const { file } = await dataOf()
    return file.fill('x', file.indexOf('zee'), file.indexOf('zee') + 3)
  }

  test.each([
    [
      'genuine data',
      async () => (await dataOf()).file,
      0,
      /^Genuine[^]*file WR12345678[^]*all data/,
    ],
    ['data that changed', changedData, 1, /^Changed/],
    ['data of before', async () => (await dataOf()).bytes, 2, /^No signature/],
    ['genuine', () => signed(), 0, /^Genuine[^]*Gerda de Vries, file WR12345678[^]*version: 2/],
    ['changed', () => Buffer.from(signed()).fill('X', 12, 14), 1, /^Changed/],
    ['truncated', () => signed().subarray(0, -3), 1, /^Truncated/],
    ['forged', () => signed(gerda, THEIRS), 1, /^Forged/],
    ['without a signature', () => pdfOf({ ...gerda, number: '(' }), 2, /^No signature/],
    ['no PDF', () => Buffer.from('Lieve Lisa'), 2, /^No PDF/],
  ])('says of a file that it is %s', async (_, file, code, said) => {
    const outcome = await verified(await file())
    expect(outcome.code).toBe(code)
    expect(outcome.said).toMatch(said)
  })

  test.each([
    ['no file', []],
    ['an option that there is not', ['--help']],
    ['a file that is not there', ['none.pdf']],
  ])('says in a line that it cannot be checked, of %s', async (_, args) => {
    const { code, said, complained } = await asked(args)
    expect([code, said]).toEqual([2, ''])
    expect(complained).toMatch(/^Could not be checked: .+\n$/)
  })
})
