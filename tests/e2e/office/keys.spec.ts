/** Keys of the office, for who has script. */
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { lockWishFile } from '#app/features/wishes/file/file.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { axeOn, expect, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

async function withFile(lastName: string) {
  const { id } = await createPerson(newEmail())
  await withActor(asPerson(id), async (sql) => {
    await writeProfile(sql, id, { firstName: 'Gerda', lastName })
    await lockWishFile(sql, id)
  })
}

test(
  'go to the search field and through the rows of a list, never from who types, until they are off',
  { tag: '@scripted' },
  async ({ page, email }) => {
    const lastName = `Vries${email.replaceAll(/[^a-f]/g, '')}`
    for (const _ of [1, 2]) await withFile(lastName)
    await newPerson(page, email, ['admin'])
    await page.goto(`/admin/wensen?q=${lastName}`)
    const field = page.getByRole('searchbox')
    const links = page.getByRole('rowheader').getByRole('link')

    await page.keyboard.press('Control+/')
    await expect(field).not.toBeFocused()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(lastName)
    await page.keyboard.press('End')
    await page.keyboard.press('/')
    await expect(field).toHaveValue(`${lastName}/`)
    await page.keyboard.press('ArrowDown')
    await expect(field).toBeFocused()

    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.first()).toBeFocused()

    await page.goto('/admin/sneltoetsen')
    expect(await axeOn(page)).toEqual([])
    await press(page, 'Sneltoetsen uitzetten')
    await expect(page.getByText('De sneltoetsen staan uit in deze browser.')).toBeVisible()
    await page.goto('/admin/wensen')
    await page.keyboard.press('/')
    await expect(field).not.toBeFocused()
    await page.goto('/admin/sneltoetsen')
    await press(page, 'Sneltoetsen aanzetten')
    await page.goto('/admin/wensen')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  },
)
