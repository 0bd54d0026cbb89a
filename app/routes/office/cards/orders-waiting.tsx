import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Blocked, CardDesk } from '#app/features/card-desk/desk.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Button, StatusMessage } from '#app/ui/index.ts'
import { DataTable, Day } from '#app/ui/office/office.tsx'

/**
 * Orders that can be printed, by contact, with the button that makes a batch. `most`: in a batch.
 */
export function ReadyOrders({ ready, most }: Pick<CardDesk, 'ready'> & { most: number }) {
  const { t } = useTranslation('cardDesk')
  return (
    <>
      <h2>{t('desk.readyTitle')}</h2>
      {ready.length === 0 ? (
        <p>{t('desk.nothingReady')}</p>
      ) : (
        <>
          <p>{t('desk.makeHow', { most })}</p>
          <DataTable
            caption={t('desk.ready')}
            columns={[
              t('desk.contact'),
              t('desk.orders'),
              { title: t('desk.make'), isPlain: true },
            ]}
            rows={ready.map(({ contactId, name, orders }) => ({
              key: contactId,
              cells: [name, orders, <MakeButton key="make" contactId={contactId} name={name} />],
            }))}
          />
        </>
      )}
    </>
  )
}

function MakeButton({ contactId, name }: { contactId: string; name: string }) {
  const { t } = useTranslation('cardDesk')
  return (
    <form method="post">
      <Button
        variant="secondary"
        name="contact"
        value={contactId}
        aria-label={t('desk.makeOne', { name })}
      >
        {t('desk.make')}
      </Button>
    </form>
  )
}

/** Says that nothing can be printed before there is a return address. */
export function NoSender() {
  const { t } = useTranslation('cardDesk')
  return (
    <StatusMessage kind="warning" title={t('desk.senderTitle')}>
      <p>{t('desk.sender')}</p>
      <p>
        <a href={href('/admin/contacten/retouradres')}>{t('desk.senderLink')}</a>
      </p>
    </StatusMessage>
  )
}

/** More of them say nothing new. */
const MOST_SHOWN = 100

/** Orders that nobody can send yet, and what mends that; nothing where there are none. */
export function BlockedOrders({ blocked }: { blocked: Blocked[] }) {
  const { t } = useTranslation('cardDesk')
  if (blocked.length === 0) return null
  return (
    <>
      <h2>{t('desk.blockedTitle')}</h2>
      <StatusMessage kind="info" title={t('desk.blocked', { count: blocked.length })}>
        <p>{t('desk.blockedText')}</p>
        <p>
          <a href={href('/admin/contacten/postcodegebieden')}>{t('desk.blockedLink')}</a>
        </p>
      </StatusMessage>
      <DataTable
        caption={t('desk.blockedTitle')}
        columns={[t('desk.file'), t('desk.area'), t('desk.since')]}
        rows={blocked.slice(0, MOST_SHOWN).map(({ fileNumber, createdAt, area }) => ({
          key: `${fileNumber} ${createdAt.toISOString()}`,
          cells: [fileNumber, area ?? t('desk.noArea'), <Day key="day">{dateOf(createdAt)}</Day>],
        }))}
      />
    </>
  )
}

/** Whose death was reported: nothing goes to their address. */
export function HeldOrders({ held }: Pick<CardDesk, 'held'>) {
  const { t } = useTranslation('cardDesk')
  if (held.length === 0) return null
  return (
    <>
      <h2>{t('desk.heldTitle')}</h2>
      <StatusMessage kind="info" title={t('desk.held', { count: held.length })}>
        <p>{t('desk.heldText')}</p>
      </StatusMessage>
      <DataTable
        caption={t('desk.heldTitle')}
        columns={[t('desk.file'), t('desk.since')]}
        rows={held.slice(0, MOST_SHOWN).map(({ fileNumber, createdAt }) => ({
          key: `${fileNumber} ${createdAt.toISOString()}`,
          cells: [fileNumber, <Day key="day">{dateOf(createdAt)}</Day>],
        }))}
      />
    </>
  )
}
