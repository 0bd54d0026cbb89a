import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { ButtonLink } from '#app/ui/index.ts'
import { dialled } from '#app/locales/phone.ts'
import { useFrame } from '../kit/frame/frame.ts'
import type { whoIsHere } from './standing.server.ts'

/** Who is here, and about whom it is. */
export type Who = ReturnType<typeof whoIsHere>

/** Where all that a contact tells about a death is posted to. */
export const pageOf = ({ relative }: Pick<Who, 'relative'>): string =>
  href('/contactpersoon/:relative/overleden', { relative })

/** In an address: which question is asked. The day of a death does not stand there: browsers and proxies remember it. */
export const QUESTION = 'vraag'

/** The question to who said that somebody died, whether they take that back. */
export const TAKE_BACK = 'terugnemen'

/** Where a contact takes back what they said. */
export const takeBackPageOf = (who: Pick<Who, 'relative'>): string =>
  `${pageOf(who)}?${QUESTION}=${TAKE_BACK}`

/** A button that calls us; nothing where we have no telephone. */
export function CallUs({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation('deaths')
  const phone = useFrame()?.phone
  if (!phone) return null
  return (
    <ButtonLink href={dialled(phone)} variant={isFirst ? 'primary' : 'secondary'}>
      {t('report.callUs')}
    </ButtonLink>
  )
}
