/** Saving by itself, where there is script. Time is the page's own clock, moved by hand. */
import type { BrowserContext, Page } from '@playwright/test'
import { CALM } from '../calm.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  nextPage,
  press,
  test,
} from '../fixtures.ts'
import { newPerson, signIn, signOut } from '../people.ts'

const STEP = '/vragenlijst/veer'
const SAVE = '**/automatisch'
const DEBOUNCE = 3000
const FAILED = 'Opslaan mislukt - gegevens bewaard lokaal'
const FOUND = 'We hebben een niet-opgeslagen concept gevonden. Deze is automatisch hersteld.'
const KEY = 'autoSave_questionnaire'

type Draft = { at: number; fields: [string, string][] }
type Kept = {
  data: Record<string, Draft>
  timestamp: number
  userId: string
  wishId: string
  fileNumber: string
}

const status = (page: Page) => page.locator('form[data-step] output')
const energy = (page: Page) => page.locator('#energy')

const JUNK = [
  '',
  'null',
  '7',
  '{"data":{"veer":1}}',
  '{"data":{"veer":{"at":1,"fields":[1]}}}',
  '{',
]

/** What this browser keeps. */
const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null, KEY)

const change = (page: Page, how: (record: Kept) => Kept) =>
  kept(page).then((record) =>
    page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      JSON.stringify(record && how(record)),
    ] as const),
  )

/** Types, and lets the clock run until it is saved. */
async function typeAndWait(page: Page, text: string) {
  await energy(page).fill(text)
  await page.clock.fastForward(DEBOUNCE)
}

async function expectStored(page: Page, text: string) {
  const stored = async () => {
    const html = await (await page.request.get(STEP)).text()
    return /id="energy"[^>]*>([^<]*)</.exec(html)?.[1]
  }
  await expect.poll(stored, { timeout: 15_000 }).toBe(text)
}

/** The server seems to be gone for automatic saves. */
async function breakSaving(page: Page) {
  await page.route(SAVE, (route) => route.abort())
  // What is sent while the page goes passes by the routes of tests.
  await page.evaluate(() => void (navigator.sendBeacon = () => true))
}

