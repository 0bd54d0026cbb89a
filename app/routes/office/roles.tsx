import { useTranslation } from 'react-i18next'
import { capabilitiesOf, ROLES } from '#app/access/capabilities.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Card, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/roles.ts'
import { OfficePage } from './office-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  requireCapability(context, 'office.enter')
  return null
}

/** What each role may do. */
export default function Roles() {
  const { t } = useTranslation('office')
  return (
    <OfficePage title={t('roles.title')}>
      <Lead>{t('roles.lead')}</Lead>
      {ROLES.map((role) => (
        <Card key={role} title={t(`roles.names.${role}`)}>
          <ul>
            {capabilitiesOf[role].map((capability) => (
              <li key={capability}>{t(`capabilities.${capability}`)}</li>
            ))}
          </ul>
        </Card>
      ))}
      <p>{t('roles.none')}</p>
    </OfficePage>
  )
}
