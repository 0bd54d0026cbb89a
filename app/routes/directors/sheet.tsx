import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { codeInParts } from '#app/features/guild/referral/spelled-code.ts'
import { qrCells } from '#app/features/letters/qr-code.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Large, Lead, QrCode, ScreenOnly } from '#app/ui/index.ts'
import { HandOut } from '#app/ui/office/delivery.tsx'
import type { Route } from './+types/sheet.ts'
import { GuildPage } from './guild-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const member = await ownGuildMember(requireCapability(context, 'guild.enter'))
  if (!member) throw data('member', { status: 404 })
  return { ...member, cells: qrCells(member.link) }
}

/** A sheet to print and lay on a table, with the code of a member; what is around it stays on the screen. */
export default function CodeSheet({ loaderData }: Route.ComponentProps) {
  const { companyName, code, link, cells } = loaderData
  const { t } = useTranslation('member')
  return (
    <GuildPage current="dashboard" title={t('sheet.title')} heading={t('sheet.heading')} isPart>
      <HandOut>
        <Lead>{t('sheet.lead', { company: companyName })}</Lead>
        <p>{t('sheet.scan')}</p>
        <QrCode cells={cells} label={t('dashboard.qr')} />
        <p>{t('sheet.or')}</p>
        <p>
          <strong>{link}</strong>
        </p>
        <p>{t('sheet.code')}</p>
        <Large>
          <strong>{codeInParts(code)}</strong>
        </Large>
        <p>{t('sheet.free')}</p>
      </HandOut>
      <ScreenOnly>
        <p data-print={t('sheet.printNow')}>{t('sheet.print')}</p>
        <p>
          <a href={href('/franchise/dashboard')}>{t('sheet.back')}</a>
        </p>
      </ScreenOnly>
    </GuildPage>
  )
}
