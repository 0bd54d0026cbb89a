import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { MemberPerson } from '#app/features/guild/people.server.ts'
import { Button, ButtonLink } from '#app/ui/index.ts'

/** What the owner of a member can do about a colleague: invite anew, take access or invitation away. */
export function PersonActions({ id, name, email, part, userId }: MemberPerson) {
  const { t } = useTranslation('member')
  if (part === 'owner') return null
  const how = userId ? 'used' : 'invited'
  return (
    <>
      {!userId && (
        <form method="post">
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="email" value={email} />
          <Button
            variant="quiet"
            name="intent"
            value="opnieuw"
            aria-label={t('people.againOne', { name })}
          >
            {t('people.again')}
          </Button>
        </form>
      )}
      {userId && (
        <div>
          <ButtonLink
            href={href('/franchise/collegas/:id/eigenaar', { id })}
            variant="quiet"
            aria-label={t('people.passOne', { name })}
          >
            {t('people.pass')}
          </ButtonLink>
        </div>
      )}
      <ButtonLink
        href={href('/franchise/collegas/:id/verwijderen', { id })}
        variant="quiet"
        aria-label={t(`people.removeOne.${how}`, { name })}
      >
        {t(`people.remove.${how}`)}
      </ButtonLink>
    </>
  )
}
