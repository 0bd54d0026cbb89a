import { expect, expectAccessible, nextPage, press, test } from '../fixtures.ts'
import { misfits } from '../fit.ts'
import { setInKnownFonts } from '../fonts.ts'
import { newPerson } from '../people.ts'

test(
  'fields that must be filled in say so without being called wrong at once',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto('/auth')
    await expect(page.locator('#email')).toHaveAttribute('aria-required', 'true')
    await expect(page.locator(':invalid')).toHaveCount(0)
  },
)

test('a password can be read while it is typed, and is one again when it is sent', async ({
  page,
}) => {
  await page.goto('/auth')
  const password = page.locator('#password')
  await password.fill('Geraden1')
  if (test.info().project.use.javaScriptEnabled === false)
    return expect(page.locator('form button:not([name])')).toHaveCount(0)
  await page.getByRole('button', { name: 'Toon: Wachtwoord' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByRole('status').filter({ hasText: 'U ziet nu wat u typt.' })).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Verberg: Wachtwoord' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Toon: Wachtwoord' }).press('Enter')
  const typeWhenSent = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.forms[0]?.addEventListener('submit', (event) => {
          event.preventDefault()
          resolve(document.querySelector<HTMLInputElement>('#password')?.type)
        })
      }),
  )
  await page.getByRole('button', { name: 'Inloggen' }).first().click()
  expect(await typeWhenSent).toBe('password')
})

test(
  'the button of a search lies in its field, and is as wide as that where letters are large',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto('/uitvaartondernemers/zoeken')
    await setInKnownFonts(page)
    const button = page.getByRole('search').getByRole('button')
    const field = page.getByRole('searchbox')
    for (const [size, isBelow] of [
      [{ width: 360, height: 740 }, false],
      // The same with letters twice as large.
      [{ width: 180, height: 370 }, true],
    ] as const) {
      await page.setViewportSize(size)
      const [inner, outer] = [await button.boundingBox(), await field.boundingBox()]
      expect(inner?.width === outer?.width).toBe(isBelow)
      expect((inner?.y ?? 0) > (outer?.y ?? Infinity)).toBe(isBelow)
    }
  },
)

test(
  'the button that mails again is as wide as a telephone, and clear of the foot',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/auth/controleer-uw-mail', '/aanmelden/bevestigen']) {
      await page.goto(path)
      await setInKnownFonts(page)
      const button = await page.locator('main form button').last().boundingBox()
      const foot = await page.getByRole('contentinfo').boundingBox()
      expect(button?.width, path).toBeGreaterThan(320)
      expect((foot?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0), path).toBeGreaterThan(40)
    }
  },
)

test(
  'an address that is no page says so and leads home',
  { tag: '@scripted' },
  async ({ page }) => {
    const response = await page.goto('/bestaat-niet')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page).toHaveTitle(/.+ \| Wensenregister$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden')
    await nextPage(page, () => page.locator('main').getByRole('link').first().click())
    await expect(page).toHaveURL('/')
  },
)

test('the first tab stop jumps over the header', { tag: '@scripted' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#inhoud')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

test(
  'the keyboard reaches every link and button, and shows where it is',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto('/')
    const stops = page.locator('a:visible, button:visible, summary:visible')
    const count = await stops.count()
    const seen = new Set<string>()
    for (let stop = 0; stop < count; stop++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      seen.add(await focused.evaluate((element) => `${element.tagName} ${element.textContent}`))
      const ring = await focused.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      })
      expect(ring, 'a ring around what has focus').toBe(true)
    }
    expect(seen.size).toBeGreaterThan(8)
  },
)

test(
  'a page needs no third party, no web font and few requests',
  { tag: '@scripted' },
  async ({ page, baseURL }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
    expect(requests.filter((url) => /\.(woff2?|ttf|otf)/.test(url))).toEqual([])
    // The page, two sheets, the script, and the two pictures of the water.
    expect(requests.length).toBeLessThanOrEqual(6)
  },
)

test('what is wrong takes focus, also where the browser knows autofocus on fields only', async ({
  page,
}) => {
  const scripted = test.info().project.use.javaScriptEnabled !== false
  if (scripted)
    await page.route('**/auth?*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(' autofocus=""', ''),
      })
    })
  await page.goto('/auth?tab=forgot')
  await nextPage(page, () => page.locator('main button').first().click())
  await expect(page.locator('#error-summary')).toBeFocused()
})

test('who comes from elsewhere has the sheet of the next page before that is opened', async ({
  page,
}) => {
  const sheet = page.waitForResponse(/\/assets\/page-public-[^/]+\.css$/)
  await page.goto('/kennisbank')
  await sheet
  await expect(page.locator('head style')).toHaveCount(1)
  await nextPage(page, () => page.getByRole('link', { name: 'Hoe werkt het' }).first().click())
  await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(1)
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(fetched).toEqual([0])
})

for (const role of ['staff', 'franchise'] as const)
  test(
    `all of the head of a page is on one line of a telephone (${role})`,
    { tag: '@scripted' },
    async ({ page, email }) => {
      await newPerson(page, email, [role])
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/kennisbank')
      await setInKnownFonts(page)
      const name = await page.getByRole('link', { name: 'Wensenregister' }).first().boundingBox()
      const menu = await page.locator('header summary').boundingBox()
      expect(menu?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
    },
  )

test('a link that calls is on one line wherever there is room for it', async ({ page }) => {
  await page.goto('/overleden')
  await page.evaluate(() => {
    const link = '<a href="tel:0381234567">Bel 038\u00a0\u2011\u00a0123\u00a045\u00a067</a>'
    const text = `<p>Wij kunnen die niet meteen geven. ${link}</p><p>Vragen? ${link}</p>`
    document.querySelector('main p')?.insertAdjacentHTML('afterend', text)
    document.querySelector('footer ul')?.insertAdjacentHTML('beforeend', `<li>${link} nu</li>`)
  })
  await expect(page.locator('[href="tel:0381234567"]')).toHaveCount(3)
  expect(await misfits(page)).toEqual([])
})

/** With letters twice as large a telephone is as narrow as this. */
const ENLARGED = { width: 180, height: 370 }

test(
  'where letters are large the words of a box begin beside its sign, and what shows a password where its field does',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.setViewportSize(ENLARGED)
    await page.goto('/auth')
    await press(page, 'Inloggen')
    const summary = page.getByRole('alert').first()
    const sign = await summary.locator('svg').first().boundingBox()
    const title = await summary.getByRole('heading').boundingBox()
    expect((title?.y ?? Infinity) - (sign?.y ?? 0)).toBeLessThan(sign?.height ?? 0)
    const show = page.getByRole('button', { name: 'Toon' })
    await expect(show).toHaveCSS('text-align', 'left')
  },
)

test(
  'the head of a page ends where the page does, and the hour of a step stays below large letters',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/dashboard')
    const right = (selector: string) =>
      page.evaluate((name) => {
        const element = document.querySelector(name)
        if (!element) throw new Error(`no ${name}`)
        const { right: end } = element.getBoundingClientRect()
        return Math.round(end - parseFloat(getComputedStyle(element).paddingRight))
      }, selector)
    expect(await right('header nav li:last-child a')).toBe(await right('main'))
    await page.setViewportSize(ENLARGED)
    await page.goto('/vragenlijst/veer')
    const hour = await page.locator('img[src*="/uren/"]').boundingBox()
    const words = await page.getByText('Stap 1 van 7').first().boundingBox()
    expect(hour?.height).toBe(56)
    expect(hour?.y).toBeGreaterThanOrEqual((words?.y ?? Infinity) + (words?.height ?? 0))
  },
)
