import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { userOf } from '#app/middleware/user.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import type { PageHandle } from '../../kit/page-handle.ts'
import { PageTitle } from '../../kit/page-title.tsx'
import type { Route } from './+types/owner-question.ts'
import { askedIn } from '../signed-in.server.ts'
import {
  answerAsFamily,
  answerAsOwner,
  questionFor,
  toSignIn,
  toTurnedAway,
} from './answers.server.ts'

const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

export async function loader({ request, url }: Route.LoaderArgs) {
  const said = url.searchParams.get('gezegd')
  if (said !== null)
    return { said: said === 'wilsverklaring' ? ('living_will' as const) : ('death' as const) }
  const asked = await askedIn(request)
  if (!asked) throw await toSignIn(backOf(url))
  return { said: null, ...(await questionFor(asked)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const back = backOf(url)
  const where = { request, context }
  const form = await readForm(request)
  const answer = form.get('antwoord')
  const asked = await askedIn(request)
  if (answer === 'nee') return asked ? answerAsFamily(where, asked) : toTurnedAway()
  if (!asked && userOf(context)) return redirect(back ?? href('/dashboard'), 303)
  if (!asked) throw await toSignIn(back)
  if (answer !== 'ja' && answer !== 'doorgaan') return redirect(url.pathname + url.search, 303)
  const shown = form.getAll('vraag').map(String).filter(isUuid)
  return answerAsOwner(where, asked, { goOn: answer === 'doorgaan' ? shown : [], back })
}

export const handle: PageHandle = { slimFoot: true }

/** Between signing in and the account, while a release of the file runs: whether its owner came in. */
export default function OwnerQuestion({ loaderData }: Route.ComponentProps) {
  return loaderData.said ? <TurnedAway about={loaderData.said} /> : <Asked {...loaderData} />
}

type AskedProps = Awaited<ReturnType<typeof questionFor>>

function Asked({ firstName, about, by, requests }: AskedProps) {
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
