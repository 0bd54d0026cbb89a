import { expect, expectAccessible, follow, nextPage, press, test } from './fixtures.ts'

/** One of each kind of page. */
const KINDS = [
  '/',
  '/hoewerkthet',
  '/vragenlijst/papier',
  '/veelgestelde-vragen',
  '/kennisbank',
  '/kennisbank?q=crematie',
  '/kennisbank?q=crematei',
  '/kennisbank/begrafenis-of-crematie',
  '/blog',
  '/blog/familie-gesprekken-wensen',
  '/uitvaartondernemers',
  '/uitvaartondernemers/aanmeldformulier',
  '/juridisch/privacyverklaring',
]

for (const path of KINDS)
  test(`${path} reads well for everyone`, async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, 'nothing on these pages is made by script')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
  })

for (const path of ['/', '/kennisbank/begrafenis-of-crematie', '/uitvaartondernemers'])
  test(`${path} reads well in the dark`, async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, 'script changes no colours')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await expectAccessible(page)
  })

test('no public page must be scrolled sideways at 320 px, nor with text twice as large', async ({
  page,
  request,
}) => {
  const scripted = test.info().project.use.javaScriptEnabled !== false
  test.skip(scripted, 'with script everywhere.spec.ts looks')
  test.setTimeout(120_000)
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(
    map.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  )
  expect(paths.length).toBeGreaterThan(30)
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 640 })
      // At 640 px with a page zoomed to 200 % there is room for 320 px.
      const over = await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size
          return document.documentElement.scrollWidth - document.documentElement.clientWidth
        },
        width === 640 ? '200%' : '',
      )
      if (over > 0) wide.push(`${path} at ${width} px: ${over} px too wide`)
    }
  }
  expect(wide).toEqual([])
})

test('a visitor finds an answer and begins', async ({ page }) => {
  await page.goto('/')
  await follow(page, 'Naar de kennisbank')
  await page.getByLabel('Zoeken in kennisbank en blog').fill('crematie')
  await press(page, 'Zoeken')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken naar ‘crematie’')
  await nextPage(page, () =>
    page.getByRole('link', { name: 'Begraven of cremeren?' }).first().click(),
  )
  await expect(page).toHaveURL(/\/kennisbank\/begrafenis-of-crematie$/)
  await follow(page, 'Zelf wensen vastleggen')
  await expect(page).toHaveURL(/\/auth\?tab=signup$/)
})

test('a word with a mistake leads to the word that was meant', async ({ page }) => {
  await page.goto('/kennisbank?q=crematei')
  await nextPage(page, () => page.getByRole('link', { name: /^crem/ }).first().click())
  await expect(page.locator('mark').first()).toBeVisible()
})

test('a question opens to its answer', async ({ page }) => {
  await page.goto('/')
  const answer = page.getByText('Niets. Registreren, invullen, wijzigen en bewaren is gratis.')
  await expect(answer).toBeHidden()
  await page.getByText('Wat kost het?').click()
  await expect(answer).toBeVisible()
})

test('the table of contents leads to its part', async ({ page }) => {
  await page.goto('/kennisbank/begrafenis-of-crematie')
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last().click()
  await expect(page.locator('h2:target')).toBeInViewport()
})

test('the pictures of an article come when they are needed, and move nothing', async ({ page }) => {
  await page.goto('/kennisbank/begrafenis-of-crematie')
  const picture = page.locator('article img').first()
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
})

test('the page that is not there leads to the knowledge base', async ({ page }) => {
  await page.goto('/kennisbank/bestaat-niet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden')
  await follow(page, 'Naar de kennisbank')
  await expect(page).toHaveURL(/\/kennisbank$/)
})

test('an old link leads to where the article is now', async ({ page }) => {
  await page.goto('/kennisbank/gezin-gesprekken-laatste-wensen')
  await expect(page).toHaveURL(/\/kennisbank\/gezin-gesprekken-wensen$/)
})

test('a business that forgets something sees what, and then applies', async ({ page, email }) => {
  await page.goto('/uitvaartondernemers/aanmeldformulier')
  await page.getByLabel('Bedrijfsnaam').fill('Uitvaartzorg De Linde')
  await press(page, 'Aanmelding versturen')
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Uitvaartzorg De Linde')
  await expectAccessible(page)
  for (const [label, value] of [
    ['Naam van de contactpersoon', 'Noor de Wit'],
    ['E-mailadres', email],
    ['Telefoonnummer', '06-12345678'],
    ['Straat', 'Dorpsstraat'],
    ['Huisnummer', '12'],
    ['Postcode', '8011 AB'],
    ['Plaats', 'Zwolle'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await press(page, 'Aanmelding versturen')
  await expect(page.getByRole('status')).toContainText('Aanmelding ontvangen')
})
