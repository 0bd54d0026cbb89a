import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { findMail } from '#app/features/mail/mailbox.server.ts'
import { isLocal } from '#app/platform/env.server.ts'
import { SummaryList } from '#app/ui/index.ts'
import { exactMomentOf } from '#app/locales/dates.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/mail.ts'

const LINK = /^https?:\/\/\S+$/

/** One mail of the development mailbox, on a developer's machine only. */
export async function loader({ params }: Route.LoaderArgs) {
  const mail = isLocal() ? await findMail(params.id, mailTraits) : null
  if (!mail) throw data('path', { status: 404 })
  const { to, at, subject, text, html, attachment } = mail
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) => plain(link ?? ''))
  return { to, subject, text, time: exactMomentOf(at), links: [...new Set(links)], attachment }
}

const plain = (attribute: string) => attribute.replaceAll('&amp;', '&')

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { to, subject, text, time, links, attachment } = loaderData
  const { t } = useTranslation(['accounts', 'common'])
  return (
    <>
      <PageTitle title={subject} />
      <p>
        <a href={href('/dev/postvak')}>{t('mailbox.back')}</a>
      </p>
      <h1>{subject}</h1>
      <SummaryList
        items={[
          { question: t('mailbox.to'), answer: to },
          { question: t('mailbox.time'), answer: time },
        ]}
      />
      <h2>{t('mailbox.text')}</h2>
      <Paragraphs text={text} />
      {attachment && (
        <>
          <h2>{`${t('mailbox.attachment')}: ${attachment.name} (${attachment.type})`}</h2>
          <Paragraphs text={attachment.text} />
        </>
      )}
      <h2>{t('mailbox.links')}</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a href={link}>{link}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Lines that break where the page ends. */
const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split('\n').flatMap((line, index) => [
        index > 0 && <br key={`${index} break`} />,
        LINK.test(line) ? (
          <a key={`${index} link`} href={line}>
            {line}
          </a>
        ) : (
          line
        ),
      ])}
    </p>
  ))