/** What the server sees of a session that has ended. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: 'session' })

test.beforeEach(async ({ page, email }) => {
  await newPerson(page, email)
  await page.clock.install()
  await page.goto(STEP)
})

// What fails on purpose is said on the console too.
test.use({ ignoredErrors: /automatisch/, ...CALM })

test.describe('the indicator', () => {
  test('says politely what happens, and is silent again after 3 seconds', async ({ page }) => {
    await expect(status(page)).toHaveAttribute('aria-live', 'polite')
    await expect(status(page)).toBeEmpty()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(SAVE, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await energy(page).fill('zwemmen')
    await page.clock.fastForward(DEBOUNCE - 1)
    await expect(status(page)).toBeEmpty()
    await page.clock.fastForward(1)
    await expect(status(page)).toHaveText('Automatisch opslaan...')
    release()
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen om \d{1,2}\.\d\d$/)
    await expectStored(page, 'zwemmen')
    await page.clock.fastForward(2999)
    await expect(status(page)).not.toBeEmpty()
    await page.clock.fastForward(1)
    await expect(status(page)).toBeEmpty()
    expect(await kept(page)).toBeNull()
  })

  test('moves nothing on the page', async ({ page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await typeAndWait(page, 'zwemmen')
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await expect(status(page)).toBeInViewport()
    expect(await height()).toBe(before)
    await expectNoSidewaysScroll(page)
  })

  test('stands below each field that is saved, until it changes again', async ({ page }) => {
    const below = (id: string) => page.locator(`[id="${id}"] + p`)
    await page.locator('#values').fill('eerlijk zijn')
    await typeAndWait(page, 'zwemmen')
    for (const id of ['values', 'energy']) await expect(below(id)).toHaveText('Bewaard')
    await expect(page.getByText('Bewaard', { exact: true })).toHaveCount(2)
    await energy(page).pressSequentially(' in zee')
    await expect(below('energy')).toHaveCount(0)
    await expect(below('values')).toBeVisible()
    await breakSaving(page)
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(FAILED)
    await expect(below('energy')).toHaveCount(0)
  })

  test('stands below a whole choice, and the line of a row says what is in it now', async ({
    page,
  }) => {
    await page.goto('/vragenlijst/rituelen')
    await page.getByLabel('Artiest').fill('Ramses Shaffy')
    await page.getByLabel('Titel').fill('Sammy')
    await press(page, 'Opslaan')
    const row = page.locator('summary', { hasText: 'Ramses Shaffy, Sammy' })
    await row.click()
    await page.getByLabel('Titel').fill('Laat me')
    await page.getByLabel('Intiem').check()
    await page.clock.fastForward(DEBOUNCE)
    await expect(page.getByText('Bewaard', { exact: true })).toHaveCount(2)
    await expect(page.locator('fieldset:has(#stylePreference) > p')).toHaveText('Bewaard')
    await page.locator('summary', { hasText: 'Ramses Shaffy, Laat me' }).click()
    await expect(page.getByLabel('Titel')).toBeHidden()
  })

  test('keeps a tick in a row, which its line says at once', async ({ page }) => {
    await page.goto('/vragenlijst/naw/vraag/contacts')
    await page.getByLabel('Voornaam').fill('Mark')
    await press(page, 'Volgende')
    await page.goto('/vragenlijst/naw')
    const line = page.locator('#contacts summary b')
    await line.click()
    const tick = page.getByLabel('Regelt mijn uitvaart')
    await tick.check()
    await expect(line).toHaveText('Mark, regelt mijn uitvaart')
    await tick.uncheck()
    await expect(line).toHaveText('Mark')
    await tick.check()
    await page.clock.fastForward(DEBOUNCE)
    await expect(page.locator('#contacts').getByText('Bewaard', { exact: true })).toBeVisible()
    await page.goto('/dashboard/contacten')
    await expect(page.getByRole('checkbox', { name: 'Mark' })).toBeChecked()
  })
})

test.describe('saving by itself', () => {
  test('waits until typing stops, and sends what changed once', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/automatisch')) sent.push(request.postData() ?? '')
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const text of ['z', 'zw', 'zwe']) {
      await energy(page).fill(text)
      await page.clock.fastForward(DEBOUNCE - 100)
    }
    expect(sent).toHaveLength(0)
    await page.clock.fastForward(100)
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await energy(page).fill('zw')
    await energy(page).fill('zwe')
    await page.clock.fastForward(10 * DEBOUNCE)
    expect(sent).toHaveLength(1)
  })

  test('while a save is under way waits for it, then saves the rest', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(SAVE, async (route) => {
      await held
      await route.continue()
    })
    await typeAndWait(page, 'een')
    await typeAndWait(page, 'een twee')
    release()
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await expectStored(page, 'een')
    await page.clock.fastForward(DEBOUNCE)
    await expectStored(page, 'een twee')
  })

  test('is never in the way of saving by hand, not even when its answer was lost', async ({
    page,
  }) => {
    await page.route(SAVE, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await typeAndWait(page, 'verloren antwoord')
    await expect(status(page)).toHaveText(FAILED)
    await energy(page).fill('met de hand')
    await press(page, 'Opslaan')
    await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
    await expect(energy(page)).toHaveValue('met de hand')
    expect(await kept(page)).toBeNull()
  })

  test('goes on over rows, and rows and conditions still work', async ({ page }) => {
    await page.goto('/vragenlijst/rituelen')
    await page.getByLabel('Artiest').fill('Bach')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await nextPage(page, () => page.locator('button[value*="insert"]').click())
    await expect(page.getByLabel('Artiest')).toHaveCount(2)
    await page.getByLabel('Artiest').last().fill('Ravel')
    await page.getByLabel('Anders', { exact: true }).first().check()
    await expect(page.locator('#colorsOther')).toBeVisible()
    await page.locator('#colorsOther').fill('Turkoois')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await page.locator('summary', { hasText: 'Bach' }).click()
    await nextPage(page, () => page.locator('button[value*="remove"]').first().click())
    await expect(page.getByLabel('Artiest')).toHaveCount(1)
    await page.goto('/vragenlijst/rituelen')
    await expect(page.getByLabel('Artiest')).toHaveCount(1)
    await expect(page.getByLabel('Artiest')).toHaveValue('Ravel')
  })

  test('names what is not right yet and keeps it here, and the rest is saved', async ({ page }) => {
    await page.goto('/vragenlijst/naw')
    await page.getByLabel('Postcode').fill('geen postcode')
    await page.getByLabel('Woonplaats').fill('Zwolle')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(
      /^Automatisch opgeslagen om .*\. Nog niet opgeslagen: postcode\.$/,
    )
    expect((await kept(page))?.data.naw?.fields).toContainEqual(['postalCode', 'geen postcode'])
    await page.getByLabel('Postcode').fill('1234 AB')
    await page.getByLabel('Straat en huisnummer').fill('Kade 1')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen om [\d.]+$/)
    expect(await kept(page)).toBeNull()
  })

  test('in two tabs overwrites nothing unseen, and says how to choose', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.clock.install()
    await other.goto(STEP)
    await typeAndWait(page, 'eerste tabblad')
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await typeAndWait(other, 'tweede tabblad')
    await expect(status(other)).toHaveText(
      'U heeft dit ook ergens anders gewijzigd. Kies ‘Opslaan’: dan kiest u welke tekst u bewaart.',
    )
    await expectStored(page, 'eerste tabblad')
    await press(other, 'Opslaan')
    await expect(other.locator('main')).toContainText('eerste tabblad')
    await expect(energy(other)).toHaveValue('tweede tabblad')
    // Nothing is saved by itself while the choice is open.
    const sent: string[] = []
    other.on('request', (request) => sent.push(request.url()))
    await typeAndWait(other, 'tweede tabblad, verder')
    await expectStored(page, 'eerste tabblad')
    expect(sent).toEqual([])
    await other.getByLabel('De tekst in het veld hierboven').check()
    await press(other, 'Opslaan')
    await expectStored(page, 'tweede tabblad, verder')
  })
})

test.describe('a form that is not whole', () => {
  /** Takes away the questions after one, as something that meddles with the page could. */
  const cutAfter = (page: Page, id: string) =>
    page.evaluate((last) => {
      const controls = [...(document.getElementById(last) as HTMLInputElement).form!.elements]
      const at = controls.findIndex((control) => control.id === last)
      for (const control of controls.slice(at + 1)) control.remove()
    }, id)

  test('takes away nothing of what is stored', async ({ page }) => {
    await page.locator('#wondering').fill('sterren')
    await typeAndWait(page, 'zwemmen in zee')
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await cutAfter(page, 'energy')
    const refused = page.waitForResponse((answer) => answer.status() === 422)
    await typeAndWait(page, 'zwemmen')
    expect(await (await refused).json()).toEqual({ ok: false, reason: 'invalid' })
    await expectStored(page, 'zwemmen in zee')

    await page.goto(STEP)
    await expect(page.getByText('Er is nog niets opgeslagen')).toBeVisible()
    await expect(energy(page)).toHaveValue('zwemmen')
    await expect(page.locator('#wondering')).toHaveValue('sterren')
    await expectAccessible(page)
    await press(page, 'Opslaan')
    await expect(page.getByText('zwemmen in zee')).toBeVisible()
    await page.getByLabel('De tekst in het veld hierboven').check()
    await press(page, 'Opslaan')
    await expectStored(page, 'zwemmen')
    await expect(page.locator('#wondering')).toHaveValue('sterren')
  })

  test('is none that is sent by itself, or at the last moment', async ({ page }) => {
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/automatisch')),
      typeAndWait(page, 'vanzelf'),
    ])
    expect(sent.postData()).toMatch(/&whole=1$/)
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await page.evaluate(() => {
      navigator.sendBeacon = (_, body) => {
        localStorage.setItem('beacon', String(body))
        return true
      }
    })
    await energy(page).fill('op het laatst')
    await nextPage(page, () => page.getByRole('link', { name: 'Uw wensen' }).first().click())
    await expect(page).toHaveURL('/dashboard')
    expect(await page.evaluate(() => localStorage.getItem('beacon'))).toMatch(/&whole=1$/)
  })
})

