import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../../kit/page-title.tsx'
import type { questionFor } from './answers.server.ts'

type AskedProps = Awaited<ReturnType<typeof questionFor>>

/** The question, and an answer for each who may sit there. */
export function Asked({ firstName, about, by, requests }: AskedProps) {
  const { t } = useTranslation('accounts')
  const title = firstName
    ? t('ownerQuestion.title', { name: firstName })
    : t('ownerQuestion.titlePlain')
  return (
    <Narrow>
      <PageTitle title={title} />
      <h1>{title}</h1>
      {about === null ? (
        <Lead>{t('ownerQuestion.over')}</Lead>
      ) : (
        <Told about={about} by={by} firstName={firstName} />
      )}
      <form method="post">
        {about === 'living_will' &&
          requests.map((id) => <input key={id} type="hidden" name="vraag" value={id} />)}
        <ButtonRow>
          <OwnersAnswers about={about} />
          <Button name="antwoord" value="nee" variant="secondary">
            {t('ownerQuestion.family')}
          </Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

type About = NonNullable<AskedProps['about']>

type ToldProps = Pick<AskedProps, 'firstName' | 'by'> & { about: About }

function Told({ about, by, firstName }: ToldProps) {
  const { t } = useTranslation('accounts')
  const names = { count: 1, by: '', ...by, owner: firstName || t('ownerQuestion.owner') }
  const told =
    by?.is === 'company'
      ? t('ownerQuestion.death.askedBy', names)
      : t(by ? 'ownerQuestion.death.toldBy' : 'ownerQuestion.death.told', names)
  return (
    <>
      <Lead>{about === 'death' ? told : t('ownerQuestion.living_will.asked', names)}</Lead>
      <p>{t(`ownerQuestion.${about}.yes`)}</p>
      <p>{t(`ownerQuestion.${about}.no`)}</p>
      {about === 'death' && (
        <p>
          <a href={href('/contactpersoon')}>{t('ownerQuestion.toContact')}</a>
        </p>
      )}
    </>
  )
}

function OwnersAnswers({ about }: { about: AskedProps['about'] }) {
  const { t } = useTranslation('accounts')
  if (about !== 'living_will')
    return (
      <Button name="antwoord" value={about ? 'ja' : 'verder'}>
        {t(about ? 'ownerQuestion.alive' : 'ownerQuestion.enter')}
      </Button>
    )
  return (
    <>
      <Button name="antwoord" value="doorgaan">
        {t('ownerQuestion.agree')}
      </Button>
      <Button name="antwoord" value="stop" variant="secondary">
        {t('ownerQuestion.stop')}
      </Button>
    </>
  )
}

/** What family can do, who was not let in. */
export function TurnedAway({ about }: { about: About }) {
  const { t } = useTranslation('accounts')
  return (
    <Narrow>
      <PageTitle title={t('ownerQuestion.turnedAway.title')} />
      <h1>{t('ownerQuestion.turnedAway.title')}</h1>
      <Lead>{t('ownerQuestion.turnedAway.lead')}</Lead>
      <p>{t(`ownerQuestion.turnedAway.${about}`)}</p>
      <ButtonRow>
        {about === 'death' ? (
          <ButtonLink href={href('/overleden')}>{t('ownerQuestion.turnedAway.toDeath')}</ButtonLink>
        ) : (
          <ButtonLink href={href('/')}>{t('ownerQuestion.turnedAway.toHome')}</ButtonLink>
        )}
      </ButtonRow>
    </Narrow>
  )
}
