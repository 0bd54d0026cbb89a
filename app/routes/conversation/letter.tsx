import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { noMandate } from '#app/access/in-file.server.ts'
import { findHeldMandate } from '#app/features/mandates/held-mandates.server.ts'
import { printTakeoverLetter } from '#app/features/mandates/letter.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { OfficePage } from '../office/office-page.tsx'
import { countPrint, fileInstead, givePdf } from '../kit/file-answer.ts'
import type { Route } from './+types/letter.ts'

export const middleware: Route.MiddlewareFunction[] = [fileInstead]

export async function loader({ context, params }: Route.LoaderArgs) {
  const held = await findHeldMandate(
    requireCapability(context, 'conversations.hold'),
    params.mandate,
  )
  if (!held) throw noMandate()
  const { mandate, name, byLetter } = held
  return { mandate, name, byLetter }
}

/** Each letter has a code of its own; the one before counts no more. */
export async function action({ context, params }: Route.ActionArgs) {
  const actor = requireCapability(context, 'conversations.hold')
  const held = await findHeldMandate(actor, params.mandate)
  if (!held) throw noMandate()
  await countPrint(actor.id)
  const printed = held.byLetter ? await printTakeoverLetter(actor, held) : 'over'
  if (printed !== 'over') return givePdf(context, 'brief.pdf', printed)
  return redirectWithFlash(href('/admin/wensengesprek/:mandate', { mandate: held.mandate }), {
    key: 'letterNotNeeded',
  })
}

/** The letter with which a client without e-mail takes the file over. */
export default function Letter({ loaderData: { mandate, name, byLetter } }: Route.ComponentProps) {
  const { t } = useTranslation('mandates')
  const back = href('/admin/wensengesprek/:mandate', { mandate })
  return (
    <OfficePage title={t('letter.page')}>
      <Lead>
        {t(byLetter ? 'letter.lead' : 'letter.over', { name: name || t('running.nameless') })}
      </Lead>
      {byLetter && <p>{t('letter.replaces')}</p>}
      <form method="post" noValidate>
        <ButtonRow>
          {byLetter && <Button>{t('letter.submit')}</Button>}
          <ButtonLink href={back} variant="secondary">
            {t('letter.goOn')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
