import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { type Area, CardList, InLine, LinkCard } from '#app/ui/index.ts'
import { Pairs } from '#app/ui/page/prose.tsx'
import { useSignedIn } from './signed-in.ts'

type QuickActionsProps = {
  /**
   * featured: cards with a symbol. default: cards. compact: a line of links.
   * Specification 2.1.
   */
  variant: 'featured' | 'default' | 'compact'
}

/** What people come for, in the order in which they need it. */
const ACTIONS = [
  { key: 'record', area: 'veer', known: href('/vragenlijst'), unknown: `${href('/auth')}?tab=signup` },
  { key: 'plan', area: 'naw', known: href('/afspraak'), unknown: href('/afspraak') },
  { key: 'view', area: 'kaars', known: href('/dashboard'), unknown: href('/auth') },
  { key: 'request', area: 'secret', known: href('/dossieropvragen'), unknown: href('/dossieropvragen') },
] as const satisfies readonly { key: string; area: Area; known: string; unknown: string }[]

/** The four quick ways in. */
export function QuickActions({ variant }: QuickActionsProps) {
  const { t } = useTranslation('site')
  const signedIn = useSignedIn()
  const actions = ACTIONS.map(({ key, area, known, unknown }) => ({
    area: variant === 'featured' ? area : undefined,
    address: signedIn ? known : unknown,
    title: t(`actions.${key}.title`),
    text: t(`actions.${key}.text`),
  }))
  if (variant === 'compact')
    return (
      <nav aria-labelledby="doen">
        <h2 id="doen">{t('actions.title')}</h2>
        <InLine items={actions.map(({ address, title }) => ({ href: address, text: title }))} />
      </nav>
    )
  return (
    <section>
      <h2>{t('actions.title')}</h2>
      <Pairs>
        <CardList>
          {actions.map(({ area, address, title, text }) => (
            <LinkCard key={title} area={area} href={address} title={title}>
              {text}
            </LinkCard>
          ))}
        </CardList>
      </Pairs>
    </section>
  )
}
