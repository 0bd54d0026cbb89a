import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { areKeysOff, keysCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, Lead } from '#app/ui/index.ts'
import { DataTable } from '#app/ui/office/office.tsx'
import type { Route } from './+types/keys.ts'
import { OfficePage } from './office-page.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  requireCapability(context, 'office.enter')
  return { off: areKeysOff(request.headers.get('cookie')) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireCapability(context, 'office.enter')
  const off = (await readForm(request)).get('keys') === 'off'
  const cookie = await keysCookie().serialize('off', off ? {} : { maxAge: 0 })
  return redirectWithFlash(
    href('/admin/sneltoetsen'),
    { key: off ? 'keysOff' : 'keysOn' },
    new Headers({ 'set-cookie': cookie }),
  )
}

const KEYS = ['search', 'down', 'up'] as const

/** Which keys the office listens to, and the one setting that switches them off. */
export default function Keys({ loaderData: { off } }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  return (
    <OfficePage title={t('keys.title')}>
      <Lead>{t(off ? 'keys.off' : 'keys.on')}</Lead>
      <DataTable
        caption={t('keys.caption')}
        columns={[t('keys.key'), t('keys.does')]}
        rows={KEYS.map((key) => ({
          key,
          cells: [<kbd key={key}>{t(`keys.list.${key}.key`)}</kbd>, t(`keys.list.${key}.does`)],
        }))}
      />
      {!off && <p>{t('keys.never')}</p>}
      <form method="post" action={href('/admin/sneltoetsen')}>
        <ButtonRow>
          <Button name="keys" value={off ? 'on' : 'off'} variant="secondary">
            {t(off ? 'keys.switchOn' : 'keys.switchOff')}
          </Button>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