test.describe('a save that fails', () => {
  test('keeps the text here in the specified shape; opening the step again restores it', async ({
    page,
  }) => {
    await typeAndWait(page, 'eerst bewaard')
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await page.reload()
    await breakSaving(page)
    await typeAndWait(page, 'niet bewaard')
    await expect(status(page)).toHaveText(FAILED)
    const record = await kept(page)
    expect(record).toEqual({
      data: { veer: { at: expect.any(Number), fields: expect.any(Array) } },
      timestamp: expect.any(Number),
      userId: await page.locator('body').getAttribute('data-user'),
      wishId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fileNumber: expect.stringMatching(/^WR\d{8}$/),
    })
    expect(record?.data.veer?.fields).toContainEqual(['energy', 'niet bewaard'])

    await page.unroute(SAVE)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Concept gevonden' })).toBeVisible()
    await expect(page.getByText(FOUND)).toBeVisible()
    await expect(energy(page)).toHaveValue('niet bewaard')
    await expectAccessible(page)
    await typeAndWait(page, 'niet bewaard, nu wel')
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await expectStored(page, 'niet bewaard, nu wel')
    expect(await kept(page)).toBeNull()
    await page.reload()
    await expect(page.getByText(FOUND)).toHaveCount(0)
  })

  test('is tried again, and then the text here is gone', async ({ page }) => {
    await breakSaving(page)
    await typeAndWait(page, 'later')
    await expect(status(page)).toHaveText(FAILED)
    await page.unroute(SAVE)
    await page.clock.fastForward(30_000)
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await expectStored(page, 'later')
    expect(await kept(page)).toBeNull()
  })

  test('brings rows back too', async ({ page }) => {
    await page.goto('/vragenlijst/rituelen')
    await page.getByLabel('Artiest').fill('Bach')
    await nextPage(page, () => page.locator('button[value*="insert"]').click())
    await expect(page.getByLabel('Artiest')).toHaveCount(2)
    await breakSaving(page)
    await page.getByLabel('Artiest').last().fill('Ravel')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(FAILED)
    await page.goto('/vragenlijst/rituelen')
    await expect(page.getByText(FOUND)).toBeVisible()
    await expect(page.getByLabel('Artiest').last()).toHaveValue('Ravel')
    await nextPage(page, () => page.locator('button[value*="insert"]').click())
    await expect(page.getByLabel('Artiest')).toHaveCount(3)
  })

  test('of the older form keeps the text here under its own name', async ({ page }) => {
    await page.goto('/formulier')
    await breakSaving(page)
    await page.locator('textarea').first().fill('van de oude bladzijde')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(FAILED)
    expect(await kept(page)).toBeNull()
    await page.unroute(SAVE)
    await page.reload()
    await expect(page.getByText(FOUND)).toBeVisible()
    await expect(page.locator('textarea').first()).toHaveValue('van de oude bladzijde')
    const draft = await page.evaluate(() => localStorage.getItem('autoSave_wishForm'))
    expect(draft).toContain('van de oude bladzijde')
  })

  test('of the confidential step keeps nothing here, and says so', async ({ page }) => {
    await page.goto('/vragenlijst/secret')
    await breakSaving(page)
    await page.locator('#caution').fill('niet voor deze computer')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(
      'Opslaan mislukt - dit deel bewaren wij niet op uw apparaat. Houd deze pagina open.',
    )
    await page.goto('/dashboard')
    const everything = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(everything).not.toContain('computer')
  })

  for (const how of ['full', 'forbidden'])
    test(`with storage that is ${how} breaks nothing`, async ({ page }) => {
      await page.addInitScript((name) => {
        const refuse = () => {
          throw new DOMException(name)
        }
        if (name === 'full') Storage.prototype.setItem = refuse
        else Object.defineProperty(window, 'localStorage', { get: refuse })
      }, how)
      await page.goto(STEP)
      await breakSaving(page)
      await typeAndWait(page, 'nergens')
      await expect(status(page)).toHaveText(
        'Opslaan mislukt - uw tekst is nog niet bewaard. Houd deze pagina open.',
      )
      await page.unroute(SAVE)
      await typeAndWait(page, 'toch bewaard')
      await expectStored(page, 'toch bewaard')
    })
})

