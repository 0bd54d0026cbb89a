/**
 * Fifty people go through the main journey on a cluster while its parts are killed and cut off from each
 * other at random. Ends with 1 when anything acknowledged was lost or anything doubled, an answer took
 * longer than ten seconds, or it did not recover by itself. `--seed` does the same to it again.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import type { DbRow } from '#db/row.ts'
import { buildSite } from '#app/server/build.ts'
import { onStop, ROOT, runUntilStopped } from '#app/server/prepare.ts'
import { type Cluster, startCluster } from '../../scripts/cluster/cluster.ts'
import { freePorts } from '../../scripts/cluster/ports.ts'
import { newFolder } from '../setup/start-command.ts'
import { type Links, makeLinks } from './links.ts'
import { type MailProvider, startMailProvider } from './mail-provider.ts'
import { Person } from './person.ts'
import { chanceOf, type Deed, kindOf, type Planned, planOf, wordsOf } from './plan.ts'
import { startStripe } from '../fixtures/faults/stripe.ts'
import { Till } from './till.ts'
import { chaosReport, type Outcome, violations } from './report.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    /** Keeps the folder of the cluster, to look at its logs. */
    keep: { type: 'boolean', default: false },
  },
})
const [minutes, count, seed] = [values.minutes, values.people, values.seed].map(Number) as [
  number,
  number,
  number,
]
if (![minutes, count, seed].every((number) => number >= 0 && Number.isFinite(number)))
  throw new Error('--minutes, --people and --seed are numbers.')

/** Everything is there again so soon after the last deed, or a hand is needed. */
const RECOVERS_MS = 180_000
/** At the end everybody tries what they do once more. */
const LAST_MS = 120_000
const MAILED_MS = 90_000
const SAVES_TO_A_CONFIRMATION = 6
const SAVES_TO_AN_UPLOAD = 8
const PAYMENTS_A_MINUTE = 6

runUntilStopped(async () => {
  if (!process.env.SKIP_BUILD) await buildSite().done
  console.log(`Seed ${seed}: ${count} people, ${minutes} minutes.`)
  const folder = newFolder()
  onStop(() => (values.keep ? Promise.resolve() : rm(folder, { recursive: true, force: true })))
  if (values.keep) console.log(`The folder is ${folder}`)
  const mails = await startMailProvider()
  onStop(mails.stop)
  const stripe = await startStripe()
  onStop(stripe.stop)
  const links = makeLinks()
  onStop(() => Promise.resolve(links.stop()))
  const cluster = await startCluster({
    folder,
    firstPort: await freePorts(),
    settings: { ...mails.settings, ...stripe.settings },
    link: links.link,
    say: console.log,
    onStop,
  })
  const payments = Math.ceil(minutes * PAYMENTS_A_MINUTE)
  const till = await Till.open(cluster, stripe, payments)
  const outcome = await chaos(cluster, links, mails, till)
  console.log(`\n${chaosReport(outcome)}`)
  const wrong = violations(outcome).length
  if (wrong > 0) throw new Error(`${wrong} violations; --seed ${seed} does the same again.`)
  process.kill(process.pid, 'SIGTERM')
})

async function chaos(
  cluster: Cluster,
  links: Links,
  mails: MailProvider,
  till: Till,
): Promise<Outcome> {
  const people = Array.from({ length: count }, (_, index) => new Person(cluster.origin, index))
  const faults: string[] = []
  const over = new AbortController()
  const lives = people.map((person, index) =>
    live(person, index, mails, over.signal).catch((error: unknown) => {
      faults.push(`${person.email}: ${String(error)}`)
    }),
  )
  const told = till.tell(minutes * 60_000, chanceOf(seed))
  const plan = planOf(seed, minutes * 60)
  await carryOut(plan, cluster, links)
  const last = performance.now()
  await cluster.whole(RECOVERS_MS).catch((error: unknown) => {
    faults.push(`It did not recover by itself: ${String(error)}`)
  })
  const recovered = (performance.now() - last) / 1000
  console.log(`Whole again after ${recovered.toFixed(0)} s.`)
  over.abort()
  const ended = await Promise.race([
    Promise.all([...lives, told]),
    pause(LAST_MS, 'late', { ref: false }),
  ])
  if (ended === 'late')
    faults.push('Somebody could not end what they did when all was there again.')
  faults.push(
    ...people.flatMap((person) => person.faults.map((fault) => `${person.email} ${fault}`)),
  )
  const kept = await inDatabase(cluster, people, mails, till)
  return {
    seed,
    people: count,
    minutes,
    deeds: countsOf(plan.map(kindOf)),
    answers: [...people.flatMap(({ browser }) => browser.answers), ...till.answers],
    saves: sum(people.map(({ done }) => done.saves)),
    confirmations: sum(people.map(({ done }) => done.confirmations)),
    versions: kept.versions,
    files: sum(people.map(({ files }) => files.size)),
    payments: till.payments,
    messages: till.answers.filter(({ status }) => status === 200).length,
    mails: mails.sent().length,
    repeats: mails.repeats(),
    recovered,
    takeovers: takeovers(),
    faults: [...faults, ...kept.faults],
  }
}

