import { deathForm } from '#app/features/first-days/death-form.ts'
import { askingOnly, type Definition } from '#app/forms/fields.ts'
import type { ReportWay } from './states.ts'

/**
 * What a contact tells who lets us know of a death: when, and how it is to become certain.
 *
 * @param ways those that there are for this contact
 */
export const reportForm = (now: Date, ways: readonly ReportWay[]) =>
  ({
    key: 'deathReport',
    fields: [
      ...askingOnly(deathForm(now), ['dag']).fields,
      { key: 'weg', kind: 'choice', options: ways, required: true },
    ],
  }) as const satisfies Definition

/** What another contact tells who knows another day. */
export const otherDayForm = (now: Date) => {
  const { required: _, ...day } = deathForm(now).fields[0]
  return {
    key: 'deathOtherDay',
    fields: [{ ...day, key: 'andereDag' }],
  } as const satisfies Definition
}
