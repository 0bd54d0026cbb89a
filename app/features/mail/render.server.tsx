import { render } from '@react-email/render'
import { href } from 'react-router'
import { dutch } from '#app/locales/dutch.server.ts'
import { softHyphens } from '#app/locales/line-breaks/line-breaks.server.ts'
import { mail as mailTexts } from './texts.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import { dialled } from '#app/locales/phone.ts'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { withoutCapital } from '#app/locales/capitals.ts'
import { isNameWithoutLink } from '#app/platform/names.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import type { MailTraits } from '#app/features/feature/manifest.ts'
import { signed } from '#app/platform/signed.server.ts'
import type { Attachment, MailContents } from './contents.ts'
import { MANNERS } from './manners.ts'
import type { QueuedMail } from './outbox.server.ts'
import type { StripPictures } from './strip.tsx'
import { MailLetter, type LetterProps } from './template.tsx'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  attachment?: Attachment
}

const t = dutch<['mail']>({ mail: mailTexts })
const withSoftHyphens = softHyphens(mailTexts)
/** Broken as on pages, whose styles keep together what belongs together: here they stand in place. */
const broken = (html: string) =>
  withSoftHyphens(html)
    .toString()
    .replaceAll('<span data-whole="">', '<span style="white-space:nowrap">')
    .replaceAll(/<span data-day="(?:long)?">/g, '<span style="display:inline-block">')

/** The subject of a mail, with what it is about where its kind says that. */
export function mailSubject(mail: MailContents): string {
  const subject = t(`${mail.kind}.subject`, namesIn(mail))
  if (!('when' in mail) || !mail.when) return subject
  return t('inTime', { when: mail.when, subject: withoutCapital(subject) })
}

/** What its sentences name. */
const namesIn = (mail: MailContents) => ({
  about: 'about' in mail ? mail.about : '',
  company: 'company' in mail ? mail.company : '',
  by: ('by' in mail && mail.by) || t('somebody'),
})

/**
 * A mail as it is sent: the same in HTML and in plain text.
 *
 * @param traits which kinds of mails have links that expire, or tell of an alarm
 */
export async function renderMail(mail: QueuedMail, traits: MailTraits): Promise<RenderedMail> {
  // Queued by the next release, while this one still runs: the queue tries again, by then with its texts.
  if (!(mail.kind in mailTexts))
    throw new Error(`there are no texts for mails of the kind ${mail.kind}`)
  const letter = letterProps(mail, traits)
  const html = broken(await render(<MailLetter {...letter} />))
  return {
    subject: letter.subject,
    html,
    text: textOfLetter(letter),
    ...('attachment' in mail && { attachment: mail.attachment }),
  }
}

function letterProps(mail: QueuedMail, { expire, ownTerm, alarm }: MailTraits): LetterProps {
  const name = 'firstName' in mail && isNameWithoutLink(mail.firstName) ? mail.firstName : ''
  const { kind } = mail
  const lost = absoluteLink(href('/overleden'))
  const { isNote, hasDoor, isSettled } = MANNERS[kind]
  const reach = t(env().OFFICE_PHONE ? 'reachByPhone' : 'reach')
  const text = t(`${kind}.text`, {
    date: 'date' in mail ? mail.date : '',
    denied: 'denied' in mail ? mail.denied : '',
    before: 'before' in mail ? mail.before : '',
    fetched: 'fetched' in mail ? mail.fetched : '',
    answered: 'answered' in mail ? mail.answered : '',
    next: 'next' in mail ? mail.next : '',
    why: 'why' in mail ? mail.why : '',
    asked: 'asked' in mail ? mail.asked : '',
    confidential: 'confidential' in mail ? mail.confidential : '',
    reach,
    ...namesIn(mail),
    returnObjects: true,
  })
  return {
    name: common.site.name,
    strip: stripOf(mail),
    subject: mailSubject(mail),
    greeting: isNote ? [] : [name ? t('greeting', { name }) : t('greetingPlain')],
    texts: [text].flat(),
    facts: 'facts' in mail ? mail.facts : [],
    below: 'below' in mail ? mail.below : [],
    follows: ('follows' in mail && mail.follows && [mail.follows].flat()) || [],
    ...('link' in mail && mail.link && { button: { text: t(`${kind}.button`), link: mail.link } }),
    isAlarm: alarm.has(kind),
    isQuiet: isSettled === true,
    ...('cancel' in mail && mail.cancel && { other: { text: t('cancel'), link: mail.cancel } }),
    ...('stop' in mail && { other: { text: t('stop'), link: mail.stop } }),
    notes: [
      ...(expire.has(kind) && !ownTerm.has(kind) ? [t('valid')] : []),
      t(`${kind}.notYou`, {
        ...namesIn(mail),
        reach,
        page: plainAddress(absoluteLink(href('/contactpersoon'))),
      }),
    ],
    linkFallback: t('linkFallback'),
    ...(!isNote && {
      closing: [t('closing'), ...signed(common.site.signedBy)],
      help: helpOf(env()),
    }),
    ...(hasDoor && {
      lost: { before: t('lost'), text: plainAddress(lost), link: lost },
    }),
  }
}

/** About a death there are no birds, but the lamp of the pages behind the button: it is evening in both schemes. */
function stripOf(mail: MailContents): StripPictures {
  const isAboutDeath = MANNERS[mail.kind].hasLamp && !('lives' in mail && mail.lives)
  const [scene, evening] = isAboutDeath ? ['brief-lamp', ''] : ['brief', '-avond']
  const at = (width: string) => ({
    day: absoluteLink(`/${scene}${width}.png`),
    evening: absoluteLink(`/${scene}${width}${evening}.png`),
  })
  const [wide, narrow] = [at(''), at('-smal')]
  const ground = isAboutDeath ? 'card' : 'note'
  return { ...wide, narrowDay: narrow.day, narrowEvening: narrow.evening, ground }
}

/** A letter that says 'bel of mail ons' says at its foot where; it says 'bel' once there is a number. */
function helpOf({ HELPDESK_EMAIL: email, OFFICE_PHONE: phone }: ReturnType<typeof env>) {
  const mail = { text: email, link: `mailto:${email}` }
  if (!phone) return { text: t('help', { email }), ways: [mail] }
  const call = { text: phone, link: dialled(phone) }
  return { text: t('helpByPhone', { email, phone }), ways: [call, mail] }
}

/** Not derived from the HTML: a link stands on a line of its own, once. */
function textOfLetter(letter: LetterProps): string {
  const { greeting, texts, facts, follows, button, isAlarm, other, below, notes } = letter
  const { closing, help, lost } = letter
  const buttons = [button, other].flatMap((one) => (one ? [`${one.text}:\n${one.link}`] : []))
  return [
    ...greeting,
    ...texts,
    ...linesOf(facts),
    ...follows,
    ...(isAlarm ? [...notes, ...buttons] : [...buttons, ...linesOf(below), ...notes]),
    ...(closing ? [closing.join('\n')] : []),
    ...linesOf([...(help ? [help.text] : []), ...(lost ? [`${lost.before} ${lost.text}`] : [])]),
  ].join('\n\n')
}

const linesOf = (facts: readonly string[]) => (facts.length > 0 ? [facts.join('\n')] : [])
