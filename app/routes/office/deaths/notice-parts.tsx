import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import {
  callFormOf,
  letterAddressForm,
  selfCalledForm,
} from '#app/features/deaths/notices/kinds.ts'
import type {
  LetterReader,
  Notice,
  OneNotice,
} from '#app/features/deaths/notices/office-notices.server.ts'
import { deathNotices } from '#app/features/deaths/notices/texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { dialled } from '#app/locales/phone.ts'
import {
  Button,
  ButtonRow,
  Card,
  FormFields,
  Large,
  StatusMessage,
  SummaryList,
} from '#app/ui/index.ts'
import { DataTable, VerdictSign } from '#app/ui/office/office.tsx'

type Words = TFunction<'deathNotices'>

/** How far telling a contact is, in words. */
function stateOf(notice: Notice, t: Words): string {
  const { answer, doneAt, notedAt, sentAt, printedAt, tries } = notice
  if (answer === 'yes' && !doneAt) return t('states.second')
  if (answer && notedAt) return t('states.called', { moment: momentOf(notedAt) })
  if (sentAt) return t('states.sent', { moment: momentOf(sentAt) })
  if (printedAt) return t('states.printed')
  return tries > 0 ? t('states.tried', { count: tries }) : t('states.open')
}

/** How a contact can be reached; where nothing is known, that is said apart. */
export function waysTo({ hasPhone, hasAddress }: OneNotice): 'both' | 'phone' | 'address' {
  if (hasPhone === hasAddress) return 'both'
  return hasPhone ? 'phone' : 'address'
}

/** What a contact is to be told, and how far that is. */
export function NoticeState({ notice }: { notice: OneNotice }) {
  const { t } = useTranslation('deathNotices')
  const { about, name, hasPhone, hasAddress, open, doneAt } = notice
  const lacks = hasPhone ? (hasAddress ? null : 'noAddress') : hasAddress ? 'noPhone' : 'nothing'
  return (
    <>
      <p>
        <b>{t(`about.${about}`)}</b>
      </p>
      <p>
        <VerdictSign kind={doneAt ? 'info' : 'wait'}>{stateOf(notice, t)}</VerdictSign>
      </p>
      {!open && <p>{t('page.done')}</p>}
      {open && lacks && about !== 'new-code' && <p>{t(`page.${lacks}`, { name })}</p>}
      {open && !hasPhone && about === 'new-code' && <p>{t('page.noPhoneCode', { name })}</p>}
      {open && lacks === 'noAddress' && about === 'new-code' && (
        <p>{t('code.noAddress', { name })}</p>
      )}
    </>
  )
}

type ReachProps = {
  notice: OneNotice
  /** Whether there is nothing to see any more. */
  isGone: boolean
  facts: { date: string; moment: string }
}

/** Asks before it shows how to reach a contact and of whom they are one: who lives sees that. */
export function Reach({ notice, isGone, facts }: ReachProps) {
  const { about, name, newLetter, reach } = notice
  const { t } = useTranslation('deathNotices')
  const letter = t(newLetter ? 'say.newLetter' : 'say.letter')
  const or = (text: string) => text || t('reach.unknown')
  return (
    <Card title={t('reach.title', { name })} id="bereiken">
      {isGone && (
        <StatusMessage kind="error">
          <p>{t('reach.gone')}</p>
        </StatusMessage>
      )}
      {reach ? (
        <>
          {reach.phone && (
            <Large>
              <a href={dialled(reach.phone)}>{t('reach.call', { phone: reach.phone })}</a>
            </Large>
          )}
          <SummaryList
            items={[
              { question: t('reach.address'), answer: or(reach.address) },
              { question: t('reach.relation'), answer: or(reach.relation) },
              { question: t('reach.owner'), answer: or(reach.owner) },
            ]}
          />
          {about !== 'new-code' && (
            <>
              <h3>{t('say.title')}</h3>
              <p>{t(`say.${about}`, { name, owner: reach.owner, letter, ...facts })}</p>
              {newLetter && <p>{t('say.oldCode')}</p>}
            </>
          )}
        </>
      ) : (
        <form method="post" action="#bereiken" noValidate>
          <p>{`${t(`reach.text.${waysTo(notice)}`)} ${t('reach.noted')}`}</p>
          <ButtonRow>
            <Button name="intent" value="bereiken" variant="secondary">
              {t(`reach.submit.${waysTo(notice)}`)}
            </Button>
          </ButtonRow>
        </form>
      )}
    </Card>
  )
}

type CallProps = { notice: OneNotice; reply: FormReply }

/** A colleague who saw the number writes down what came of a call; another confirms a yes. */
export function CallNote({ notice, reply }: CallProps) {
  const { t } = useTranslation('deathNotices')
  const { about, answer, name, own, notedBy, notedAt, reach, hasAddress } = notice
  if (!reach && answer !== 'yes') return null
  const { fields } = callFormOf(about, hasAddress)
  const said = { name, by: notedBy ?? '', moment: notedAt ? momentOf(notedAt) : '' }
  return (
    <>
      <h2>{t('call.title')}</h2>
      {answer === 'yes' && (
        <>
          <p>{t(notedBy ? 'call.noted' : 'call.notedBySomebody', said)}</p>
          <p>{own ? t('call.own') : t('call.second', { name })}</p>
          {!own && (
            <form method="post" noValidate>
              <ButtonRow>
                <Button name="intent" value="bevestigen">
                  {t('call.confirm')}
                </Button>
              </ButtonRow>
            </form>
          )}
          {reach && <p>{t('call.anew')}</p>}
        </>
      )}
      {reach && (
        <form method="post" noValidate>
          <FormFields
            fields={fields}
            texts={deathNotices.call.fields}
            values={reply.typed}
            errors={reply.errors}
            mark="optional"
          />
          <ButtonRow>
            <Button name="intent" value="gebeld" variant={answer ? 'secondary' : 'primary'}>
              {t('call.submit')}
            </Button>
          </ButtonRow>
        </form>
      )}
    </>
  )
}

