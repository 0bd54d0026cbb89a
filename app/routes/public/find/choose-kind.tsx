import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { REQUEST_KINDS } from '#app/features/release/states.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { ButtonLink, ButtonRow, Card, Lead } from '#app/ui/index.ts'
import { SORTS } from '../../release/kinds.ts'

/** `query`: takes the card along that brought someone here. */
type ChooseProps = { query: string; cents: number }

/** The access screen of a member (specification 2.9). */
export function ChooseKind({ query, cents }: ChooseProps) {
  const { t } = useTranslation('release')
  return (
    <>
      <Lead>{t('choose.lead', { price: eurosOf(cents) })}</Lead>
      {REQUEST_KINDS.map((kind) => (
        <Card key={kind} title={t(`kinds.${kind}`)}>
          <p>{t(`choose.about.${kind}`)}</p>
          <ButtonRow>
            <ButtonLink
              href={href('/franchise/opvragen/:soort', { soort: SORTS[kind] }) + query}
              variant={kind === 'full' ? 'primary' : 'secondary'}
            >
              {t(`choose.${kind}`)}
            </ButtonLink>
          </ButtonRow>
        </Card>
      ))}
      <p>
        <a href={href('/franchise/dashboard')}>{t('choose.own')}</a>
      </p>
    </>
  )
}
