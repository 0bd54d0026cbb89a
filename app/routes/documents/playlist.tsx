import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { z } from 'zod'
import { playlistForm } from '#app/features/documents/forms.ts'
import { readPlaylist, savePlaylist, type Song } from '#app/features/documents/playlist.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { filledUp, isWhole, shownAgain, WHOLE } from '#app/forms/whole.ts'
import { documents as texts } from '#app/locales/nl/documents.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, ButtonLink, ButtonRow, Card, DefaultSubmit, FormField } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/playlist.ts'
import { Failure } from '../failure.tsx'
import { pendingPost, dropPending, readOwnForm } from '../pending-post.server.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { Notice } from '../interview/section-form.tsx'
import { Songs } from './song-list.tsx'

const HERE = '/vragenlijst/documenten/muziek'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const pending = await pendingPost(request, user, 'music')
  const stored = await readPlaylist(user.id)
  if (!pending) return { ...stored, account: user.id, notice: undefined, failure: undefined }
  const { typed } = parseForm(playlistForm, pending)
  return { ...again(pending, typed, stored.songs), account: user.id, notice: 'pending' as const }
}

const revisionSchema = z.coerce.number().int().min(0).max(1e9).catch(0)
const revisionOf = (form: FormData) => revisionSchema.parse(form.get('revision'))

/** The page with what was posted; of one that was cut off, the next save shows both lists. */
function again(form: FormData, typed: Typed, stored: readonly Song[]) {
  const { songs } = shownAgain(playlistForm, form, typed, { songs: stored })
  if (!isWhole(form)) return { songs, revision: 0, failure: 'cut' as const }
  return { songs, revision: revisionOf(form), failure: undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const parsed = parseForm(playlistForm, form)
  const revision = revisionOf(form)
  const page = {
    songs: parsed.typed.songs,
    revision,
    errors: parsed.errors,
    stored: undefined,
    failure: undefined,
  }
  if (!isWhole(form)) {
    const { songs } = await readPlaylist(user.id)
    return data({ ...page, ...again(form, parsed.typed, songs), errors: {} as FieldErrors }, 422)
  }
  if (parsed.rowsChanged) return { ...page, errors: {} as FieldErrors }
  if (Object.keys(parsed.errors).length > 0) return data(page, 422)
  const songs = parsed.values.songs as Song[] | undefined
  const save = async () => (songs ? savePlaylist(user.id, { songs, revision }) : null)
  const stored = await orElse({ request, context }, save, () => 'failed' as const)
  if (stored === 'failed') return data({ ...page, failure: 'saving' as const }, 503)
  if (stored) {
    const both = { ...filledUp(parsed.typed, { songs: stored.songs }), stored: stored.songs }
    return data({ ...page, ...both, revision: stored.revision }, 409)
  }
  await dropPending(request, user, 'music')
  return redirectWithFlash('/vragenlijst/documenten#muziek', { key: 'playlistSaved' })
}

export default function Playlist({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['documents', 'common'])
  const { songs, revision, failure } = actionData ?? loaderData
  const { account, notice } = loaderData
  const errors: FieldErrors = actionData?.errors ?? {}
  const [field] = playlistForm.fields
  const stored = actionData?.stored
  const failed = Object.keys(errors).length > 0 || stored !== undefined || failure !== undefined
  return (
    <DashboardPage current="documents" title={t('playlist.page')} failed={failed}>
      <Failure kind={failure} />
      <Problems errors={errors} labelOf={labelOf} />
      {stored && <Conflict stored={stored} />}
      {!actionData && <Notice kind={notice} />}
      <form method="post" action={HERE} noValidate>
        <DefaultSubmit>{t('playlist.submit')}</DefaultSubmit>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="account" value={account} />
        <FormField field={field} text={texts.playlist.fields.songs} value={songs} errors={errors} />
        <ButtonRow>
          <Button>{t('playlist.submit')}</Button>
          <ButtonLink href="/vragenlijst/documenten" variant="quiet">
            {t('back')}
          </ButtonLink>
        </ButtonRow>
        <input type="hidden" {...WHOLE} />
      </form>
    </DashboardPage>
  )
}

function Conflict({ stored }: { stored: readonly Song[] }) {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <>
      <Problems
        title={t('playlist.conflictTitle')}
        first={[{ href: '#songs', text: t('playlist.title') }]}
      />
      <p>{t('playlist.conflictText')}</p>
      <Card title={t('playlist.stored')}>
        {stored.length > 0 ? <Songs songs={stored} /> : <p>{t('playlist.none')}</p>}
      </Card>
    </>
  )
}

/** 'songs[0].link' is the link of the first song. */
function labelOf(name: string): string {
  const { label, row, fields } = texts.playlist.fields.songs
  const [, index, sub] = /\[(\d+)\]\.(\w+)$/.exec(name) ?? []
  if (!sub || !(sub in fields)) return label
  return `${row} ${Number(index) + 1}, ${fields[sub as keyof typeof fields].label}`
}
