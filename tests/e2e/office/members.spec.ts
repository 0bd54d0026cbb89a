/** The office's tab 'Gilde Leden', and the list of a day. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inDatabase } from '../database.ts'
import { axeOn, expect, press, test } from '../fixtures.ts'
import { setInKnownFonts } from '../fonts.ts'
import { newPerson } from '../people.ts'

test('an administrator makes a member and copies its address', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false
  const expectClean = async () => {
    if (scripted) expect(await axeOn(page)).toEqual([])
  }
  await newPerson(page, email, ['admin'])

  await page.goto('/admin/gilde/nieuw')
  await press(page, 'Gildelid aanmaken')
  await expect(page.getByText('Vul alle verplichte velden in.')).toBeVisible()
  await expectClean()
  await page.getByLabel('Bedrijfsnaam').fill('Uitvaart Waterkant')
  await page.getByLabel('Contactpersoon').fill('Noor de Wit')
  await page.getByLabel('E-mailadres').fill(`lid-${email}`)
  await page.getByLabel('Telefoonnummer').fill('038-4210005')
  await page.getByLabel('KVK-nummer').fill('12345678')
  await page.getByLabel('KVK nagekeken').check()
  await page.getByLabel('Gebeld met het bedrijf').check()
  await page.getByLabel('Op welk nummer belde u?').fill('038-1234567')
  await press(page, 'Gildelid aanmaken')
  await expect(
    page.getByText('Gilde lid aangemaakt! Er is een email verstuurd met inloggegevens.'),
  ).toBeVisible()
  await expectClean()

  const url = page.locator('[data-copy]')
  await expect(url).toHaveText(/\/met\/[A-Z]{2,8}[2-9]{4}$/)
  const copy = page.getByRole('button', { name: 'Kopieer de referral URL' })
  if (!scripted) await expect(copy).toHaveCount(0)
  else {
    await page.clock.install()
    await copy.click()
    await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible()
    await expect(page.getByText('Referral URL gekopieerd naar klembord')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(copy).toHaveText('Kopieer')
    await page.emulateMedia({ media: 'print' })
    await expect(url).toBeVisible()
    await expect(page.getByText('Kopieer', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }

  for (const path of [
    '/admin/gilde',
    '/admin/gilde/leden',
    '/admin/gilde/terugbellen',
    '/admin/cijfers',
    '/admin/afspraken/dag',
  ]) {
    await page.goto(path)
    await expectClean()
  }
})

test(
  'a long name of a company fits, and what is pressed beside it is large enough',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email, ['admin'])
    const id = randomUUID()
    await inDatabase(
      (sql) => sql`
      insert into franchise_partners (id, company_name, contact_name, email, status, referral_code)
      values (${id}, 'Begrafenisonderneming 3 aan het Water', 'Noor', ${`lang-${email}`}, 'inactive', ${id})`,
    )
    const member = `/admin/gilde/leden/${id}`
    for (const path of [`${member}/gegevens`, `${member}/verwijderen`]) {
      await page.goto(path)
      expect(await sidewaysWithLargeLetters(page)).toBe(0)
    }
    for (const path of ['/admin/gilde', '/admin/gilde/leden', '/admin']) {
      await page.goto(path)
      expect(await cutOffWithLargeLetters(page), path).toEqual([])
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/admin/gilde')
      await expect(page.getByRole('link', { name: /^Afkeuren: Begrafenis/ }).first()).toBeVisible()
      expect(await axeOn(page, ['target-size'])).toEqual([])
    }
  },
)

test(
  'both ways to decide on an application stand beside each other, and a cell has no air but its own',
  { tag: '@plain' },
  async ({ page, email }) => {
    await newPerson(page, email, ['admin'])
    const id = randomUUID()
    await inDatabase(async (sql) => {
      await sql`
        insert into franchise_partners (id, company_name, contact_name, email, status, referral_code)
        values (${id}, 'Zorg', 'Noor', ${`naast-${email}`}, 'inactive', ${id})`
      await sql`
        insert into callback_requests (id, company_name, contact_name, email, phone, status, contacted_at)
        values (gen_random_uuid(), 'Belt', 'Noor', ${email}, '06-12345678', 'pending', null),
               (gen_random_uuid(), 'Belde', 'Noor', ${email}, '06-12345678', 'contacted', now())`
    })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/admin/gilde/leden/${id}`)
    const yes = await page.getByRole('button', { name: 'Activeer Lid: Zorg' }).boundingBox()
    const no = await page.getByRole('link', { name: 'Afkeuren', exact: true }).boundingBox()
    expect(no?.y).toBe(yes?.y)
    expect((no?.x ?? 0) - (yes?.x ?? 0) - (yes?.width ?? 0)).toBeLessThan(20)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/admin/gilde', '/admin/gilde/terugbellen']) {
        await page.goto(path)
        expect(await airInCells(page), `${path}, ${width} px wide`).toEqual([])
      }
    }
  },
)

/** What has a margin above or below it in a cell of a table. */
const airInCells = (page: Page): Promise<string[]> =>
  page.locator('main td *').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { marginTop, marginBottom } = getComputedStyle(part)
        return Math.max(Number.parseFloat(marginTop), Number.parseFloat(marginBottom)) > 0
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

/**
 * What is pressed in a table and goes on beyond the edge of a small telephone whose letters are twice as large, where
 * each is a word that is none of ours, so that it has no place to break.
 */
async function cutOffWithLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 })
  return page.locator('main table a').evaluateAll((links) => {
    const { style, clientWidth } = document.documentElement
    style.fontSize = '200%'
    for (const link of links) link.textContent = `Afscheidsbegeleidingscentrum ${link.textContent}`
    const beyond = links.filter((link) =>
      Array.from(link.getClientRects()).some(({ right }) => right > clientWidth),
    )
    style.fontSize = ''
    return beyond.map(({ textContent }) => textContent)
  })
}

/** In px: how far a page of a small telephone moves sideways when its letters are twice as large. */
async function sidewaysWithLargeLetters(page: Page): Promise<number> {
  await setInKnownFonts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  return page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    const { scrollWidth, clientWidth } = document.documentElement
    style.fontSize = ''
    return scrollWidth - clientWidth
  })
}
