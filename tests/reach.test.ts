/** What of the application starts programs, and what asks other machines: few places, each known. */
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** What runs on a server: not in browsers, nor on a developer's machine alone. */
const SERVED = 'app/**/*.{ts,tsx}'
const LEFT_OUT = /^app\/(enhance|dev)\/|\.test\.tsx?$/

/** The files whose text fits. */
async function filesWith(pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob([SERVED, 'db/*.ts']))
    if (!LEFT_OUT.test(file) && pattern.test(await readFile(file, 'utf8'))) found.push(file)
  return found.toSorted()
}

test('programs are started for the build, on a developer’s machine, and nowhere else', async () => {
  expect(await filesWith(/from 'node:child_process'/)).toEqual([
    'app/server/build.ts',
    'app/server/children.ts',
    'app/server/demo.ts',
    'db/programs.ts',
    'db/supervise.ts',
  ])
})

test('none is started by a shell, which would read what it is given', async () => {
  expect(await filesWith(/\bshell: |\bexec(?:Sync)?\b[^\n]*from 'node:child_process'/)).toEqual([])
})

test('other machines are asked from the clients of what settings name, and nowhere else', async () => {
  const asks =
    /(?<![.\w])fetch\(|(?:from|import\()\s*'(?:resend|stripe|@aws-sdk\/[\w-]+)'|import \{[^}]*\b(?:connect|request)\b[^}]*\} from 'node:/
  expect(await filesWith(asks)).toEqual([
    'app/features/backup/place-bucket.server.ts',
    'app/features/mail/send.server.ts',
    'app/features/payments/provider.server.ts',
    'app/platform/errors.server.ts',
    'app/platform/keys/kms.server.ts',
    'app/platform/storage/s3-client.server.ts',
    'app/platform/storage/storage-s3.server.ts',
    'app/platform/viruses.server.ts',
  ])
})
