import { useTranslation } from '#app/locales/use-translation.ts'
import type { Head } from '#app/features/content/head.server.ts'
import { PageTitle } from '../kit/page-title.tsx'

type PageHeadProps = {
  head: Head
  /** True when something on the page has to be mended. */
  failed?: boolean | undefined
}

/** Title, description, address, picture and structured data of a public page. */
export const PageHead = ({ head, failed }: PageHeadProps) => (
  <>
    <PageTitle title={head.title} failed={failed} />
    <PageFacts head={head} />
  </>
)

/** The same for a page whose form says its title. */
export function PageFacts({ head }: { head: Head }) {
  const { t } = useTranslation()
  return (
    <>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:type" content={head.kind} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Data, no script: the policy on scripts does not apply, so it needs no nonce. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />
    </>
  )
}
