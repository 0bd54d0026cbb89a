import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { numberOf } from '#app/locales/numbers.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { useCalled } from '../../payments/called.ts'
import type { CalledRequest } from '../../release/listed.server.ts'

type NamedRequestsProps = {
  /** running: they stop with the membership. finish: it cannot end before they are over. */
  what: 'running' | 'finish'
  requests: readonly CalledRequest[]
  helpdesk: string
}

/** Requests of a member on which the end of its membership bears; nothing without any. */
export function NamedRequests({ what, requests, helpdesk }: NamedRequestsProps) {
  const { t } = useTranslation('member')
  const called = useCalled()
  if (requests.length === 0) return null
  return (
    <StatusMessage kind="warning" title={t(`end.${what}`, { count: requests.length })}>
      <ul>
        {requests.map((one) => (
          <li key={one.id}>
            <a href={href('/franchise/aanvragen/:id', { id: one.id })}>{called(one)}</a>
          </li>
        ))}
      </ul>
      <p>{t(`end.${what}Text`, { helpdesk })}</p>
    </StatusMessage>
  )
}

/** The rest of what becomes of a member, its people and whoever is linked to it. */
export function WhatHappens({ linked }: { linked: number }) {
  const { t } = useTranslation('member')
  return (
    <>
      <h2>{t('end.whatTitle')}</h2>
      <ul>
        <li>{t('end.what.people')}</li>
        <li>{t('end.what.linked', { count: linked, total: numberOf(linked) })}</li>
        <li>{t('end.what.got')}</li>
        <li>
          {t('end.what.invoices')}{' '}
          <a href={href('/franchise/betalingen')}>{t('end.invoicesLink')}</a>
        </li>
        <li>{t('end.what.facts')}</li>
        <li>{t('end.what.told')}</li>
      </ul>
      <p>{t('end.pause')}</p>
    </>
  )
}