/** Where the letter may go, of a contact of whom no address is known. */
function AskAddress({ notice, reply }: CallProps) {
  const { t } = useTranslation('deathNotices')
  if (notice.hasAddress || notice.doneAt || !notice.reach) return null
  return (
    <form method="post" noValidate>
      <h2>{t('code.addressTitle')}</h2>
      <FormFields
        fields={letterAddressForm.fields}
        texts={deathNotices.code.addressFields}
        values={reply.typed}
        errors={reply.errors}
        mark="optional"
      />
      <ButtonRow>
        <Button name="intent" value="adres">
          {t('code.saveAddress')}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** The letter: made, and put on the post. One with a new code is made by who did not ask for it. */
export function LetterWays({ notice, reply }: CallProps) {
  const { t } = useTranslation('deathNotices')
  const { about, name, answer, sentAt, doneAt, own, hasAddress, reach } = notice
  if (answer || sentAt || doneAt) return null
  if (about !== 'new-code') return hasAddress ? <MakeLetter notice={notice} /> : null
  return (
    <>
      <AskAddress notice={notice} reply={reply} />
      {own && <p>{t('code.own')}</p>}
      {!own && !reach && <p>{t('code.lookFirst', { name })}</p>}
      {!own && reach && hasAddress && <MakeLetter notice={notice} />}
    </>
  )
}

function MakeLetter({ notice }: { notice: OneNotice }) {
  const { t } = useTranslation('deathNotices')
  const { id, reportId, about, name, printedAt, hasPhone } = notice
  const isCode = about === 'new-code'
  const words = isCode ? 'code' : 'letter'
  const params = { id: reportId, notice: id }
  return (
    <>
      <h2>{t(`${words}.title`)}</h2>
      <p>{isCode ? t('code.makeText', { name }) : t('letter.text')}</p>
      {printedAt && (
        <form method="post" noValidate>
          <p>{t('letter.made', { moment: momentOf(printedAt) })}</p>
          <ButtonRow>
            <Button name="intent" value="verstuurd">
              {t('letter.sent')}
            </Button>
          </ButtonRow>
        </form>
      )}
      <form
        method="post"
        action={href('/admin/toegangsverzoeken/overlijden/:id/contact/:notice/brief', params)}
      >
        {isCode && printedAt && <p>{t('code.same')}</p>}
        {isCode && !printedAt && hasPhone && (
          <FormFields fields={selfCalledForm.fields} texts={selfTexts(name)} />
        )}
        <ButtonRow>
          <Button variant="secondary">{t(`${words}.${printedAt ? 'again' : 'make'}`)}</Button>
        </ButtonRow>
      </form>
    </>
  )
}

/** With the name that an answer leaves open. */
function selfTexts(name: string) {
  const { zelf } = deathNotices.code.selfFields
  return {
    zelf: { ...zelf, options: { ...zelf.options, ja: zelf.options.ja.replace('{{name}}', name) } },
  }
}

type ListProps = {
  notices: readonly Notice[]
  /** Who reads with a letter, while there is something to read or to wait for. */
  readers: readonly LetterReader[]
}

/** On the page of a report: who is called or written to, and who lost a letter. */
export function NoticeList({ notices, readers }: ListProps) {
  const { t } = useTranslation('deathNotices')
  if (notices.length + readers.length === 0) return null
  return (
    <section aria-labelledby="zonder-e-mail">
      <h2 id="zonder-e-mail">{t('list.title')}</h2>
      {notices.length === 0 && <p>{t('list.none')}</p>}
      {notices.some(({ hasAddress }) => hasAddress) && <p>{t('list.lead')}</p>}
      {notices.length > 0 && <NoticeTable notices={notices} />}
      {readers.length > 0 && (
        <form method="post" noValidate>
          <h3>{t('code.title')}</h3>
          <p>{t('code.text')}</p>
          {readers.map(
            ({ id, name, hasAddress }) =>
              !hasAddress && <p key={id}>{t('code.noAddress', { name })}</p>,
          )}
          <ButtonRow>
            {readers.map(({ id, name }) => (
              <Button key={id} name="brief" value={id} variant="secondary">
                {t('code.ask', { name })}
              </Button>
            ))}
          </ButtonRow>
        </form>
      )}
    </section>
  )
}

function NoticeTable({ notices }: Pick<ListProps, 'notices'>) {
  const { t } = useTranslation('deathNotices')
  return (
    <DataTable
      caption={t('list.caption')}
      columns={[t('list.who'), t('list.what'), t('list.how'), t('list.since')]}
      rows={notices.map((notice) => ({
        key: notice.id,
        cells: [
          <a
            key="to"
            href={href('/admin/toegangsverzoeken/overlijden/:id/contact/:notice', {
              id: notice.reportId,
              notice: notice.id,
            })}
          >
            {notice.name}
          </a>,
          t(`about.${notice.about}`),
          <VerdictSign key="how" kind={notice.doneAt ? 'info' : 'wait'}>
            {stateOf(notice, t)}
          </VerdictSign>,
          momentOf(notice.createdAt),
        ],
      }))}
    />
  )
}
