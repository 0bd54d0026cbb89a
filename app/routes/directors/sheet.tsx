import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import { qrCells } from '#app/features/letters/qr-code.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Breaking } from '#app/ui/breaking.tsx'
import { QrCode, ScreenOnly } from '#app/ui/index.ts'
import { HandOut } from '#app/ui/office/delivery.tsx'
import type { Route } from './+types/sheet.ts'
import { GuildPage } from './guild-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const member = await ownGuildMember(requireCapability(context, 'guild.enter'))
  if (!member) throw data('member', { status: 404 })
  const { companyName, link } = member
  return { companyName, address: plainAddress(link), cells: qrCells(link) }
}

/** A sheet to print and lay on a table, with the code of a member; what stands around it stays on the screen. */
export default function CodeSheet({ loaderData }: Route.ComponentProps) {
  const { companyName, address, cells } = loaderData
  const { t } = useTranslation('member')
  return (
    <GuildPage current="dashboard" title={t('sheet.title')} isPart isSheet>
      <ScreenOnly>
        <p data-print={t('sheet.printNow')}>{t('sheet.print')}</p>
      </ScreenOnly>
      <HandOut>
        <h2>{t('sheet.heading')}</h2>
        <p>{t('sheet.lead', { company: companyName })}</p>
        <p>{t('sheet.scan')}</p>
        <QrCode cells={cells} label={t('dashboard.qr')} />
        <p>{t('sheet.or')}</p>
        <p>
          <strong>
            <Breaking text={address} />
          </strong>
        </p>
        <p>{t('sheet.free')}</p>
      </HandOut>
      <ScreenOnly>
        <p>
          <a href={href('/franchise/dashboard')}>{t('sheet.back')}</a>
        </p>
      </ScreenOnly>
    </GuildPage>
  )
}
