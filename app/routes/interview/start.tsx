import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { findWishFile } from '#app/features/wishes/file.server.ts'
import { savedSections } from '#app/features/wishes/sections.server.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { sectionKeys, sections } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { Breadcrumb, ButtonLink, ButtonRow, CardList, Lead, LinkCard } from '#app/ui/index.ts'
import { cameFrom } from '../living-will/way-back.ts'
import { PageTitle } from '../page-title.tsx'
import type { Route } from './+types/start.ts'

export function loader({ context }: Route.LoaderArgs) {
  return stepsOf(requireUser(context).id)
}

const stepsOf = (userId: string) =>
  readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    const saved = file ? await savedSections(sql, file.id) : []
    return { saved, next: sectionKeys.find((key) => !saved.includes(key)) ?? sections[0].key }
  })

export default function InterviewStart({ loaderData: { saved, next } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('interview.start.title')} />
      <Breadcrumb
        label={t('nav.you')}
        items={[{ href: href('/dashboard'), text: t('nav.wishes') }, { text: t('nav.interview') }]}
      />
      <h1>{t('interview.start.title')}</h1>
      <Lead>{t('interview.start.lead')}</Lead>
      <ButtonRow>
        <ButtonLink href={addressOf(next)}>
          {t(saved.length === 0 ? 'interview.start.begin' : 'interview.start.continue')}
        </ButtonLink>
      </ButtonRow>
      <p>
        <a href={href('/vragenlijst/documenten')}>{t('interview.start.documents')}</a>
        <br />
        <a href={cameFrom('vragenlijst')}>{t('interview.start.livingWill')}</a>
      </p>
      <h2>{t('interview.start.steps')}</h2>
      <CardList>
        {sectionKeys.map((key, index) => (
          <LinkCard key={key} area={key} title={sectionTexts(key).title} href={addressOf(key)}>
            {t('interview.step', { number: index + 1, total: sectionKeys.length })}
            {' · '}
            {t(saved.includes(key) ? 'interview.start.saved' : 'interview.start.open')}
          </LinkCard>
        ))}
      </CardList>
      <p>
        <a href={href('/formulier')}>{t('formulier.link')}</a>
      </p>
      <p>
        <a href={href('/vragenlijst/papier')}>{t('interview.start.paper')}</a>
      </p>
    </>
  )
}
