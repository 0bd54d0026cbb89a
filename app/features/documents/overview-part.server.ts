import { href } from 'react-router'
import type { OverviewPart } from '#app/features/feature/manifest.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { documents } from './texts.nl.ts'

const t = dutch<['documents']>({ documents })

export const documentsPart: OverviewPart = {
  place: 2,
  async read(sql, userId) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from documents
       where user_id = ${userId} and purpose = 'document'`
    return {
      address: href('/vragenlijst/documenten'),
      name: t('overview.name'),
      state: t('overview.files', { count: row?.count ?? 0 }),
    }
  },
}
