import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { openingWords } from '#app/features/opening/opening.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import type { PromiseName, PromiseText } from '#app/locales/promises.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { Ways } from '#app/ui/lamp/ways.tsx'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { useSaid } from '../kit/promises.ts'
import { lampHandle } from './lamp-frame.tsx'
import { PageHead } from '../public/page-head.tsx'
import type { Route } from './+types/door.ts'

export const handle = lampHandle

export const loader = () => ({ head: plainHead(href('/overleden'), firstDays.door) })

const { ways } = firstDays.door

type WayFrom = { title: string; text: PromiseText; href: string; promise?: PromiseName }

const WAYS: readonly WayFrom[] = [
  { ...ways.justNow, href: href('/overleden/eerste-uren') },
  { ...ways.days, href: href('/overleden/eerste-dagen') },
  { ...ways.card, href: href('/overleden/kaartje') },
  // Where a contact can do nothing yet, there is no way for one.
  { ...ways.contact, href: href('/contactpersoon'), promise: 'relatives' },
  { ...ways.director, href: href('/dossieropvragen') },
]

/** For who has lost someone: where they are now, and the way from there. */
export default function Door({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('firstDays')
  const say = useSaid()
  const kept = useFrame()?.promises
  const open = WAYS.filter(({ promise }) => !promise || kept?.[promise])
  return (
    <LampPage>
      <PageHead head={loaderData.head} />
      <h1>{t('door.title')}</h1>
      <p>{t('door.lead')}</p>
      <h2>{t('door.where')}</h2>
      <Ways
        items={open.map(({ title, text, href: to }) => ({ title, text: say(text), href: to }))}
      />
      <p>
        <a href={href('/uitvaartondernemers/zoeken')}>{t('days.director')}</a>
      </p>
      <p>{t('door.lookFor')}</p>
      <p>{t('door.noPassword')}</p>
      <OrCall />
    </LampPage>
  )
}

function OrCall() {
  const { t } = useTranslation('firstDays')
  const { t: common } = useTranslation()
  const frame = useFrame()
  if (!frame?.phone) return null
  return (
    <>
      <p>{t('door.speak', openingWords(frame.opening, common))}</p>
      <ButtonRow>
        <ButtonLink href={dialled(frame.phone)} variant="secondary">
          {t('door.call', { phone: unbroken(frame.phone) })}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
