/** The office's tabs for files and cards, with what looks for barriers, in a window of any width. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { lockWishFile } from '#app/features/wishes/file/file.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { inDatabase } from '../database.ts'
import {
  axeOn,
  expect,
  expectNoSidewaysScroll,
  follow,
  nextPage,
  press,
  test,
} from '../fixtures.ts'
import { setInKnownFonts } from '../fonts.ts'
import { newPerson } from '../people.ts'

async function expectCleanOn(page: Page, script: boolean | undefined) {
  await expectNoSidewaysScroll(page)
  if (script !== false) expect(await axeOn(page)).toEqual([])
}

/** Someone with a wish file, found by the last name. */
async function withFile(lastName: string) {
  const { id } = await createPerson(newEmail())
  const profile = { firstName: 'Gerda', lastName, phone: '', address: '' }
  const { number } = await withActor(asPerson(id), async (sql) => {
    await writeProfile(sql, id, profile)
    return lockWishFile(sql, id)
  })
  return number
}

test('an administrator finds a file by name and sees what can be done with it', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const expectClean = () => expectCleanOn(page, javaScriptEnabled)
  const lastName = `Vries${email.replaceAll(/[^a-f]/g, '')}`
  const number = await withFile(lastName)
  await newPerson(page, email, ['admin'])
  await page.goto('/admin')
  await expectClean()
  await page.getByLabel('Dossiernummer, naam, e-mailadres of telefoon').fill(lastName)
  await press(page, 'Zoeken')
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible()
  await expectClean()
  await follow(page, number)
  await expect(page.getByText('Wat er staat, ziet u hier niet.')).toBeVisible()
  await expectClean()
  for (const path of ['gegevens', 'verwijderen']) {
    await page.goto(`/admin/wensen/${number}/${path}`)
    await expectClean()
  }
  for (const path of ['/admin/koppeling', '/admin/logboek', '/admin/rollen']) {
    await page.goto(path)
    await expectClean()
  }
})

test('an administrator adds a contact, gives it a region, and sees the desk', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const expectClean = () => expectCleanOn(page, javaScriptEnabled)
  await newPerson(page, email, ['admin'])
  await page.goto('/admin/contacten')
  await follow(page, 'Contactpersoon toevoegen')
  await expectClean()
  const name = `Gerda ${email.slice(0, 8)}`
  await page.getByLabel('Voornaam').fill(name)
  await page.getByLabel('Achternaam').fill('Vries')
  await page.getByLabel('E-mailadres').fill('gerda@example.nl')
  await page.getByLabel('Telefoonnummer').fill('06-12345678')
  await press(page, 'Opslaan')
  await expect(page.getByText('Contactpersoon aangemaakt')).toBeVisible()
  await expectClean()

  await page.goto('/admin/contacten/postcodegebieden')
  await page.getByLabel('Zoek op plaats, postcode of contactpersoon').fill('Zwolle')
  await press(page, 'Zoeken')
  await page.getByRole('radio', { name: `Zwolle en Noord-Veluwe: ${name} Vries` }).check()
  await press(page, 'Toewijzingen opslaan')
  await expect(page.getByText('Toewijzing bijgewerkt')).toBeVisible()
  await expectClean()

  for (const path of ['/admin/contacten/retouradres', '/admin/contacten/logo', '/admin/kaartjes']) {
    await page.goto(path)
    await expectClean()
  }
})

test('an administrator sees what needs a person, and says what was done', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const id = randomUUID()
  const sealed = sealForSystem({ to: email, kind: 'wishes-confirmed' }, `mails ${id}`)
  await inDatabase(
    (sql) => sql`
      insert into mails (id, kind, sealed, status)
      values (${id}, 'wishes-confirmed', ${sealed}, 'needs_review')`,
  )
  await newPerson(page, email, ['admin'])
  await page.goto('/admin')
  // Named by what waits longest, or a knob where it comes first.
  await page.locator('main a[href="/admin/aandacht"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aandacht' })).toBeVisible()
  await expectCleanOn(page, javaScriptEnabled)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectCleanOn(page, javaScriptEnabled)
  await page.getByRole('button', { name: `De e-mail is verstuurd: ${id}` }).click()
  await expect(page.getByText('Dit is afgehandeld.')).toBeVisible()
  await expect(page.getByText(id)).toHaveCount(0)
})

