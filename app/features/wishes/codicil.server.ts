import { readSection } from './sections.server.ts'
import type { SectionData } from '#app/forms/values.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { readName } from '#app/features/accounts/profile.server.ts'

const t = dutch.getFixedT('nl', 'livingWill', 'copy')

/** Ways of burial that the text has a sentence for, by what is stored. */
const WAYS = ['Begraven', 'Cremeren', 'Resomeren', 'Veraarden'] as const
type Way = (typeof WAYS)[number]

/** What people wrote in their own words about the way that they chose. */
const OWN_WORDS: Record<Way, string> = {
  Begraven: 'burialDetails',
  Cremeren: 'cremationDetails',
  Resomeren: 'resomationDetails',
  Veraarden: 'vearaardingDetails',
}

export type Codicil = {
  /** The text to copy by hand, a line a paragraph. */
  lines: string[]
  /** False when no way of burial was chosen in the interview. */
  chosen: boolean
}

/**
 * The wishes for the funeral as a text to copy by hand: only that is the form of article 19 of the
 * Wet op de lijkbezorging, apart from a deed by a notary.
 */
export async function readCodicil(userId: string): Promise<Codicil> {
  const [name, { data }] = await readOnly(asPerson(userId), (sql) =>
    Promise.all([readName(sql, userId), readSection(sql, userId, 'praktisch')]),
  )
  const wishes = wishesOf(data)
  return {
    lines: [
      t('heading'),
      `${name ? t('person', { name }) : t('personNoName')} ${t('wish')}`,
      ...(wishes.length > 0 ? wishes : [t('own')]),
      t('end'),
    ],
    chosen: wishes.length > 0,
  }
}

function wishesOf(data: SectionData): string[] {
  const way = wayOf(data.burial)
  if (!way) return []
  // What the law does not allow yet needs a second choice.
  const later = way === 'Resomeren' || way === 'Veraarden'
  const second = later ? wayOf(data.burialSecondChoice) : undefined
  return [
    t(`burial.${way}`),
    ...(second ? [t('second', { wish: t(`burial.${second}`) })] : []),
    ...(way === 'Begraven' ? placeOf(data) : []),
    ...[data[OWN_WORDS[way]]].filter((text): text is string => typeof text === 'string'),
  ]
}

const wayOf = (value: unknown): Way | undefined => WAYS.find((way) => way === value)

function placeOf({ burialLocation, burialLocationOther }: SectionData): string[] {
  const place = burialLocation === 'Anders' ? burialLocationOther : burialLocation
  return typeof place === 'string' ? [t('place', { place })] : []
}