/** From signing up until it is over, and then once more everything. */
async function live(person: Person, index: number, mails: MailProvider, over: AbortSignal) {
  const chance = chanceOf(seed + 1 + index)
  const think = (ms: number) => pause(ms, undefined, { signal: over }).catch(() => {})
  await think((index / count) * Math.min(60, minutes * 15) * 1000)
  await person.signUp(mails.sent)
  await person.open()
  for (let round = 1; !over.aborted; round += 1) {
    await person.save(`${person.email} schrijft dit voor de ${round}e keer.`)
    if (round % SAVES_TO_A_CONFIRMATION === 0) await person.confirm()
    if (round % SAVES_TO_AN_UPLOAD === 0) await person.upload(`${round}`)
    if (chance() < 0.2) await person.lookAgain()
    await think(1500 + chance() * 3000)
  }
  await person.save(`${person.email} schrijft dit als laatste.`)
  await person.confirm()
  await person.lookAgain()
  await person.lookAtFiles()
  person.browser.close()
}

/** Those who led, each as often as was looked. */
const leaders: string[] = []

/** How often another one took the lead. */
const takeovers = () =>
  leaders.filter((name, index) => index > 0 && name !== leaders[index - 1]).length

async function carryOut(plan: Planned[], cluster: Cluster, links: Links) {
  const begun = performance.now()
  const healing: Promise<unknown>[] = []
  for (const deed of plan) {
    await pause(Math.max(0, begun + deed.at * 1000 - performance.now()))
    const leader = await cluster.leader()
    if (leader) leaders.push(leader)
    console.log(`${String(deed.at).padStart(4)} s  ${wordsOf(deed)}  (leads: ${leader ?? 'none'})`)
    healing.push(carryOutOne(deed, leader, cluster, links))
  }
  await pause(Math.max(0, begun + minutes * 60_000 - performance.now()))
  await Promise.all(healing)
}

async function carryOutOne(
  deed: Deed,
  leader: 'pg1' | 'pg2' | undefined,
  cluster: Cluster,
  links: Links,
) {
  if (deed.kind === 'cut') {
    links.cut(deed.link, deed.how)
    await pause(deed.seconds * 1000)
    return links.mend(deed.link)
  }
  if ('seconds' in deed) {
    if (deed.ready) await cluster.whole(40_000).catch(() => {})
    const leads = deed.what === 'the database that leads'
    const follower = leader === 'pg1' ? 'pg2' : 'pg1'
    const name = leads ? (leader ?? 'pg1') : follower
    return cluster.killDatabase(name, deed.seconds * 1000)
  }
  return cluster.parts.get(nameOf(deed))?.kill()
}

function nameOf(deed: Deed & { kind: 'kill' }): string {
  const one = (names: string[]) =>
    names[Math.floor(('which' in deed ? deed.which : 0) * names.length)] ?? ''
  if (deed.what === 'a site') return one(['web1', 'web2', 'web3'])
  if (deed.what === 'a worker') return one(['work1', 'work2'])
  if (deed.what === 'an etcd') return one(['etcd1', 'etcd2', 'etcd3'])
  return deed.what === 'the proxy' ? 'proxy' : 'pooler'
}

/** What is stored, beside what everybody was told. */
async function inDatabase(cluster: Cluster, people: Person[], mails: MailProvider, till: Till) {
  const sql = postgres(cluster.ownerUrl, { max: 1, onnotice: () => {} })
  const faults: string[] = []
  try {
    const emails = people.map(({ email }) => email)
    const accounts = await sql<(DbRow<'users', 'email'> & { versions: number })[]>`
      select u.email, count(v.*)::int as versions
        from users u left join wishes w on w.user_id = u.id
        left join wish_versions v on v.wish_id = w.id
       where u.email = any(${emails}) group by u.id, u.email`
    const versions = new Map(accounts.map((row) => [row.email, row.versions]))
    if (accounts.length !== versions.size) faults.push('An account is there twice.')
    for (const { email, done } of people)
      if (versions.get(email) !== done.confirmations)
        faults.push(
          `${email} confirmed ${done.confirmations} times, and has ${versions.get(email) ?? 0} versions.`,
        )
    faults.push(...(await till.lookBack(sql)))
    await untilSent(sql, faults)
    const [stored] = await sql<{ sent: number; review: number }[]>`
      select count(*) filter (where status = 'sent')::int as sent,
             count(*) filter (where status = 'needs_review')::int as review from mails`
    const went = mails.sent()
    if (stored?.sent !== went.length || stored.review > 0)
      faults.push(
        `${stored?.sent} mails count as sent, ${stored?.review} need a person, ${went.length} went out.`,
      )
    for (const { email, tries } of people) {
      const got = went.filter(
        ({ to, text }) => to === email && text.includes('/auth/bevestigen'),
      ).length
      if (got > tries.signUp)
        faults.push(`${email} signed up ${tries.signUp} times and got ${got} mails of it.`)
    }
    const verified = spawnSync(process.execPath, [join(ROOT, 'app/server/operate.ts'), 'verify'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...cluster.operator },
    })
    if (verified.status !== 0) faults.push(`Verifying: ${verified.stdout}${verified.stderr}`)
    return { versions: sum([...versions.values()]), faults }
  } finally {
    await sql.end()
  }
}

/** Mails that were queued go out, also those that a worker had in hand when it was killed. */
async function untilSent(sql: postgres.Sql, faults: string[]) {
  const end = performance.now() + MAILED_MS
  for (;;) {
    const [row] = await sql<{ queued: number }[]>`
      select count(*)::int as queued from mails where status = 'queued'`
    if (row?.queued === 0) return
    if (performance.now() > end) return void faults.push(`${row?.queued} mails wait and do not go.`)
    await pause(500)
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

function countsOf(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of words.toSorted()) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
