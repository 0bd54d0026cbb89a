import { expect, expectAccessible, follow, nextPage, press, test } from '../fixtures.ts'

test('a visitor finds an answer and begins', async ({ page }) => {
  await page.goto('/')
  await follow(page, 'Naar de kennisbank')
  await page.getByLabel('Zoeken op deze website').fill('crematie')
  await press(page, 'Zoeken')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken naar ‘crematie’')
  await nextPage(page, () =>
    page.getByRole('link', { name: 'Begraven of cremeren?' }).first().click(),
  )
  await expect(page).toHaveURL(/\/kennisbank\/begrafenis-of-crematie$/)
  await follow(page, 'Zelf wensen vastleggen')
  await expect(page).toHaveURL(/\/auth\?tab=signup$/)
})

test(
  'a word with a mistake leads to the word that was meant',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto('/kennisbank?q=crematei')
    await nextPage(page, () => page.getByRole('link', { name: /^crem/ }).first().click())
    await expect(page.locator('mark').first()).toBeVisible()
  },
)

test('what is copied holds no sign that nobody sees', { tag: '@scripted' }, async ({ page }) => {
  await page.goto('/uitvaartondernemers')
  expect(await page.locator('body').innerText()).toContain('\u00ad')
  const copied = await page.evaluate(() => {
    let text = ''
    document.addEventListener('copy', (event) => {
      text = event.clipboardData?.getData('text/plain') ?? ''
    })
    document.querySelector('main')!.append(' Op 14\u00a0november.')
    getSelection()?.selectAllChildren(document.querySelector('main')!)
    document.execCommand('copy')
    return text
  })
  expect(copied).toContain('Op 14 november.')
  expect(copied).toContain('uitvaartondernemer')
  expect(copied).not.toMatch(/[\u00ad\u00a0]/)
})

test('a question opens to its answer', { tag: '@scripted' }, async ({ page }) => {
  await page.goto('/')
  const answer = page.getByText('Niets. Registreren, invullen, wijzigen en bewaren is gratis.')
  await expect(answer).toBeHidden()
  await page.getByText('Wat kost het?').click()
  await expect(answer).toBeVisible()
})

test('the address of a question opens its answer, and paper has all answers', async ({ page }) => {
  await page.goto('/veelgestelde-vragen#wat-kost-het')
  const answers = page.locator('details > div')
  await expect(page.locator('#wat-kost-het')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wat kost het?' })).toBeInViewport()
  await expect(answers.filter({ visible: true })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(answers.filter({ visible: false })).toHaveCount(0)
})

test('a button with a sign is on no paper', async ({ page }) => {
  await page.goto('/vragenlijst/papier')
  const button = page.getByRole('link', { name: 'met grote letters' })
  await expect(button.locator('svg')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(button).toBeHidden()
})

test('the table of contents leads to its part', { tag: '@scripted' }, async ({ page }) => {
  await page.goto('/kennisbank/begrafenis-of-crematie')
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last().click()
  await expect(page.locator('h2:target')).toBeInViewport()
})

test(
  'the pictures of an article come when they are needed, and move nothing',
  { tag: '@scripted' },
  async ({ page }) => {
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
  },
)

test(
  'the page that is not there leads to the knowledge base',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto('/kennisbank/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden')
    await follow(page, 'Naar de kennisbank')
    await expect(page).toHaveURL(/\/kennisbank$/)
  },
)

test('an old link leads to where the article is now', { tag: '@scripted' }, async ({ page }) => {
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

test(
  'of the four quick ways none stands alone in its row where there is room',
  { tag: '@plain' },
  async ({ page }) => {
    for (const [path, width] of [
      ['/kennisbank', 1280],
      ['/kennisbank', 800],
      ['/voordelen', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const ways = page.locator('section', { hasText: 'Wat wilt u doen?' }).last().locator('li')
      const tops = await ways.evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().top),
      )
      expect(tops.length, path).toBe(4)
      expect([tops[0], tops[2]], path).toEqual([tops[1], tops[3]])
    }
  },
)

test(
  'a row of a table on a telephone says what a value is on the line of that value',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/voordelen')
    const value = page
      .locator('td[data-label]')
      .filter({ hasText: /^geen$/ })
      .first()
    await expect(value).toHaveAttribute('data-label', 'Papier thuis:')
    const { height, line } = await value.evaluate((cell) => ({
      height: cell.getBoundingClientRect().height,
      line: parseFloat(getComputedStyle(cell).lineHeight),
    }))
    expect(height).toBeLessThan(line * 1.5)
  },
)

test(
  'a title with room for its longest word has it in one piece',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/uitvaartondernemers/zoeken')
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.textContent()).toContain('\u00ad')
    await expect(title).toHaveCSS('hyphens', 'none')
  },
)
