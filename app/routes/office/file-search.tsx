import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { SearchForm } from '#app/ui/index.ts'

/** The box by which a file is searched. @param query what was searched for last */
export function FileSearch({ query }: { query: string }) {
  const { t } = useTranslation('officeFiles')
  return (
    <SearchForm
      action={href('/admin/wensen')}
      label={t('search.label')}
      submit={t('search.submit')}
      query={query}
    />
  )
}
