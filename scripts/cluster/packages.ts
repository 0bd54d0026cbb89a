/** The programs of others that the cluster consists of, all of them packages of Debian. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** By the program that each brings. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
}

const POSTGRES = '/usr/lib/postgresql'
/** Where root finds programs and others do not look. */
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin']

export type Programs = Record<keyof typeof PACKAGES, string> & {
  /** Folder of PostgreSQL's own programs. */
  postgres: string
}

/** Where all of them are. @returns the packages that lack, when some do */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const found = Object.keys(PACKAGES).map((name) => [name, placeOf(name)] as const)
  const postgres = postgresFolder()
  const missing = found.flatMap(([name, place]) =>
    place ? [] : [PACKAGES[name as keyof typeof PACKAGES]],
  )
  if (!postgres) missing.push('postgresql')
  if (missing.length > 0) return { missing }
  return { programs: { ...Object.fromEntries(found), postgres } as Programs }
}

/**
 * Finds them, and installs those that lack.
 *
 * @param install by what, where that was asked already what Debian has; it does nothing where we may not
 * @throws saying in one sentence what to install
 */
export async function needPrograms(install = installPackages): Promise<Programs> {
  const first = findPrograms()
  if ('programs' in first) return first.programs
  await install(first.missing)
  const second = findPrograms()
  if ('programs' in second) return second.programs
  throw new Error(
    `A cluster needs packages that are not here: apt-get install ${second.missing.join(' ')}`,
  )
}

async function installPackages(names: readonly string[]) {
  if (process.getuid?.() !== 0 || !placeOf('apt-get')) return
  console.log(`Installing ${names.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietly = ['install', '-y', '-qq', '--no-install-recommends']
  for (const args of [
    ['update', '-qq'],
    [...quietly, ...names],
  ])
    await once(spawn('apt-get', args, { env, stdio: 'ignore' }), 'exit')
}

/** Where a program is, if it is here. */
export function placeOf(name: string): string | undefined {
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** Finds the programs of the newest version: those that come with the project lack what copies and rewinds a database. */
export function postgresFolder(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined
  const versions = readdirSync(POSTGRES).toSorted((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(POSTGRES, version, 'bin'))
    .find((folder) => ['postgres', 'pg_rewind'].every((name) => existsSync(join(folder, name))))
}
