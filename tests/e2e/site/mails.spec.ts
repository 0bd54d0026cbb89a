import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { renderMail } from '#app/features/mail/render.server.tsx'
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
      facts,
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
