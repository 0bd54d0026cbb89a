import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { SearchForm } from '#app/ui/index.ts'

type FileSearchProps = {
  /** What was searched for last. */
  query: string
  /** The part of the page that shows what was found, where it is on the same page. */
  shows?: string
  /** Whether the page is for something else. */
  aside?: boolean
}

/** The box by which a file is searched. */
export function FileSearch({ query, shows, aside }: FileSearchProps) {
  const { t } = useTranslation('officeFiles')
  return (
    <SearchForm
      action={href('/admin/wensen')}
      label={t('search.label')}
      submit={t('search.submit')}
      query={query}
      {...(aside && { variant: 'secondary' })}
      {...(shows && { shows })}
    />
  )
}
