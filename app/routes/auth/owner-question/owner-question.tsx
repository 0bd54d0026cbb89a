import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import type { PageHandle } from '../../kit/page-handle.ts'
import { PageTitle } from '../../kit/page-title.tsx'
import type { Route } from './+types/owner-question.ts'
import { answerAsFamily, answerAsOwner, askedOf, questionFor } from './answers.server.ts'

const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

export async function loader({ request, url }: Route.LoaderArgs) {
  const said = url.searchParams.get('gezegd')
  if (said !== null)
    return { said: said === 'wilsverklaring' ? ('living_will' as const) : ('death' as const) }
  return { said: null, ...(await questionFor(await askedOf(request, backOf(url)))) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const back = backOf(url)
  const asked = await askedOf(request, back)
  const answer = (await readForm(request)).get('antwoord')
  if (answer === 'nee') return answerAsFamily({ request, context }, asked)
  if (answer !== 'ja' && answer !== 'doorgaan') return redirect(url.pathname + url.search, 303)
  return answerAsOwner(request, asked, { goesOn: answer === 'doorgaan', back })
}

export const handle: PageHandle = { slimFoot: true }

/** Between signing in and the account, while a release of the file runs: whether its owner came in. */
export default function OwnerQuestion({ loaderData }: Route.ComponentProps) {
  return loaderData.said ? <TurnedAway about={loaderData.said} /> : <Asked {...loaderData} />
}

type AskedProps = Awaited<ReturnType<typeof questionFor>>

function Asked({ firstName, about, by }: AskedProps) {
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
  const names = { by: by?.name ?? '', owner: firstName || t('ownerQuestion.owner') }
  const told =
    by?.is === 'company'
      ? t('ownerQuestion.death.askedBy', names)
      : t(by ? 'ownerQuestion.death.toldBy' : 'ownerQuestion.death.told', names)
  return (
    <>
      <Lead>{about === 'death' ? told : t('ownerQuestion.living_will.asked', names)}</Lead>
      <p>{t(`ownerQuestion.${about}.yes`)}</p>
      <p>{t(`ownerQuestion.${about}.no`)}</p>
    </>
  )
}

function OwnersAnswers({ about }: { about: AskedProps['about'] }) {
  const { t } = useTranslation('accounts')
  if (about !== 'living_will')
    return (
      <Button name="antwoord" value="ja">
        {t(about ? 'ownerQuestion.alive' : 'ownerQuestion.enter')}
      </Button>
    )
  return (
    <>
      <Button name="antwoord" value="doorgaan">
        {t('ownerQuestion.agree')}
      </Button>
      <Button name="antwoord" value="ja" variant="secondary">
        {t('ownerQuestion.stop')}
      </Button>
    </>
  )
}

function TurnedAway({ about }: { about: About }) {
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
