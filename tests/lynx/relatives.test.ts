/** Those who lost someone let us know, read and share what there is to do, in a text browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportFor } from '#app/features/deaths/report.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { unbroken } from '#tests/fixtures/page.ts'
import startSite from '#tests/setup/start-site.ts'
import { inDatabase } from '../e2e/database.ts'
import { letFirstStageBegin, letRestBegin } from '../e2e/deaths.ts'
import { LynxBrowser, missingPrograms } from './lynx.ts'

const LISA = 'lisa.tekst@example.nl'
const MARK = 'mark.tekst@example.nl'

const missing = missingPrograms()
const reason = `A text browser needs ${missing.join(' and ')}.`
if (missing.length > 0 && process.env.CI) throw new Error(reason)

let lynx: LynxBrowser
let stopSite: (() => Promise<void>) | undefined

beforeAll(async () => {
  if (missing.length === 0) stopSite = await startSite()
}, 120_000)

afterAll(async () => {
  await Promise.all([lynx?.close(), stopSite?.()])
})

const at = (path: string) => `${process.env.SITE_ADDRESS}${path}`

test(
  'relatives let us know, read and divide the work in lynx',
  { timeout: 300_000 },
  async ({ skip }) => {
    if (missing.length > 0) {
      console.log(`Skipped. ${reason}`)
      skip(reason)
    }
    const gerda = await gerdaWithTwo()
    lynx = await LynxBrowser.start(at('/overleden'))
    expect(await lynx.screen()).toContain('Waar bent u nu?')

    await asksToRead()
    await letsKnow()
    await saysSoToo()
    const [lisa] = await currentRelatives(gerda)
    const report = await reportFor({ id: lisa?.id ?? '', ownerId: gerda })
    if (!report) throw new Error('nobody let us know')

    await letFirstStageBegin(report.id)
    await readsWhatIsNeededFirst()
    await letRestBegin(report.id)
    await readsTheRest()
    await ticksWhatIsDone()
  },
)

async function gerdaWithTwo(): Promise<string> {
  const { id } = await createPerson('gerda.tekst@example.nl', [])
  await fillForRelatives(id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: LISA },
    { firstName: 'Mark', lastName: 'de Vries', email: MARK, phone: '06-12345678' },
  ])
  await inDatabase(async (sql) => {
    for (const name of ['Lisa', 'Mark']) await confirmedRelative(sql, id, name, {})
  })
  return id
}

/** Opens the newest mail with this subject in the mailbox, and the link in it. */
async function opensMail(subject: string, address: string): Promise<string> {
  const mails = async () => unbroken(await (await fetch(at('/dev/postvak'))).text())
  await expect.poll(mails, { timeout: 20_000 }).toContain(subject)
  await lynx.open(at('/dev/postvak'))
  await lynx.follow(subject)
  return lynx.follow(at(address))
}

async function asksToRead() {
  await lynx.open(at('/contactpersoon'))
  await lynx.fill('Uw e-mailadres', LISA)
  expect(await lynx.press('Stuur mij een e-mail')).toContain('Kijk in uw e-mail')
  expect(await opensMail('Verder als contactpersoon', '/contactpersoon/link')).toContain(
    'Druk op de knop',
  )
  expect(await lynx.press('Ga verder')).toContain('De wensen van Gerda de Vries')
}

async function letsKnow() {
  await lynx.follow('Is Gerda overleden? Laat het ons weten.')
  await lynx.fill('Wanneer is Gerda overleden?', '31-2-2026')
  await lynx.press('Verder')
  expect(await lynx.valueOf('Wanneer is Gerda overleden?')).toBe('31-2-2026')
  const today = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam' }).format()
  await lynx.fill('Wanneer is Gerda overleden?', today)
  expect(await lynx.press('Verder')).toContain('Wie weet het ook?')
  await lynx.check('Vraag het Mark. Wij mailen één vraag.')
  expect(await lynx.press('Verder')).toContain('Wij vragen het ook aan Mark.')
  expect(await lynx.press('Ja, laat het weten')).toContain('Wij kijken het na')
}

async function saysSoToo() {
  expect(await opensMail('Weet u of', '/contactpersoon/overleden')).toContain(
    'Mark, is Gerda overleden?',
  )
  expect(await lynx.press('Ja, Gerda is overleden')).toContain('Dank u wel')
}

async function readsWhatIsNeededFirst() {
  await lynx.open(at('/contactpersoon'))
  const page = await lynx.follow('De wensen van Gerda de Vries')
  expect(page).toContain('Eerst dit')
  expect(page).toContain('DELA')
}

async function readsTheRest() {
  await lynx.open(at('/contactpersoon'))
  expect(await lynx.follow('De wensen van Gerda de Vries')).toContain('herinnerd worden')
  expect(await lynx.follow('Lezen')).toContain('De eerste schaatsen')
  expect(await lynx.follow('Volgende: Het afscheid')).toContain('De kerk aan de dijk')
}

async function ticksWhatIsDone() {
  await lynx.open(at('/contactpersoon'))
  await lynx.follow('De wensen van Gerda de Vries')
  await lynx.follow('Ik zoek alleen wat geregeld moet worden')
  await lynx.follow('De eerste dagen')
  const page = await lynx.press('Nog te doen. Druk als het gedaan is: De huisarts bellen')
  expect(page).toContain('Gedaan. Druk als het toch niet zo is: De huisarts bellen')
}