test.describe('a draft that is kept here', () => {
  test.beforeEach(async ({ page }) => {
    await breakSaving(page)
    await typeAndWait(page, 'mijn concept')
    await expect(status(page)).toHaveText(FAILED)
    await page.goto('/dashboard')
    await page.unroute(SAVE)
    expect((await kept(page))?.data.veer).toBeDefined()
  })

  const aged = (hours: number) => (record: Kept) => ({
    ...record,
    data: { veer: { ...record.data.veer, at: Date.now() - hours * 3_600_000 } as Draft },
  })

  test('is restored just before it is 24 hours old', async ({ page }) => {
    await change(page, aged(23.9))
    await page.goto(STEP)
    await expect(energy(page)).toHaveValue('mijn concept')
  })

  test('survives a clock that was set back a little', async ({ page }) => {
    await change(page, aged(-2))
    await page.goto(STEP)
    await expect(energy(page)).toHaveValue('mijn concept')
  })

  for (const hours of [24.1, 1000, -25, Number.NaN])
    test(`is deleted at ${hours} hours`, async ({ page }) => {
      await change(page, aged(hours))
      await page.goto(STEP)
      await expect(energy(page)).toHaveValue('')
      await expect(page.getByText(FOUND)).toHaveCount(0)
      expect(await kept(page)).toBeNull()
    })

  test('of someone else is deleted on the first page', async ({ page }) => {
    await change(page, (record) => ({ ...record, userId: '0b1c2d3e-0000-4000-8000-000000000000' }))
    await page.goto('/dashboard')
    expect(await kept(page)).toBeNull()
  })

  for (const junk of JUNK)
    test(`that reads ${junk} breaks nothing`, async ({ page }) => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, junk] as const)
      await page.goto(STEP)
      await typeAndWait(page, 'gewoon verder')
      await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    })

  test('is gone when the person signs out, for whoever comes next', async ({ page }) => {
    await signOut(page)
    await expect(page.getByText('U bent uitgelogd.')).toBeVisible()
    expect(await kept(page)).toBeNull()
  })

  test('waits while nobody is signed in', async ({ page, context }) => {
    await endSession(context)
    await page.goto('/')
    expect((await kept(page))?.data.veer).toBeDefined()
  })
})

