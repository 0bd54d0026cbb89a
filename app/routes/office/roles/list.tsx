import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { CAPABILITIES, may, ROLES } from '#app/access/capabilities.ts'
import { type AskedProof, proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { roleForm } from '#app/features/roles/role-form.ts'
import { giveRole, roleHolders } from '#app/features/roles/roles.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { roles as texts } from '#app/features/roles/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, Folded, FormFields, FormGroup, Lead } from '#app/ui/index.ts'
import { DataTable, VerdictSign } from '#app/ui/office/office.tsx'
import { answerForm, type FormReply, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { Route } from './+types/list.ts'
import { OfficePage } from '../office-page.tsx'
import { People } from './holders.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'office.enter')
  const own = actor.id
  if (!may(actor, 'roles.manage')) return { people: undefined, own, prove: null }
  return { people: await roleHolders(actor), own, prove: await proofNeeded(actor) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'roles.manage')
  const form = await readForm(request)
  const submission = parseForm(roleForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'role', async ({ email, role }) => {
    const given = await giveRole(actor, email, role)
    if (!given.ok) return refuseSubmission(submission, { email: [texts.unknown] })
    return redirectWithFlash(href('/admin/rollen'), { key: 'roleGiven' })
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** For who may change it, who has which role; and what each may do. */
export default function Roles({ loaderData, actionData }: Route.ComponentProps) {
  const { people, own, prove } = loaderData
  const { t } = useTranslation('roles')
  return (
    <OfficePage
      title={t('title')}
      failed={actionData !== undefined}
      problems={<Problems errors={actionData?.errors} texts={texts.fields} />}
    >
      <Failure kind={actionData?.failure} />
      <Lead>{t('lead')}</Lead>
      {people && <GiveRole reply={actionData} prove={prove} />}
      {people && <People people={people} own={own} />}
      <Folded title={t('rights')} isOpen={!people}>
        <Rights />
      </Folded>
      <p>{t('none')}</p>
    </OfficePage>
  )
}

/** What each role may do: in sight where there is room, long as it is on a telephone. */
function Rights() {
  const { t } = useTranslation('roles')
  return (
    <DataTable
      caption={t('rights')}
      columns={[t('right'), ...ROLES.map((role) => t(`names.${role}`))]}
      rows={CAPABILITIES.map((capability) => ({
        key: capability,
        cells: [
          t(`capabilities.${capability}`),
          ...ROLES.map((role) => <YesOrNo key={role} isYes={may({ roles: [role] }, capability)} />),
        ],
      }))}
    />
  )
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation('roles')
  if (!isYes) return t('no')
  return <VerdictSign kind="success">{t('yes')}</VerdictSign>
}

function GiveRole({ reply, prove }: { reply: FormReply | undefined; prove: AskedProof | null }) {
  const { t } = useTranslation('roles')
  return (
    <FormGroup id="geven" title={t('giveTitle')} intro={t('giveText')}>
      <form method="post" noValidate>
        <FormFields
          fields={roleForm.fields}
          texts={texts.fields}
          values={reply?.typed}
          errors={reply?.errors}
          mark="optional"
        />
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          <Button>{t('give')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
