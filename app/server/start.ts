/** For a developer's machine: brings a database, demo accounts and a demo. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { announce } from './announce.ts'
import { buildSite } from './build.ts'
import { startCommand } from './children.ts'
import { forgetUnfinishedDemo, isToStayEmpty, makeDemo, showOffice } from './demo.ts'
import {
  onStop,
  prepareLocalDatabase,
  prepareLocalSettings,
  ROOT,
  runUntilStopped,
} from './prepare.ts'

runUntilStopped(async () => {
  if (process.env.NODE_ENV === 'production')
    throw new Error(
      'npm start is for a developer’s machine. In production use npm run migrate, serve and work.',
    )
  const empty = isToStayEmpty()
  if (!empty) showOffice()
  if (!process.env.SKIP_BUILD) await build()
  await forgetUnfinishedDemo()
  await prepareLocalSettings()
  if ((await prepareLocalDatabase()) && !empty) await makeDemo()
  const [{ address = '' }] = await Promise.all([startCommand('serve'), startCommand('work')])
  announce(address)
})

async function build() {
  if (!existsSync(join(ROOT, 'node_modules/.bin/react-router')))
    throw new Error('Run npm ci first.')
  console.log('Building the site …')
  const { done, stop } = buildSite()
  onStop(async () => stop())
  await done
}