test.describe('a session that ends while someone types', () => {
  test('leads to the sign-in page and back, and the text is there', async ({
    page,
    context,
    email,
  }) => {
    await energy(page).fill('lang over nagedacht')
    await endSession(context)
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(`${FAILED}. U bent niet meer ingelogd.`)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Log opnieuw in' })).toBeInViewport()
    await follow(page, 'Log opnieuw in')
    await signIn(page, email)
    await expect(page).toHaveURL(STEP)
    await expect(page.getByText(FOUND)).toBeVisible()
    await expect(energy(page)).toHaveValue('lang over nagedacht')
    await press(page, 'Opslaan')
    await expectStored(page, 'lang over nagedacht')
    expect(await kept(page)).toBeNull()
  })

  test('is tried once more by itself: its token may have been a new one', async ({
    page,
    context,
  }) => {
    const cookies = await context.cookies()
    await energy(page).fill('zwemmen')
    await endSession(context)
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toContainText('U bent niet meer ingelogd')
    await context.addCookies(cookies)
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen om/)
    await expect(page.getByRole('link', { name: 'Log opnieuw in' })).toBeHidden()
    await expectStored(page, 'zwemmen')
    expect(await kept(page)).toBeNull()
  })

  test('is saved when one comes back from signing in elsewhere', async ({ page, context }) => {
    const cookies = await context.cookies()
    await typeAndWait(page, 'wandelen')
    await expectStored(page, 'wandelen')
    await energy(page).fill('zwemmen')
    await endSession(context)
    for (let tries = 0; tries < 2; tries += 1) {
      const refused = page.waitForResponse(SAVE)
      await page.clock.fastForward(DEBOUNCE)
      await refused
      await expect(status(page)).toContainText('U bent niet meer ingelogd')
    }
    await context.addCookies(cookies)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen om/)
    await expectStored(page, 'zwemmen')
  })
})

