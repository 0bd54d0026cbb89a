/** Writes the files of docs/cluster, filled in for this machine, and says how each program is started. */
import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_ROLE, credentialsIn } from '#app/platform/database/database-roles.ts'
import { placeOf, type Programs } from './packages.ts'
import type { Ports } from './ports.ts'
import { fillFile, TEMPLATES } from './templates.ts'

/** As root they run as nobody: PostgreSQL and pgbouncer refuse to be root. */
const NOBODY = 65_534

export const ownerOfAll = () =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined

/** Ways between two parts; each may lead past something that cuts it. */
export type LinkName =
  | 'web to pooler'
  | 'work to pooler'
  | 'pooler to primary'
  | 'queue to primary'
  | 'pg1 to pg2'
  | 'pg2 to pg1'
  | 'pg1 to etcd'
  | 'pg2 to etcd'

/** @returns the port to go to instead of `port` */
export type Link = (name: LinkName, port: number) => Promise<number>

export type Passwords = { superuser: string; replication: string }
export type Command = { program: string; args: string[] }
export type Commands = {
  etcd: Record<'etcd1' | 'etcd2' | 'etcd3', Command>
  databases: Record<'pg1' | 'pg2', Command>
  pooler: Command
  proxy: Command
}

type Given = {
  folder: string
  ports: Ports
  programs: Programs
  passwords: Passwords
  /** As the application signs in. */
  appUrl: string
  link: Link
  /** Of the site, as visitors know it: with https the proxy does TLS too. */
  origin: string
}

const at = (port: number) => `127.0.0.1:${port}`

/** Writes all of it. @returns how each program is started, by its name */
export async function configure(given: Given): Promise<Commands> {
  for (const name of ['etc', 'log', 'data', 'files'])
    await mkdir(join(given.folder, name), { recursive: true })
  const etcd1 = await etcd(given, 1)
  const etcd2 = await etcd(given, 2)
  const etcd3 = await etcd(given, 3)
  const pg1 = await patroni(given, 1)
  const pg2 = await patroni(given, 2)
  return {
    etcd: { etcd1, etcd2, etcd3 },
    databases: { pg1, pg2 },
    pooler: await pgbouncer(given),
    proxy: await haproxy(given),
  }
}

/** Where a database keeps its rows. */
export const rowsOf = (folder: string, name: string) => join(folder, 'data', name, 'rows')

async function etcd({ folder, ports, programs }: Given, number: 1 | 2 | 3): Promise<Command> {
  const name = `etcd${number}` as const
  const { peer1, peer2, peer3 } = ports
  const text = fillFile('etcd.yml', {
    name,
    data: await ownFolder(folder, name),
    client: at(ports[name]),
    peer: at(ports[`peer${number}`]),
    peer1: at(peer1),
    peer2: at(peer2),
    peer3: at(peer3),
  })
  return {
    program: programs.etcd,
    args: ['--config-file', await write(folder, `${name}.yml`, text)],
  }
}

async function patroni(given: Given, number: 1 | 2): Promise<Command> {
  const { folder, ports, programs, passwords, link } = given
  const name = `pg${number}` as const
  const place = await ownFolder(folder, name)
  const agreed = await Promise.all(
    [ports.etcd1, ports.etcd2, ports.etcd3].map((port) => link(`${name} to etcd`, port)),
  )
  const text = fillFile('patroni.yml', {
    name,
    rest: at(ports[`rest${number}`]),
    etcd: agreed.map(at).join(','),
    listen: at(ports[name]),
    // The other one comes here to copy what is new.
    reached: at(await link(number === 1 ? 'pg2 to pg1' : 'pg1 to pg2', ports[name])),
    data: rowsOf(folder, name),
    programs: programs.postgres,
    pgpass: join(place, 'pgpass'),
    ...passwords,
  })
  return { program: programs.patroni, args: [await write(folder, `${name}.yml`, text)] }
}

async function pgbouncer({ folder, ports, programs, appUrl, link }: Given): Promise<Command> {
  const { role, password } = credentialsIn(appUrl)
  if (role !== APP_ROLE) throw new Error('The pooler is for the application alone.')
  const users = await write(folder, 'userlist.txt', fillFile('userlist.txt', { password }))
  const text = fillFile('pgbouncer.ini', {
    primaryHost: '127.0.0.1',
    primaryPort: await link('pooler to primary', ports.primary),
    host: '127.0.0.1',
    port: ports.pooler,
    users,
  })
  return { program: programs.pgbouncer, args: ['-q', await write(folder, 'pgbouncer.ini', text)] }
}

async function haproxy(given: Given): Promise<Command> {
  const { folder, ports, programs } = given
  const { web1, web2, web3, pg1, pg2, rest1, rest2 } = ports
  const text = fillFile('haproxy.cfg', {
    errors: join(TEMPLATES, 'errors'),
    host: 'localhost',
    site: at(ports.site),
    primary: at(ports.primary),
    ...addressed({ web1, web2, web3, pg1, pg2 }),
    rest1,
    rest2,
  })
  const files = [await write(folder, 'haproxy.cfg', text), ...(await front(given))]
  return { program: programs.haproxy, args: ['-db', ...files.flatMap((file) => ['-f', file])] }
}

/** TLS before all of it, where the address of the site has it. @returns the file for that */
async function front({ folder, ports, origin }: Given): Promise<string[]> {
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:') return []
  const text = fillFile('front.cfg', {
    secure: at(ports.secure),
    open: at(ports.open),
    certificate: await write(folder, 'certificate.pem', ownCertificate()),
    public: host,
  })
  return [await write(folder, 'front.cfg', text)]
}

/** A key and a certificate for localhost, in one text, good for a month. @throws without `openssl` */
function ownCertificate(): string {
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout - -out - -days 30 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const openssl = placeOf('openssl')
  if (!openssl) throw new Error('TLS needs a package that is not here: apt-get install openssl')
  return execFileSync(openssl, args.split(' '), { encoding: 'utf8', stdio: 'pipe' })
}

const addressed = (ports: Record<string, number>) =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, at(port)]))

async function ownFolder(folder: string, name: string): Promise<string> {
  const place = join(folder, 'data', name)
  await mkdir(place, { recursive: true })
  await own(place, 0o700)
  return place
}

async function write(folder: string, name: string, text: string): Promise<string> {
  const file = join(folder, 'etc', name)
  await writeFile(file, text, { mode: 0o600 })
  await own(file, 0o600)
  return file
}

async function own(path: string, mode: number) {
  await chmod(path, mode)
  const owner = ownerOfAll()
  if (owner) await chown(path, owner.uid, owner.gid)
}
