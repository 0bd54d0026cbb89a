import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { writeFile } from '#app/access/in-file.server.ts'
import { recoveryCodeHash, newCode } from '#app/features/second-factor/codes.server.ts'
import { type Profile, readProfile } from '#app/features/accounts/profile.server.ts'
import { printCodeLetter } from '#app/features/letters/code-letter.server.ts'
import { linesOfSender, type Sender, senderIn } from '#app/features/letters/sender.server.ts'
import { dateOf, dayAfter, dayOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { mandates } from './texts.nl.ts'
import type { Printed } from '#app/paper/print.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { HeldMandate } from './held-mandates.server.ts'

/** A letter may lie unopened for a while. */
const DAYS = 90

const t = dutch<['mandates']>({ mandates })

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
  return printTakeOver({ ...facts, until: facts.until, code })
}

type LetterFacts = { profile: Profile; sender: Sender; until: Date; code: string }

function printTakeOver({ profile, sender, until, code }: LetterFacts): Promise<Printed> {
  const name = `${profile.firstName} ${profile.lastName}`
  const page = absoluteLink(href('/dossier-overnemen'))
  return printCodeLetter({
    title: t('letter.title'),
    to: { name, address: profile.address ?? '' },
    sender: linesOfSender(sender).join(' · '),
    texts: [
      t('letter.greeting', { name }),
      ...t('letter.texts', {
        returnObjects: true,
        // All of that day: the code ends at some hour of the next.
        until: dateOf(dayAfter(dayOf(until), -1)),
      }),
    ],
    code,
    closing: t('letter.closing'),
    questions: t('letter.questions'),
    page,
    qr: t('letter.qr'),
  })
}
