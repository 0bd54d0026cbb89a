import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { Button, DefaultSubmit, TextInput } from '#app/ui/index.ts'
import { Aside, Places, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import type { FormReply } from '../kit/answer-form.server.ts'
import { FormErrors, fieldProps } from '../auth/errors.tsx'

/** Asks for the address that a link goes to. */
export function AskPage({ reply }: { reply: FormReply | undefined }) {
  const { t } = useTranslation('relativesReading')
  const field = fieldProps(reply)
  return (
    <ReadingPage title={t('visit.title')}>
      <FormErrors title={t('visit.title')} reply={reply} />
      <p>{t('visit.lead')}</p>
      <p>{t('visit.noPassword')}</p>
      <form method="post" action={href('/contactpersoon')} noValidate>
        <DefaultSubmit>{t('visit.submit')}</DefaultSubmit>
        <TextInput
          {...field('email')}
          label={t('visit.email')}
          hint={t('visit.emailHint')}
          type="email"
          autoComplete="email"
          required
        />
        <Ways>
          <Button>{t('visit.submit')}</Button>
        </Ways>
      </form>
      <Aside>{t('visit.letter')}</Aside>
      <Aside>
        <a href={href('/overleden')}>{t('visit.died')}</a>
      </Aside>
    </ReadingPage>
  )
}

/** The same for everybody, whether or not there is anything to read. */
export function AskedPage() {
  const { t } = useTranslation('relativesReading')
  return (
    <ReadingPage title={t('visit.askedTitle')}>
      <p>{t('visit.asked')}</p>
      <p>{t('visit.askedHere')}</p>
      <p>{t('visit.askedNothing')}</p>
      <Aside>
        <a href={href('/contactpersoon')}>{t('visit.again')}</a>
      </Aside>
    </ReadingPage>
  )
}

type ListPageProps = {
  readers: readonly { id: string; name: string; now: boolean }[]
  stopped: boolean
  /** Whether there is a visit to end: an account is signed out of elsewhere. */
  hasVisit: boolean
}

/** For whom somebody may read. */
export function ListPage({ readers, stopped, hasVisit }: ListPageProps) {
  const { t } = useTranslation('relativesReading')
  return (
    <ReadingPage title={t('visit.listTitle')}>
      {stopped && <p>{t('visit.stopped')}</p>}
      <p>{readers.length > 0 ? t('visit.list') : t('visit.none')}</p>
      {readers.length > 0 && (
        <Places
          items={readers.map(({ id, name, now }) => ({
            href: href('/contactpersoon/:relative', { relative: id }),
            title: t('whoseOf', { name: name || t('someone') }),
            about: now ? t('visit.now') : t('visit.later'),
          }))}
        />
      )}
      {hasVisit && (
        <form method="post" action={href('/contactpersoon')}>
          <Aside>{t('visit.outText')}</Aside>
          <Ways>
            <Button name="intent" value="uit" variant="secondary">
              {t('visit.out')}
            </Button>
          </Ways>
        </form>
      )}
    </ReadingPage>
  )
}
