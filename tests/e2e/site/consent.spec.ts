import type { Page } from '@playwright/test'
import { cookieConsentValue } from '#app/platform/http/cookie-consent.server.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  nextPage,
  press,
  test,
} from '../fixtures.ts'
import { setInKnownFonts } from '../fonts.ts'

const ARTICLE = '/kennisbank/begrafenis-of-crematie'
const question = (page: Page) => page.getByRole('dialog', { name: 'Cookie instellingen' })
const scripted = () => test.info().project.use.javaScriptEnabled !== false

/** Stands in for the tag manager: a script that sets a cookie of analytics, as the real one does. */
async function fakeTagManager(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    const body = "document.cookie = '_ga=1;path=/'; document.cookie = '_ga_TEST=1;path=/'"
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

/** What the tag manager was told: commands as lists, events as they are. */
const told = (page: Page) =>
  page.evaluate(() => {
    const layer = (window as { dataLayer?: object[] }).dataLayer ?? []
    return layer.map((entry) =>
      'length' in entry
        ? Array.from(entry as ArrayLike<unknown>)
        : (entry as Record<string, unknown>),
    )
  })

test.describe('before any choice', () => {
  test.use({ analytics: null })

  for (const path of ['/', ARTICLE])
    test(`${path} asks, and reads well for everyone`, async ({ page }) => {
      await page.goto(path)
      await expect(question(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
    })

  test('the question leaves most of a telephone to the page, its answers beside each other', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    // So that readers say what it is.
    if (scripted()) await expect(question(page).getByRole('heading')).toBeFocused()
    await setInKnownFonts(page)
    const box = await question(page).boundingBox()
    expect(box?.height).toBeLessThan(740 * 0.3)
    const [first, second] = await question(page).getByRole('button').all()
    const [left, right] = [await first?.boundingBox(), await second?.boundingBox()]
    expect(right?.x).toBeGreaterThan(left?.x ?? Infinity)
    expect(Math.abs((right?.y ?? 0) - (left?.y ?? 0))).toBeLessThan(20)
  })

  test(
    'the question leaves the two on their bench in sight of who comes with a telephone',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await setInKnownFonts(page)
      const asked = await question(page).boundingBox()
      const drawing = await page.locator('img[src="/oever.svg"]').boundingBox()
      if (!asked || !drawing) throw new Error('no question, or no landscape')
      // They sit in the lowest sixth of the drawing.
      expect((asked.y - drawing.y) / drawing.height).toBeGreaterThan(0.83)
    },
  )

  test(
    'where the question would take half of the window it stays in the page, at its foot',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 300 })
      await page.goto('/')
      expect(await question(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect(question(page)).not.toBeInViewport()
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(question(page)).not.toHaveJSProperty('dataset.plain', undefined)
      await page.setViewportSize({ width: 361, height: 740 })
      await expect(question(page)).toBeInViewport()
      expect(await question(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
      await press(page, 'Alleen noodzakelijk')
      await expect(question(page)).toHaveCount(0)
    },
  )

  test(
    'what has focus is scrolled clear of the question, in browsers of before 2022 too',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveClass(/./)
      await page.goto('/cookies')
      await expect(page.locator('html')).not.toHaveClass(/./)
    },
  )

  test('the question moves nothing on the page', { tag: '@scripted' }, async ({ page }) => {
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce(
                  (sum, entry) => sum + (entry as { value?: number } & PerformanceEntry).value!,
                  0,
                ),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift).toBe(0)
  })

  test('refusing leads back to the same place, loads nothing and is remembered', async ({
    page,
  }) => {
    const asked = await fakeTagManager(page)
    await page.goto(ARTICLE)
    await press(page, 'Alleen noodzakelijk')
    await expect(page).toHaveURL(ARTICLE)
    await expect(question(page)).toHaveCount(0)
    await page.goto('/')
    await expect(question(page)).toHaveCount(0)
    expect(asked).toEqual([])
    expect(await cookieNames(page)).toEqual(['consent'])
  })

  test('accepting is remembered; taking it back asks again', async ({ page }) => {
    const asked = await fakeTagManager(page)
    await page.goto(ARTICLE)
    expect(asked).toEqual([])
    await press(page, 'Alles accepteren')
    await expect(page).toHaveURL(ARTICLE)
    await expect(question(page)).toHaveCount(0)
    if (scripted()) await expect.poll(() => asked.length).toBe(1)
    await page.goto('/cookies')
    await expect(page.getByLabel('Analytische cookies toestaan')).toBeChecked()
    await expectAccessible(page)
    await press(page, 'Keuze wissen')
    await expect(page).toHaveURL('/')
    await expect(question(page)).toBeVisible()
    expect((await cookieNames(page)).filter((name) => name.startsWith('_g'))).toEqual([])
  })

  test('the explanation can be read first', async ({ page }) => {
    await page.goto('/')
    await follow(page, 'Meer informatie over cookies')
    await expect(page).toHaveURL('/juridisch/cookiebeleid')
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookiebeleid')
  })

  test(
    'without script the page can be used and answered later',
    { tag: '@plain' },
    async ({ page }) => {
      await page.goto('/')
      await follow(page, 'Naar de kennisbank')
      await expect(page).toHaveURL('/kennisbank')
      await expect(question(page)).toBeVisible()
    },
  )

  test(
    'the dialog must be answered, and keeps the keyboard',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.goto(`${ARTICLE}#inhoud`)
      const buttons = ['Alleen noodzakelijk', 'Alles accepteren'].map((name) =>
        question(page).getByRole('button', { name }),
      )
      const isModal = () => question(page).evaluate((dialog) => dialog.matches(':modal'))
      expect(await isModal()).toBe(true)
      // The address names a part of the page; readers say the question nevertheless.
      await expect(question(page).getByRole('heading')).toBeFocused()
      for (let time = 0; time < 3; time += 1) {
        await page.keyboard.press('Escape')
        await expect.poll(isModal).toBe(true)
      }
      // Whoever taps on the page is shown where the question is.
      await buttons[0]?.focus()
      await page.mouse.click(5, 5)
      expect(await isModal()).toBe(true)
      await expect(question(page).getByRole('heading')).toBeFocused()
      for (let time = 0; time < 8; time += 1) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(outside, 'focus stays in the dialog').toBe(false)
      }
      await buttons[0]?.focus()
      await nextPage(page, () => page.keyboard.press('Enter'))
      await expect(question(page)).toHaveCount(0)
      // The part of the page that the address named is still in it.
      await expect(page).toHaveURL(`${ARTICLE}#inhoud`)
    },
  )

  test('a browser without dialogs keeps the form', { tag: '@scripted' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    })
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    await press(page, 'Alleen noodzakelijk')
    await expect(question(page)).toHaveCount(0)
  })
})

const changeLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' })

test('the choice can be changed on the page where one is, from its foot', async ({ page }) => {
  await fakeTagManager(page)
  await page.goto('/over-ons')
  await changeLink(page).press('Enter')
  const choice = page.getByLabel('Analytische cookies toestaan')
  await expect(choice).not.toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const dialog = page.getByRole('dialog', { name: 'Cookie-instellingen' })
  await expect(dialog).toHaveCount(scripted() ? 1 : 0)
  await choice.check()
  await press(page, 'Keuze opslaan')
  await expect(page).toHaveURL(scripted() ? '/over-ons' : '/cookies')
  await expect(page.getByText('Uw keuze voor cookies is opgeslagen.')).toBeVisible()
  await page.goto('/cookies')
  await expect(choice).toBeChecked()
})

test.describe('with consent', () => {
  test.use({ analytics: true })

  test(
    'the tag manager comes after the defaults, and hears of the page',
    { tag: '@scripted' },
    async ({ page }) => {
      const asked = await fakeTagManager(page)
      await page.goto(ARTICLE)
      await expect
        .poll(() => asked)
        .toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST12'])
      const [defaults, granted, consent, start, view] = await told(page)
      expect(defaults).toEqual([
        'consent',
        'default',
        {
          functionality_storage: 'granted',
          security_storage: 'granted',
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          wait_for_update: 500,
        },
      ])
      expect(granted).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
      expect(consent).toEqual({ event: 'consent', functional: true, analytics: true })
      expect(start).toMatchObject({ event: 'gtm.js' })
      expect(view).toEqual({
        event: 'page_view',
        page_path: ARTICLE,
        page_title: await page.title(),
      })
    },
  )

  test('the choice is changed on a page of its own, since a page that is measured fetches nothing', async ({
    page,
  }) => {
    await fakeTagManager(page)
    await page.goto('/over-ons')
    await nextPage(page, () => changeLink(page).click())
    await expect(page).toHaveURL('/cookies')
  })

  test('withdrawing removes the scripts and the cookies', async ({ page }) => {
    const asked = await fakeTagManager(page)
    await page.goto('/')
    if (scripted()) await expect.poll(async () => await cookieNames(page)).toContain('_ga')
    await page.goto('/cookies')
    await page.getByLabel('Analytische cookies toestaan').uncheck()
    await press(page, 'Keuze opslaan')
    await expect(page.getByText('Uw keuze voor cookies is opgeslagen.')).toBeVisible()
    expect((await cookieNames(page)).filter((name) => name.startsWith('_g'))).toEqual([])
    const before = asked.length
    await page.goto('/')
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
    expect(asked).toHaveLength(before)
  })

  test('withdrawing in another tab ends it in this one', { tag: '@scripted' }, async ({ page }) => {
    await fakeTagManager(page)
    await page.goto('/')
    await expect.poll(async () => await cookieNames(page)).toContain('_ga_TEST')
    const url = new URL('/', page.url()).href
    await page.context().addCookies([{ name: 'consent', value: cookieConsentValue(false), url }])
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    expect((await told(page)).slice(-2)).toEqual([
      ['consent', 'update', { analytics_storage: 'denied' }],
      { event: 'consent', functional: true, analytics: false },
    ])
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
    expect((await cookieNames(page)).filter((name) => name.startsWith('_g'))).toEqual([])
  })
})
