/** `npm run seed -- --files 1000000`: wish files of people who do not exist, on a developer's machine. */
import { parseArgs } from 'node:util'
import { makeManyFiles } from '#db/many-files.ts'
import { prepareLocalDatabase, prepareLocalSettings, runUntilStopped } from './prepare.ts'

const { values } = parseArgs({ options: { files: { type: 'string', default: '0' } } })

runUntilStopped(async () => {
  const files = Number(values.files)
  if (!Number.isSafeInteger(files) || files < 0 || files > 50_000_000)
    throw new Error('Say how many, like --files 1000000.')
  if (process.env.NODE_ENV === 'production')
    throw new Error('npm run seed is for a developer’s machine.')
  await prepareLocalSettings()
  await prepareLocalDatabase()
  await makeManyFiles(process.env.DATABASE_URL ?? '', files, (text) => console.log(text))
  process.kill(process.pid, 'SIGTERM')
})
