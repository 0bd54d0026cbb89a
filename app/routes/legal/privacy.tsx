import { useTranslation } from 'react-i18next'
import { privacy } from '#app/locales/nl/privacy.ts'
import { env } from '#app/platform/env.server.ts'
import { Lead, Narrow } from '#app/ui/index.ts'
import type { Route } from './+types/privacy.ts'

export const loader = () => ({ helpdesk: env().HELPDESK_EMAIL })

/** The statement that people agree to when they sign up. */
export default function Privacy({ loaderData: { helpdesk } }: Route.ComponentProps) {
  const { t } = useTranslation(['common', 'privacy'])
  return (
    <Narrow>
      <title>{`${privacy.title} | ${t('site.name')}`}</title>
      <meta name="description" content={privacy.description} />
      <h1>{privacy.title}</h1>
      <Lead>{privacy.lead}</Lead>
      <p>{privacy.version}</p>
      {privacy.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>{t('privacy:contact', { email: helpdesk })}</p>
    </Narrow>
  )
}
