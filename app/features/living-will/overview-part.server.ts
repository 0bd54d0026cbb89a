import { href } from 'react-router'
import type { OverviewPart } from '#app/features/feature/manifest.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { livingWill } from './texts.nl.ts'

const t = dutch<['livingWill']>({ livingWill })

type Row = { signed: boolean; begun: boolean }

/** A living will that was revoked shows as none. */
export const livingWillPart: OverviewPart = {
  place: 1,
  async read(sql, userId) {
    const [row] = await sql<Row[]>`
      select coalesce(bool_or(is_completed), false) as signed,
             coalesce(bool_or(state in ('draft', 'printed')), false) as begun
        from wilsverklaringen where user_id = ${userId}`
    const state = row?.signed ? 'signed' : row?.begun ? 'draft' : 'none'
    return {
      address: href('/dashboard/wilsverklaring'),
      name: t('overview.name'),
      state: t(`overview.${state}`),
    }
  },
}
