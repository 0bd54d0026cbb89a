import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { noMandate, readInFile } from '#app/access/in-file.server.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { goingOn } from '#app/features/interview/step-status.ts'
import { addressOf, stepsIn } from '#app/features/interview/step.ts'
import { findHeldMandate } from '#app/features/mandates/held-mandates.server.ts'
import { readSteps } from '#app/features/wishes/saving/steps.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, CardList, Lead, LinkCard } from '#app/ui/index.ts'
import { OfficePage } from '../office/office-page.tsx'
import type { Route } from './+types/overview.ts'

export async function loader({ context, params: { mandate } }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'conversations.hold')
  const held = await findHeldMandate(actor, mandate)
  if (!held) throw noMandate()
  const { subject: id, name, byLetter } = held
  const by = { actor, mandate }
  const steps = await readInFile({ id, by }, ['sections'], (sql) => readSteps(sql, id))
  return { mandate, name, byLetter, steps }
}

/** The steps of a client, for who writes along. */
export default function Conversation({ loaderData }: Route.ComponentProps) {
  const { mandate, name, byLetter, steps } = loaderData
  const { t } = useTranslation(['mandates', 'common', 'office'])
  const keys = stepsIn(mandate)
  const isNew = keys.every((key) => steps[key] === 'open')
  return (
    <OfficePage
      title={t('overview.title', { name: name || t('running.nameless') })}
      parent={{ href: href('/admin/wensengesprek'), text: t('office:intake.title') }}
    >
      <Lead>{t('overview.lead')}</Lead>
      <ButtonRow>
        <ButtonLink href={goingOn(steps, mandate)}>
          {t(isNew ? 'overview.start' : 'overview.goOn')}
        </ButtonLink>
        {byLetter && (
          <ButtonLink
            href={href('/admin/wensengesprek/:mandate/brief', { mandate })}
            variant="secondary"
          >
            {t('overview.letter')}
          </ButtonLink>
        )}
        <ButtonLink
          href={href('/admin/wensengesprek/:mandate/einde', { mandate })}
          variant="secondary"
        >
          {t('overview.end')}
        </ButtonLink>
      </ButtonRow>
      <h2>{t('overview.steps')}</h2>
      <CardList>
        {keys.map((key, index) => (
          <LinkCard
            key={key}
            area={key}
            title={sectionTexts(key).title}
            href={addressOf(key, mandate)}
          >
            {t('common:interview.step', { number: index + 1, total: keys.length })}
            {'\u00a0· '}
            {t(`common:interview.start.status.${steps[key]}`)}
          </LinkCard>
        ))}
      </CardList>
      <p>{t('overview.noSecret')}</p>
      <p>
        <a href={addressOf('formulier', mandate)}>{t('overview.form')}</a>
      </p>
    </OfficePage>
  )
}