test.describe('one question a page', () => {
  const QUESTION = `${STEP}/vraag/energy`

  test.beforeEach(({ page }) => page.goto(QUESTION))

  test('is saved by itself', async ({ page }) => {
    await typeAndWait(page, 'zwemmen')
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen om \d{1,2}\.\d\d$/)
    await expectStored(page, 'zwemmen')
    await expectAccessible(page)
    expect(await kept(page)).toBeNull()
  })

  test('that was closed before it could be saved is there when it is opened again', async ({
    page,
  }) => {
    await breakSaving(page)
    await energy(page).fill('nog niet bewaard')
    await page.goto('/vragenlijst/veer/vraag/values')
    expect(Object.keys((await kept(page))?.data ?? {})).toEqual(['veer/energy'])
    await expect(page.getByText(FOUND)).toBeHidden()
    await page.goto(QUESTION)
    await expect(page.getByText(FOUND)).toBeVisible()
    await expect(energy(page)).toHaveValue('nog niet bewaard')
    await press(page, 'Volgende')
    await expectStored(page, 'nog niet bewaard')
    expect(await kept(page)).toBeNull()
  })

  test('that was posted after the session had ended is there after signing in', async ({
    page,
    context,
    email,
  }) => {
    await energy(page).fill('lang over nagedacht')
    await endSession(context)
    await press(page, 'Volgende')
    await expect(page.getByText('Uw tekst is niet weg.')).toBeVisible()
    await signIn(page, email)
    await expect(page).toHaveURL(QUESTION)
    await expect(energy(page)).toHaveValue('lang over nagedacht')
    await press(page, 'Volgende')
    await expectStored(page, 'lang over nagedacht')
    expect(await kept(page)).toBeNull()
  })

  test('of the confidential step is never kept in the browser', async ({ page }) => {
    await page.goto('/vragenlijst/secret/vraag/caution')
    await breakSaving(page)
    await page.locator('#caution').fill('geheim')
    await page.clock.fastForward(DEBOUNCE)
    await expect(status(page)).toContainText('dit deel bewaren wij niet op uw apparaat')
    await page.goto(QUESTION)
    expect(await kept(page)).toBeNull()
  })
})

test.describe('leaving the page with unsaved text', () => {
  test('sends a last save', async ({ page }) => {
    await energy(page).fill('op het laatst')
    await nextPage(page, () => page.getByRole('link', { name: 'Uw wensen' }).first().click())
    await expect(page).toHaveURL('/dashboard')
    await expectStored(page, 'op het laatst')
  })

  test('by reloading shows the text again, whichever came first', async ({ page }) => {
    await energy(page).fill('herladen')
    await page.reload()
    await expect(energy(page)).toHaveValue('herladen')
    await typeAndWait(page, 'herladen en verder')
    await expect(status(page)).toHaveText(/^Automatisch opgeslagen/)
    await expectStored(page, 'herladen en verder')
  })

  test('by saving by hand sends no other save after it', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await energy(page).fill('met de hand')
    await press(page, 'Volgende')
    await expect(page).toHaveURL('/vragenlijst/steen')
    expect(sent).toEqual([STEP])
    await expectStored(page, 'met de hand')
    expect(await kept(page)).toBeNull()
  })
})

test.describe('without the script', () => {
  const journey = async (page: Page) => {
    await page.goto(STEP)
    await energy(page).fill('zonder script')
    await press(page, 'Opslaan')
    await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
    await page.goto('/vragenlijst/rituelen')
    await nextPage(page, () => page.locator('button[value*="insert"]').click())
    await expect(page.getByLabel('Artiest')).toHaveCount(2)
    await expect(page.locator('#colorsOther')).toBeVisible()
    await expect(status(page)).toBeEmpty()
  }

  test.describe('because it is blocked', () => {
    test.use({ ignoredErrors: /\/assets\/main-/ })
    test('the interview works', async ({ page }) => {
      await page.route('**/assets/main-*.js', (route) => route.abort())
      await journey(page)
    })
  })

  test.describe('because it throws at the start', () => {
    test.use({ ignoredErrors: /on purpose/ })
    test('the interview works', async ({ page }) => {
      await page.route('**/assets/main-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("on purpose")' }),
      )
      await journey(page)
    })
  })
})
