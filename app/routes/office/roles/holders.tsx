import { useTranslation } from '#app/locales/use-translation.ts'
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
        columns={[t('person'), t('role'), { title: t('action'), isPlain: true }]}
        rows={people.flatMap((person) =>
          person.roles.map((role) => ({
            key: `${person.id} ${role}`,
            cells: [
              person.id === own ? t('you', person) : person.email,
              t(`names.${role}`),
              <TakeLink key="take" {...person} role={role} />,
            ] as const,
          })),
        )}
      />
      <p>{t('noted')}</p>
    </FormGroup>
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
