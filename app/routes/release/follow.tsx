import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import type { OwnCertificate } from '#app/features/release/certificate.server.ts'
import { requestContactForm } from '#app/features/release/forms/request-forms.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { release } from '#app/features/release/texts.nl.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  FormFields,
  FormGroup,
  Lead,
  SummaryList,
} from '#app/ui/index.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { OfficeBody } from '#app/ui/office/office.tsx'
import { Track } from '#app/ui/office/track.tsx'
import type { FormReply } from '../kit/answer-form.server.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { askedFacts } from './asked-facts.ts'
import { ANEW, isAskedAnew, SORTS } from './kinds.ts'
import type { ListedRequest } from './listed.server.ts'
import { About, askerOf, requestTitle, shownState, stepsOf } from './own-requests.tsx'
import { ToCertificate } from './to-certificate.tsx'

type FollowProps = {
  request: OwnRequest & { state: Exclude<keyof typeof release.follow.lead, 'waiting_call'> }
  listed: ListedRequest
  certificate: OwnCertificate | null
  /** The trusted person, while an answer is waited for. */
  contact: FormReply['typed']
  reply: FormReply | undefined
}

const texts: Record<string, FieldTexts> = release.follow.again.fields

/** How far a request is that was paid for or ran out, and what its member can do. */
export function Follow({ request, listed, certificate, contact, reply }: FollowProps) {
  const { id, kind, state, asked, createdAt } = request
  const { t } = useTranslation('release')
  const who = requestTitle(listed, t)
  const isOpen = isOpenState(state)
  const diedOn = isOpen && listed.diedOn
  return (
    <GuildPage
      current="dashboard"
      title={t('follow.title')}
      heading={diedOn ? t('follow.heading', { name: who, date: dateOf(diedOn) }) : who}
      isPart
      failed={reply !== undefined}
    >
      <Failure kind={reply?.failure} />
      <TooOftenMessage minutes={reply?.wait} />
      <Problems errors={reply?.errors} labelOf={(name) => texts[name]?.label} />
      <Lead>{t(`follow.lead.${contact?.email === '' ? 'waiting_call' : state}`)}</Lead>
      {isOpen && <About {...listed} diedOn={null} />}
      {isOpen && <Track steps={stepsOf(listed, t)} doneText={t('own.isDone')} />}
      <ToCertificate id={id} certificate={certificate} />
      <OfficeBody>
        <h2>{t('follow.asked')}</h2>
        <SummaryList
          items={[
            { question: t('own.state'), answer: shownState(request, t) },
            { question: t('pay.kind'), answer: t(`kinds.${kind}`) },
            ...(asked ? askedFacts(asked) : []),
            { question: t('own.asked'), answer: momentOf(createdAt) },
            { question: t('own.by'), answer: askerOf(request, t) },
          ]}
        />
      </OfficeBody>
      {contact && <AskAgain values={reply?.typed ?? contact} errors={reply?.errors} />}
      <ButtonRow>
        {isAskedAnew(state) && (
          <ButtonLink
            href={`${href('/franchise/opvragen/:soort', { soort: SORTS[kind] })}?${ANEW}=${id}`}
          >
            {t('follow.anew')}
          </ButtonLink>
        )}
        <ButtonLink href={href('/franchise/dashboard')} variant="secondary">
          {t('pay.back')}
        </ButtonLink>
      </ButtonRow>
    </GuildPage>
  )
}

function AskAgain({ values, errors }: { values: FormReply['typed']; errors: FormReply['errors'] }) {
  const { t } = useTranslation('release')
  return (
    <FormGroup id="opnieuw" title={t('follow.again.title')} intro={t('follow.again.text')}>
      <form method="post" noValidate>
        <FormFields
          fields={requestContactForm.fields}
          texts={release.follow.again.fields}
          values={values}
          errors={errors}
          mark="optional"
        />
        <ButtonRow>
          <Button variant="secondary">{t('follow.again.submit')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
