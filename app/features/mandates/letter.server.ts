import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { writeFile } from '#app/access/in-file.server.ts'
import { splitAddress } from '#app/features/accounts/address.ts'
import { recoveryCodeHash, newCode } from '#app/features/second-factor/codes.server.ts'
import { type Profile, readProfile } from '#app/features/accounts/profile.server.ts'
import { plainAddress, siteOf, windowOf } from '#app/features/letters/address.server.ts'
import { linesOfSender, type Sender, senderIn } from '#app/features/letters/sender.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { mandates } from './texts.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import type { CodeLetter } from '#app/paper/documents.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { HeldMandate } from './held-mandates.server.ts'

/** A letter may lie unopened for a while. */
const DAYS = 90

const t = dutch<['mandates', 'common', 'pdf']>({ mandates, common, pdf })

/**
 * Prints the letter with which a client takes the file over, with a code in place of the one
 * before.
 *
 * @returns 'over' when the client has done so, or has an address
 */
export async function printTakeoverLetter(
  actor: Actor,
  { subject: id, mandate }: Pick<HeldMandate, 'subject' | 'mandate'>,
): Promise<Printed | 'over'> {
  const code = newCode()
  const facts = await writeFile({ id, by: { actor, mandate } }, ['details'], async (sql) => {
    const [row] = await sql<DbRow<'renew_takeover_code', 'renew_takeover_code as until'>[]>`
      select renew_takeover_code(${id}, ${recoveryCodeHash(code)}, ${DAYS}) as until`
    const profile = row?.until && (await readProfile(sql, id))
    return profile && { profile, until: row.until, sender: await senderIn(sql) }
  })
  if (!facts?.until) return 'over'
  const content = takeOverLetter({ ...facts, until: facts.until, code })
  return print({ template: 'code-letter', content, moment: new Date() })
}

type LetterFacts = { profile: Profile; sender: Sender; until: Date; code: string }

function takeOverLetter({ profile, sender, until, code }: LetterFacts): CodeLetter {
  const house = t('common:site.name')
  const name = `${profile.firstName} ${profile.lastName}`
  const page = absoluteLink(href('/dossier-overnemen'))
  const title = t('letter.title')
  return {
    title,
    author: house,
    house,
    logo: null,
    large: false,
    lostNote: t('pdf:lost'),
    sender: linesOfSender(sender).join(' · '),
    letter: {
      address: windowOf(name, splitAddress(profile.address ?? '')),
      date: dateOf(new Date()),
      subject: title,
      texts: [
        t('letter.greeting', { name }),
        ...t('letter.texts', {
          returnObjects: true,
          page: plainAddress(page),
          until: dateOf(until),
        }),
      ],
      code,
      closing: [t('letter.closing'), sender.companyName || house],
      contact: [t('letter.questions'), env().HELPDESK_EMAIL],
    },
    site: siteOf(page, t('letter.qr')),
  }
}
