import { expect, type Page } from '@playwright/test'
import type { Definition, Field, OfKind } from '#app/forms/fields.ts'
import type { TextFormat } from '#app/forms/formats.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { isShown, type SectionData } from '#app/forms/values.ts'
import { nextPage } from '../fixtures.ts'

/** Choices that lead to further questions, so that the journey meets them. */
const LEADING: Record<string, string> = {
  burial: 'Begraven',
  casketType: 'Anders',
  burialLocation: 'Anders',
  hasDonation: 'Ja',
  insuranceProvider: 'Anders',
  reminderFrequency: 'custom',
}
const FORMATS = {
  email: 'naaste@example.nl',
  phone: '06-12345678',
  street: 'Antwoordstraat 1 é 🌷',
  postalCode: '1234 AB',
  link: 'https://voorbeeld.nl',
} satisfies Partial<Record<TextFormat, string>>

type Filled = { data: SectionData; texts: string[] }

/**
 * Fills in every question of a step that applies, as a visitor would.
 *
 * @returns what was answered, and the texts that the summary must show for it
 */
export async function fillStep(page: Page, section: Definition): Promise<Filled> {
  const filled: Filled = { data: {}, texts: [] }
  for (const field of section.fields) {
    if (!isShown(section, field, filled.data) || (field.kind === 'text' && field.readOnly)) continue
    // With script the tick leads to a page of its own.
    if (field.kind === 'yesNo' && field.asks) continue
    await openGroupOf(page, field)
    await fillField(page, section, field, filled)
  }
  return filled
}

/** A group of a long step is closed as long as nothing is in it. */
async function openGroupOf(page: Page, { key }: Field) {
  const field = page.locator(`[name="${key}"],[id="${key}"]`)
  const closed = page.locator('details:not([open])', { has: field })
  if ((await closed.count()) > 0) await closed.locator('summary').first().click()
}

async function fillField(page: Page, section: Definition, field: Field, filled: Filled) {
  const text = sectionTexts(section.key as SectionKey).fields[field.key]
  const say = (value: string) => void filled.texts.push(value)
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const value = valueFor(field, `${section.key} ${field.key}`)
      await page.locator(`[id="${field.key}"]`).fill(value)
      filled.data[field.key] = value
      return say(value)
    }
    case 'number':
      await page.locator(`[id="${field.key}"]`).fill('18')
      return say('18')
    case 'day':
      await page.locator(`[id="${field.key}"]`).fill('31-12-1950')
      filled.data[field.key] = '1950-12-31'
      return say('31 december 1950')
    case 'yesNo':
      await page.locator(`[id="${field.key}"]`).check()
      filled.data[field.key] = true
      return
    case 'choice': {
      const option = LEADING[field.key] ?? field.options.at(-1) ?? ''
      await page.locator(`[name="${field.key}"][value="${option}"]`).check()
      filled.data[field.key] = option
      return say(text?.options?.[option] ?? option)
    }
    case 'choices': {
      const options = [field.options[0] ?? '', 'Anders']
      for (const option of options)
        await page.locator(`[name="${field.key}"][value="${option}"]`).check()
      filled.data[field.key] = options
      return options.forEach(say)
    }
    case 'rows':
      return fillRows(page, field, section.key, say)
    default:
      throw new Error(`no step asks for a ${field.kind}`)
  }
}

function valueFor(field: { key: string; format?: TextFormat }, otherwise: string): string {
  const formats: Partial<Record<TextFormat, string>> = FORMATS
  return (field.format && formats[field.format]) ?? `Antwoord ${otherwise} é 🌷`
}

/** Two rows are filled in; a third is added and taken away again. */
async function fillRows(
  page: Page,
  field: OfKind<'rows'>,
  section: string,
  say: (text: string) => void,
) {
  const rows = page.locator(`[id="${field.key}"]`)
  const add = rows.locator('button[name="__intent__"][value*="insert"]')
  await expect(rows.locator('button[value*="remove"]')).toBeDisabled()
  for (const index of [0, 1]) {
    for (const sub of field.fields) {
      const cell = rows.locator(`[name="${field.key}[${index}].${sub.key}"]`)
      if (sub.kind === 'yesNo') {
        await cell.check()
        continue
      }
      const value = valueFor(sub, `${section} ${field.key} ${index} ${sub.key}`)
      await cell.fill(value)
      say(value)
    }
    await nextPage(page, () => add.click())
    await expect(rows.locator(`[name^="${field.key}[${index + 1}]"]`).first()).toBeAttached()
  }
  await nextPage(page, () => rows.locator('button[value*="remove"]').nth(2).click())
  await expect(rows.locator(`[name^="${field.key}[2]"]`)).toHaveCount(0)
}
