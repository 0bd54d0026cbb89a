import { dialled, phoneInWords } from '#app/locales/phone.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { MemberDetails } from '#app/features/guild/office.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { MemberButton, MemberForm } from './parts.tsx'

/** The parts of the page that a change shows in. */
const PARTS = 'lidmaatschap mensen wijzigen bedrijf onderdelen'

export const SIGNS = { new: 'wait', active: 'success', inactive: 'info' } as const

/** How a member stands; of an application since when as well. */
export const stateOf = ({ state, createdAt }: MemberDetails, t: TFunction<'guild'>): string =>
  state === 'new'
    ? t('member.since', { state: t('states.new'), date: dateOf(createdAt) })
    : t(`states.${state}`)

/** What the register knows of a member, as questions with answers. */
export const membershipOf = (member: MemberDetails, t: TFunction<'guild'>) => [
  { question: t('code'), answer: member.code },
  { question: t('referrals'), answer: numberOf(member.referrals) },
  { question: t('openRequests'), answer: numberOf(member.openRequests) },
  { question: t('created'), answer: dateOf(member.createdAt) },
  ...(member.activatedAt
    ? [{ question: t('member.activated'), answer: dateOf(member.activatedAt) }]
    : []),
  ...(member.calledOn ? [{ question: t('member.calledOn'), answer: member.calledOn }] : []),
]

/** What a member says of itself, as questions with answers; what it left open is not in it. */
export function businessOf(member: MemberDetails, t: TFunction<'guild'>) {
  const { contactName, email, phone, website, kvk } = member
  const address = [
    [member.street, member.houseNumber].filter(Boolean).join(' '),
    [member.postalCode, member.city].filter(Boolean).join(' '),
  ].filter(Boolean)
  return [
    { question: t('contact'), answer: contactName },
    { question: t('email'), answer: email },
    ...(phone ? [{ question: t('phone'), answer: phoneInWords(phone), href: dialled(phone) }] : []),
    ...(address.length > 0 ? [{ question: t('member.address'), answer: address.join('\n') }] : []),
    ...(website ? [{ question: t('member.website'), answer: website }] : []),
    ...(kvk ? [{ question: t('member.kvk'), answer: kvk }] : []),
  ]
}

type ChangesProps = MemberDetails & { removes: boolean; children: ReactNode }

/** @param children what activating asks for besides */
export function MemberChanges({ removes, children, ...member }: ChangesProps) {
  const { t } = useTranslation('guild')
  const { id, state, people, companyName } = member
  const isIn = people.some((one) => one.part === 'owner' && one.state === 'used')
  const form = { id, shows: PARTS }
  const isNew = state === 'new'
  const remove = removes && (
    <ButtonLink href={href('/admin/gilde/leden/:id/verwijderen', { id })} variant="quiet">
      {t(isNew ? 'refuse' : 'remove.link')}
    </ButtonLink>
  )
  if (state !== 'active')
    return (
      <MemberForm {...form}>
        {children}
        <ButtonRow>
          <MemberButton
            companyName={companyName}
            change="activeren"
            text={t(isNew ? 'activateApplication' : 'activate')}
          />
          {remove}
        </ButtonRow>
      </MemberForm>
    )
  return (
    <ButtonRow>
      <ButtonLink
        href={href('/admin/gilde/leden/:id/deactiveren', { id })}
        variant="secondary"
        aria-label={`${t('deactivate')}: ${companyName}`}
      >
        {t('deactivate')}
      </ButtonLink>
      {!isIn && (
        <MemberForm {...form}>
          <MemberButton
            companyName={companyName}
            change="uitnodigen"
            text={t('inviteAgain')}
            variant="secondary"
          />
        </MemberForm>
      )}
      {remove}
    </ButtonRow>
  )
}
