import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { MemberPerson } from '#app/features/guild/people.server.ts'
import { Button } from '#app/ui/index.ts'

/** What the owner of a member can do about a colleague: invite anew, take access or invitation away. */
export function PersonActions({ id, name, email, part, userId, expiredAt }: MemberPerson) {
  const { t } = useTranslation('member')
  if (part === 'owner') return null
  const how = userId ? 'used' : 'invited'
  return (
    <>
      {expiredAt && (
        <form method="post">
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="email" value={email} />
          <Button variant="quiet" aria-label={t('people.againOne', { name })}>
            {t('people.again')}
          </Button>
        </form>
      )}
      <a
        href={href('/franchise/collegas/:id/verwijderen', { id })}
        aria-label={t(`people.removeOne.${how}`, { name })}
      >
        {t(`people.remove.${how}`)}
      </a>
    </>
  )
}
