import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { isOfficeRole } from '#app/access/capabilities.ts'
import type { RoleHolder } from '#app/features/roles/roles.server.ts'
import { FormGroup } from '#app/ui/index.ts'
import { DataTable } from '#app/ui/office/office.tsx'

/** Who has which role. `own`: the id of who looks. */
export function People({ people, own }: { people: RoleHolder[]; own: string }) {
  const { t } = useTranslation('roles')
  return (
    <FormGroup id="wie" title={t('people')}>
      <DataTable
        caption={t('holders')}
        columns={[t('person'), { title: t('role'), isPlain: true }]}
        rows={people.map((person) => ({
          key: person.id,
          cells: [
            person.id === own ? t('you', person) : person.email,
            <RolesOf key="roles" {...person} />,
          ],
        }))}
      />
      <p>{t('noted')}</p>
    </FormGroup>
  )
}

function RolesOf({ id, email, roles }: RoleHolder) {
  const { t } = useTranslation('roles')
  return (
    <ul>
      {roles.map((role) => (
        <li key={role}>
          {t(`names.${role}`)} <TakeLink id={id} email={email} role={role} />
        </li>
      ))}
    </ul>
  )
}

type TakeLinkProps = Pick<RoleHolder, 'id' | 'email'> & { role: RoleHolder['roles'][number] }

/** A guild member has that role for as long as the membership lasts. */
function TakeLink({ id, email, role }: TakeLinkProps) {
  const { t } = useTranslation('roles')
  if (!isOfficeRole(role)) return null
  return (
    <a
      href={href('/admin/rollen/:id/:role', { id, role })}
      aria-label={t('takeOne', { role: t(`names.${role}`), email })}
    >
      {t('take')}
    </a>
  )
}
