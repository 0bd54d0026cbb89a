import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { Actor } from '#app/access/actor.ts'
import { callFormOf, letterAddressForm } from '#app/features/deaths/notices/kinds.ts'
import {
  addressLetter,
  confirmDeathCall,
  lookAtNotice,
  noteDeathCall,
  noteLetterSent,
  type OneNotice,
} from '#app/features/deaths/notices/office-notices.server.ts'
import { factsInWords } from '#app/features/deaths/notices/letter.server.ts'
import { deathNotices } from '#app/features/deaths/notices/texts.nl.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/notice.ts'
import {
  addressIn,
  noticeCalled,
  noticePosted,
  pageOfNotice,
  sayOfNotice,
} from './notice-called.server.ts'
import { CallNote, LetterWays, NoticeState, Reach, waysTo } from './notice-parts.tsx'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const notice = await noticeCalled(actor, params)
  const { about } = notice
  return { notice, facts: factsInWords(notice, about === 'new-code' ? 'asked' : about) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const notice = await noticePosted(actor, params)
  return answerTo({ request, context }, actor, notice, await readForm(request))
}

/** reach: null where there is nothing to see (any more). */
type NoticeReply = FormReply & { reach?: null }

async function answerTo(where: Where, actor: Actor & SignedIn, notice: OneNotice, form: FormData) {
  const { id, about } = notice
  switch (form.get('intent')) {
    case 'bereiken':
      return (await lookAtNotice(actor, id))
        ? redirect(`${pageOfNotice(notice)}#bereiken`, 303)
        : data<NoticeReply>({ reach: null })
    case 'bevestigen':
      return orSay(where, 'request', async () =>
        sayOfNotice(notice, await confirmDeathCall(actor, id)),
      )
    case 'verstuurd':
      return orSay(where, 'request', async () =>
        sayOfNotice(notice, await noteLetterSent(actor, id)),
      )
    case 'adres':
      return answerForm(where, parseForm(letterAddressForm, form), 'request', async (address) =>
        redirectWithFlash(pageOfNotice(notice), {
          key: `notice_${await addressLetter(actor, id, address)}`,
        }),
      )
    default:
      return answerForm(
        where,
        parseForm(callFormOf(about, notice.hasAddress), form),
        'request',
        async (said) =>
          sayOfNotice(
            notice,
            await noteDeathCall(
              actor,
              id,
              said.gesprek,
              'straat' in said ? addressIn(said) : undefined,
            ),
          ),
      )
  }
}

/** Whom a colleague calls or writes to after a death, since they have no e-mail address. */
export default function NoticeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, facts } = loaderData
  const { about, name, reportId, open } = notice
  const { t } = useTranslation('deathNotices')
  const { reach, ...reply }: NoticeReply = actionData ?? {}
  return (
    <OfficePage
      title={t(about === 'new-code' ? 'page.titleCode' : `page.title.${waysTo(notice)}`, { name })}
      parent={{
        href: href('/admin/toegangsverzoeken/overlijden/:id', { id: reportId }),
        text: t('page.back'),
      }}
      failed={Object.keys(reply).length > 0}
      problems={<Problems errors={reply.errors} texts={deathNotices.call.fields} />}
    >
      <Failure kind={reply.failure} />
      <NoticeState notice={notice} />
      {open && <Reach notice={notice} isGone={reach === null} facts={facts} />}
      {open && about !== 'new-code' && <CallNote notice={notice} reply={reply} />}
      <LetterWays notice={notice} reply={reply} />
    </OfficePage>
  )
}
