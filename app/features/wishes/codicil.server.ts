import { readSection } from './file/sections.server.ts'
import type { AnswersTo, QuestionOf } from '#app/features/interview/sections/index.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { type PersonOnPaper, readPerson } from '#app/features/accounts/profile.server.ts'

const t = dutch<['livingWill'], 'copy'>({ livingWill }, 'copy')

type Practical = AnswersTo<'praktisch'>
type BurialWay = NonNullable<Practical['burial']>

/** In their own words, about the way that they chose. */
const OWN_WORDS = {
  Begraven: 'burialDetails',
  Cremeren: 'cremationDetails',
  Resomeren: 'resomationDetails',
  Veraarden: 'vearaardingDetails',
} as const satisfies Record<BurialWay, QuestionOf<'praktisch'>>

/** A text to copy by hand. */
export type Codicil = {
  lines: string[]
  /** Whether it names a way of disposing of the body; else that is left to write. */
  chosen: boolean
}

/**
 * Makes a codicil to copy by hand of what someone wants for their funeral: besides a notary's deed the
 * only form of article 19 Wet op de lijkbezorging.
 */
export async function readCodicil(userId: string): Promise<Codicil> {
  const [person, { data }] = await readOnly(asPerson(userId), (sql) =>
    Promise.all([readPerson(sql, userId), readSection(sql, userId, 'praktisch')]),
  )
  const wishes = wishesOf(data)
  return {
    lines: [
      t('heading'),
      `${openingOf(person)} ${t('wish')}`,
      ...(wishes.length > 0 ? wishes : [t('own')]),
      t('end'),
    ],
    chosen: wishes.length > 0,
  }
}

const openingOf = ({ name, dateOfBirth }: PersonOnPaper): string =>
  t('person', {
    name: name || t('toWrite'),
    born: dateOfBirth ? dateOf(dateOfBirth) : t('toWrite'),
    place: t('toWrite'),
  })

function wishesOf(data: Practical): string[] {
  const { burial: way } = data
  if (!way) return []
  // What the law does not allow yet needs a second choice.
  const later = way === 'Resomeren' || way === 'Veraarden'
  const second = later ? data.burialSecondChoice : undefined
  return [
    t(`burial.${way}`),
    ...(second ? [t('second', { wish: t(`burial.${second}`) })] : []),
    ...(way === 'Begraven' ? placeOfBurial(data) : []),
    ...[data[OWN_WORDS[way]]].filter((text) => text !== undefined),
  ]
}

function placeOfBurial({ burialLocation, burialLocationOther }: Practical): string[] {
  const place = burialLocation === 'Anders' ? burialLocationOther : burialLocation
  return place ? [t('place', { place })] : []
}
