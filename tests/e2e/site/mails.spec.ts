import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { renderMail } from '#app/features/mail/render.server.tsx'
import { mailFacts } from '#app/features/release/texts/mail-facts.nl.ts'
import { setInKnownFonts } from '../fonts.ts'
import { expect, expectNoSidewaysScroll, test } from '../fixtures.ts'

test(
  'a mail fits a small telephone, however long its words are, and has its facts beside their labels elsewhere',
  { tag: '@plain' },
  async ({ page, baseURL }) => {
    const facts = [
      'Uitvaartondernemer: Uitvaartverzorgingsmaatschappij',
      'Reden: De vertrouwenspersoon zei nee',
    ]
    const link = `${baseURL}/franchise/dashboard`
    const mail = {
      kind: 'access-rejected',
      to: 'a@example.nl',
      firstName: 'Noor',
      about: 'Hendrika Zijlstra',
      facts,
      next: 'Daarmee is het klaar.',
      link,
    } as const
    const { html } = await renderMail(mail, mailTraits)
    await page.setContent(html)
    await expectNoSidewaysScroll(page)
    const top = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? NaN
    const beside = async () => (await top('Reden')) === (await top('De vertrouwenspersoon'))
    expect(await beside()).toBe(true)
    await page.setViewportSize({ width: 360, height: 640 })
    expect(await beside()).toBe(false)
    // Elsewhere letters are wider.
    await page.setContent(html.replace('</style>', '*{letter-spacing:.1em!important}</style>'))
    await expectNoSidewaysScroll(page)
  },
)

test(
  'who is said to have died sees at once what stops it',
  { tag: '@plain' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const kind of ['access-stop', 'access-approved-owner'] as const) {
      const mail = {
        kind,
        to: 'a@example.nl',
        company: 'De Jong Uitvaartzorg',
        follows: mailFacts.facts.ownerUntil.replace('{{moment}}', '29 november 2026 om 12.30 uur'),
        below: ['Over: Hendrika Zijlstra'],
        link: `${baseURL}/`,
      }
      const { html } = await renderMail(mail, mailTraits)
      await page.setContent(html)
      await setInKnownFonts(page)
      const box = await page.getByRole('link', { name: 'Stop deze aanvraag' }).boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), kind).toBeLessThanOrEqual(740)
    }
  },
)

test(
  'who is asked about a death sees at once what to press',
  { tag: '@plain' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const kind of ['access-confirm', 'access-confirm-living-will'] as const) {
      const mail = {
        kind,
        to: 'a@example.nl',
        firstName: 'Karel',
        about: 'Hendrika Zijlstra',
        company: 'De Jong Uitvaartzorg',
        follows: [mailFacts.facts.hurry.soon.replace('{{day}}', 'donderdag 3 december')],
        below: ['Geboren op: 4 april 1941'],
        link: `${baseURL}/`,
      }
      const { html } = await renderMail(mail, mailTraits)
      await page.setContent(html)
      await setInKnownFonts(page)
      const box = await page.getByRole('link', { name: 'Beantwoord de vraag' }).boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), kind).toBeLessThanOrEqual(740)
    }
  },
)
