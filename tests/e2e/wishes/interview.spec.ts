import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { CALM } from '../calm.ts'
import { expect, expectAccessible, nextPage, press, test } from '../fixtures.ts'
import { setInKnownFonts } from '../fonts.ts'
import { newPerson, signIn, signOut } from '../people.ts'

test.use(CALM)

test.describe('the interview', () => {
  test.beforeEach(async ({ page, email }) => newPerson(page, email))

  test('says what is wrong at the top and at the field, and keeps everything that was typed', async ({
    page,
  }) => {
    await page.goto('/vragenlijst/naw')
    await page.getByLabel('Straat en huisnummer').fill('Dorpsstraat 1')
    await page.getByLabel('Postcode').fill('geen postcode')
    await press(page, 'Opslaan')
    await expect(page).toHaveTitle(/^Fout: Stap 6 van 7/)
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /^Postcode/ }).click()
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await expect(page.getByLabel('Postcode')).toHaveValue('geen postcode')
    await expect(page.getByLabel('Straat en huisnummer')).toHaveValue('Dorpsstraat 1')
    await expectAccessible(page)
    await page.goto('/vragenlijst/naw')
    await expect(page.getByLabel('Straat en huisnummer')).toHaveValue('Dorpsstraat 1')
  })

  test('saves with the Enter key instead of changing rows', async ({ page }) => {
    await page.goto('/vragenlijst/rituelen')
    await page.getByLabel('Artiest').first().fill('Ramses Shaffy')
    await nextPage(page, () => page.getByLabel('Artiest').first().press('Enter'))
    await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
    await expect(page.getByLabel('Artiest')).toHaveCount(1)
    await expect(page.getByLabel('Artiest')).toHaveValue('Ramses Shaffy')
  })

  test('shows both texts when two tabs changed the same answer', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto('/vragenlijst/veer')
    const first = page.locator('#lifeMoments')
    await first.fill('Uit het eerste tabblad')
    await press(page, 'Opslaan')
    await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
    await other.locator('#lifeMoments').fill('Uit het tweede tabblad')
    await press(other, 'Opslaan')
    await expect(other.getByText('U heeft deze stap ook ergens anders gewijzigd')).toBeVisible()
    await expect(other.locator('#lifeMoments')).toHaveValue('Uit het tweede tabblad')
    await expect(other.locator('main')).toContainText('Uit het eerste tabblad')
    await expectAccessible(other)
    await other.getByLabel('De tekst die al was opgeslagen').check()
    await press(other, 'Opslaan')
    await expect(other.locator('#lifeMoments')).toHaveValue('Uit het eerste tabblad')
  })

  test(
    'takes nothing away when a page that came in half is saved',
    { tag: '@scripted' },
    async ({ page }) => {
      const path = '/vragenlijst/rituelen'
      await page.goto(path)
      await page.locator('summary', { hasText: 'Sprekers' }).click()
      await page.locator('#speakerWishes').fill('Mijn broer spreekt, en daarna mijn zus')
      await press(page, 'Opslaan')
      await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
      await page.route(path, async (route) => {
        const answer = await route.fetch()
        const html = await answer.text()
        await route.fulfill({ response: answer, body: html.slice(0, html.indexOf(', en daarna')) })
      })
      await page.goto(path)
      await page.unroute(path)
      await expect(page.locator('#speakerWishes')).toHaveValue('Mijn broer spreekt')
      await page.getByLabel('Artiest').first().fill('Ramses Shaffy')
      await nextPage(page, () => page.getByLabel('Artiest').first().press('Enter'))
      await expect(page.getByText('Er is nog niets opgeslagen')).toBeVisible()
      await expectAccessible(page)
      await press(page, 'Opslaan')
      await expect(page.getByText('U heeft deze stap ook ergens anders gewijzigd')).toBeVisible()
      await page.locator('[name="keuze.speakerWishes"][value="opgeslagen"]').check()
      await press(page, 'Opslaan')
      await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
      await expect(page.locator('#speakerWishes')).toHaveValue(/en daarna mijn zus$/)
      await expect(page.getByLabel('Artiest').first()).toHaveValue('Ramses Shaffy')
    },
  )

  test(
    'keeps what two tabs wrote at different questions without asking',
    { tag: '@scripted' },
    async ({ page, context }) => {
      const other = await context.newPage()
      for (const tab of [page, other]) await tab.goto('/vragenlijst/kaars')
      await other.locator('#stories').fill('Over de zee')
      await press(other, 'Opslaan')
      await expect(other.getByText('✅ Wensen opgeslagen')).toBeVisible()
      await page.locator('#ideals').fill('Eerlijk delen')
      await press(page, 'Opslaan')
      await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
      await expect(page.locator('#stories')).toHaveValue('Over de zee')
      await expect(page.locator('#ideals')).toHaveValue('Eerlijk delen')
    },
  )

  test(
    'asks again when a choice between two texts was not made',
    { tag: '@scripted' },
    async ({ page, context }) => {
      const other = await context.newPage()
      for (const tab of [page, other]) await tab.goto('/vragenlijst/veer')
      await other.locator('#energy').fill('Zwemmen')
      await press(other, 'Opslaan')
      await expect(other.getByText('✅ Wensen opgeslagen')).toBeVisible()
      await page.locator('#energy').fill('Lezen')
      for (const time of ['once', 'twice']) {
        await test.step(time, async () => {
          await press(page, 'Opslaan')
          await expect(page.getByRole('alert')).toBeFocused()
          await expect(page.getByLabel('Ik heb nog niet gekozen')).toBeChecked()
        })
      }
      await expectAccessible(page)
      await page.getByLabel('De tekst in het veld hierboven').check()
      await press(page, 'Opslaan')
      await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
      await expect(page.locator('#energy')).toHaveValue('Lezen')
    },
  )

  test(
    'keeps a choice between two texts in sight where its question does not apply',
    { tag: '@scripted' },
    async ({ page, context }) => {
      await page.goto('/vragenlijst/praktisch')
      await page.getByLabel('Begraven', { exact: true }).first().check()
      await press(page, 'Opslaan')
      const other = await context.newPage()
      for (const tab of [page, other]) await tab.goto('/vragenlijst/praktisch')
      await page.locator('#burialDetails').fill('naast mijn vader')
      await press(page, 'Opslaan')
      await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
      await other.locator('#burialDetails').fill('onder de eik')
      await other.getByLabel('Cremeren', { exact: true }).first().check()
      await press(other, 'Opslaan')
      await expect(other.getByText('U heeft deze stap ook ergens anders gewijzigd')).toBeVisible()
      await expect(other.locator('#burialDetails')).toHaveValue('onder de eik')
      await expect(other.locator('#burialDetails')).toBeVisible()
      await expect(other.getByText('naast mijn vader')).toBeVisible()
    },
  )

  test('shows only the questions that apply where there is script, and their condition where not', async ({
    page,
  }) => {
    const scripted = test.info().project.use.javaScriptEnabled !== false
    await page.goto('/vragenlijst/praktisch')
    const grave = page.getByText('Heeft u al een graf?')
    const when = page.getByText('Alleen als u kiest voor begraven.').first()
    await expect(grave).toBeVisible({ visible: !scripted })
    await expect(when).toBeVisible({ visible: !scripted })
    await page.locator('[name="burial"][value="Begraven"]').check()
    await expect(grave).toBeVisible()
  })

  test('opens a group that was put away for a link into it, and on paper', async ({ page }) => {
    await page.goto('/vragenlijst/praktisch')
    await page.locator('[name="burial"][value="Begraven"]').check()
    await page.locator('[name="burialLocation"][value="Anders"]').check()
    await press(page, 'Opslaan')
    const other = page.locator('#burialLocationOther')
    await expect(other).toBeVisible()
    const title = page.locator('summary', { hasText: 'Begraven of cremeren' })
    await title.click()
    await expect(other).toBeHidden()
    await page.getByRole('alert').getByRole('link').click()
    await expect(other).toBeFocused()
    await title.click()
    await page.emulateMedia({ media: 'print' })
    await expect(other).toBeVisible()
  })

  test(
    'begins its first question above 400 px on a telephone, in every step',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const key of sectionKeys) {
        await page.goto(`/vragenlijst/${key}`)
        await setInKnownFonts(page)
        const first = page.locator('main form').locator('label, legend').first()
        expect((await first.boundingBox())?.y, key).toBeLessThan(400)
      }
    },
  )

  test(
    'opens what was put away for a link from another page',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.goto('/vragenlijst/rituelen')
      await expect(page.locator('#speakerWishes')).toBeHidden()
      await page.goto('/vragenlijst/praktisch')
      await page.goto('/vragenlijst/rituelen#speakerWishes')
      await expect(page.locator('#speakerWishes')).toBeInViewport()
    },
  )

  test(
    'has all steps beside the one that is open where there is room, and nowhere else',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.goto('/vragenlijst/veer')
      const steps = page.getByRole('navigation', { name: 'De zeven stappen' })
      for (const [width, shown] of [
        [1280, true],
        [800, false],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await expect(steps).toBeVisible({ visible: shown })
      }
    },
  )

  test(
    'brings a person back to the step after signing in',
    { tag: '@scripted' },
    async ({ page, email, context }) => {
      await context.clearCookies()
      await page.goto('/vragenlijst/kaars')
      await expect(page).toHaveURL(/\/auth\?terug=/)
      await signIn(page, email)
      await expect(page).toHaveURL('/vragenlijst/kaars')
    },
  )
})

test(
  'nobody comes back to another site after signing in',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email)
    await signOut(page)
    await page.goto('/auth?terug=//evil.example')
    await signIn(page, email)
    await expect(page).toHaveURL('/dashboard')
  },
)

test('no drawing stands behind words of twice the size on a telephone', async ({ page, email }) => {
  await newPerson(page, email)
  await page.goto('/vragenlijst/naw')
  const view = page.locator('main img[src^="/uren/"]').first()
  const words = page.getByText('Stap 6 van 7', { exact: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(view).toBeVisible()
  // As many letters go on a line.
  await page.setViewportSize({ width: 180, height: 370 })
  await expect(view).toBeVisible()
  const [drawing, written] = [await view.boundingBox(), await words.boundingBox()]
  if (!drawing || !written) throw new Error('no drawing, or no words')
  expect(drawing.y).toBeGreaterThanOrEqual(written.y + written.height)
})