const TABS = [
  'Wensenregister',
  'Dossierkoppeling',
  'Gilde Leden',
  'Default Contacten',
  /^Dossier Toegangsverzoeken/,
]

test('the places of the office take one row on a wide screen, and one button on a telephone', async ({
  page,
  email,
}) => {
  await newPerson(page, email, ['admin'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin')
  await setInKnownFonts(page)
  const places = page.getByRole('banner').getByRole('navigation', { name: 'Administratie' })
  const tops = await Promise.all(
    TABS.map(async (name) => (await places.getByRole('link', { name }).boundingBox())?.y),
  )
  expect(new Set(tops).size).toBe(1)
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
  await expect(places.getByRole('link', { name: 'Kaartjes' })).toBeHidden()
  await places.getByText('Ander werk').click()
  await follow(page, 'Kaartjes')

  await page.setViewportSize({ width: 360, height: 740 })
  await setInKnownFonts(page)
  await expect(places).toBeHidden()
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
  await page.getByText('Menu', { exact: true }).click()
  // With how much waits there, where anything does.
  await nextPage(page, () => page.getByRole('link', { name: /^Gilde Leden/ }).click())
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe Aanmeldingen' })).toBeVisible()

  // Letters twice as large: no word of the menu breaks.
  await page.setViewportSize({ width: 180, height: 370 })
  await setInKnownFonts(page)
  await expectNoSidewaysScroll(page)
  const name = page.getByRole('banner').getByText('Wensenregister').first()
  expect((await name.boundingBox())?.height).toBeLessThan(40)
})

test('a row is a block on a telephone, with the head of its column before each cell, and still a row', async ({
  page,
  email,
}) => {
  await newPerson(page, email, ['admin'])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/sneltoetsen')
  const row = page.getByRole('row', { name: 'Naar het zoekveld' })
  await expect(row.getByRole('rowheader')).toBeVisible()
  const cell = row.getByRole('cell')
  const label = await cell.evaluate((td) => getComputedStyle(td, '::before').content)
  expect(label).toBe('"Wat die doet"')
  // All of the cell begins in one column, beside its label.
  const [box, words] = [await cell.boundingBox(), await cell.locator('div').boundingBox()]
  expect([words?.y, (words?.x ?? 0) - (box?.x ?? 0)]).toEqual([box && box.y + 2, 148])
  const [head, other] = [await row.getByRole('rowheader').boundingBox(), await cell.boundingBox()]
  expect(other?.y).toBeGreaterThan(head?.y ?? 0)
})

test(
  'the words of a chart are 12 pixels high or more at any width',
  { tag: '@plain' },
  async ({ page, email }) => {
    await newPerson(page, email, ['admin'])
    await page.goto('/admin/cijfers')
    for (const width of [320, 360, 479, 480, 768, 959, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const smallest = await page.evaluate(() =>
        Math.min(
          ...Array.from(document.querySelectorAll('main svg[role=img]'), (chart) => {
            const { width: drawn } = (chart as SVGSVGElement).viewBox.baseVal
            const words = chart.querySelector('text')
            if (!words) return 0
            const scale = chart.getBoundingClientRect().width / drawn
            return Number.parseFloat(getComputedStyle(words).fontSize) * scale
          }),
        ),
      )
      expect(smallest, `${width} px wide`).toBeGreaterThanOrEqual(12)
    }
  },
)

/** The words of charts that are seen and touch others of the same chart. */
const touching = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main svg[role=img]'), (chart) => {
      const words = Array.from(chart.querySelectorAll('text'), (text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      })).filter(({ box }) => box.width > 0)
      return words.filter(({ box }, index) =>
        words.some(
          ({ box: other }, at) =>
            at !== index &&
            box.left < other.right + 2 &&
            other.left < box.right + 2 &&
            box.top < other.bottom - 2 &&
            other.top < box.bottom - 2,
        ),
      )
    })
      .flat()
      .map(({ text }) => text),
  )

test(
  'no words of a chart touch each other, however large',
  { tag: '@plain' },
  async ({ page, email }) => {
    await newPerson(page, email, ['admin'])
    for (const path of ['/admin/cijfers', '/admin/cijfers?per=maand']) {
      await page.goto(path)
      for (const width of [320, 360, 479, 480, 768, 960, 1280])
        for (const size of ['100%', '200%']) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize
          }, size)
          expect(await touching(page), `${path}, ${width} px wide, ${size}`).toEqual([])
        }
    }
  },
)
