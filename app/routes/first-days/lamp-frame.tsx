import { useTranslation } from '#app/locales/use-translation.ts'
import { href, useMatches } from 'react-router'
import { LampHeader } from '#app/ui/lamp/lamp.tsx'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { useFrame } from '../kit/frame/frame.ts'
import type { PageHandle } from '../kit/page-handle.ts'

/** Around every page for who has lost someone: the lamp, and a way to a person. */
export const lampHandle: PageHandle = { header: <Lamp home={href('/')} />, isQuiet: true }

/** The same around what one contact reads and does: the name leads to all for whom they may read. */
export const readerHandle: PageHandle = {
  ...lampHandle,
  header: <Lamp home={href('/contactpersoon')} />,
}

function Lamp({ home }: { home: string }) {
  const { t } = useTranslation(['firstDays', 'common'])
  const frame = useFrame()
  const phone = frame?.phone
  const help = phone
    ? { href: dialled(phone), text: t('help', { phone: unbroken(phone) }) }
    : { href: `mailto:${frame?.helpdesk}`, text: t('helpByMail'), paper: frame?.helpdesk }
  return (
    <LampHeader
      home={{ href: home, text: t('common:site.name') }}
      help={help}
      sky={
        useMatches()
          .map(({ loaderData }) => skyIn(loaderData))
          .find(Boolean) ?? 'lamp'
      }
    />
  )
}

/** What stands above a page where that is no lamp, by what it loaded: it is evening itself, or about who lives. */
function skyIn(loaded: unknown): 'dusk' | 'sun' | undefined {
  if (typeof loaded !== 'object' || loaded === null) return undefined
  if ('isEvening' in loaded && loaded.isEvening === true) return 'dusk'
  return 'lives' in loaded && loaded.lives === true ? 'sun' : undefined
}
