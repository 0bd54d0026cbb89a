/**
 * Runs the site as on several machines, on this one (docs/deploying.md, "Several machines"). Ctrl-C
 * ends all of it; what is in the folder stays.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '#app/server/build.ts'
import { dataFolder, onStop, runUntilStopped } from '#app/server/prepare.ts'
import { startCluster } from './cluster/cluster.ts'
import { needPrograms } from './cluster/packages.ts'
import { portsFrom, refuseTaken } from './cluster/ports.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(dataFolder(), 'cluster') },
    port: { type: 'string', default: '4600' },
    tls: { type: 'boolean', default: false },
  },
})

runUntilStopped(async () => {
  const firstPort = Number(values.port)
  // Before a minute of building.
  await refuseTaken(portsFrom(firstPort))
  await needPrograms()
  if (!process.env.SKIP_BUILD) await build()
  const folder = resolve(values.folder)
  const options = { folder, firstPort, say: console.log, onStop, secure: values.tls }
  const cluster = await startCluster(options)
  const { primary, pooler } = cluster.ports
  console.log(`The cluster is ready: ${cluster.origin}
The database that leads is at port ${primary}, the pooler at ${pooler}. Configuration and logs are in ${folder}.`)
})

async function build() {
  console.log('Building the site …')
  const { done, stop } = buildSite()
  onStop(async () => stop())
  await done
}
