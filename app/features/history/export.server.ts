import { z } from 'zod'
import type { DbRow, Narrowed } from '#db/row.ts'
import { accountFact } from '#app/features/export/part.ts'

type Row = Narrowed<
  DbRow<'history', 'machine' | 'next as state' | 'at'>,
  { machine: 'card_orders' | 'wilsverklaringen' }
>

export const steps = accountFact({
  schema: z
    .array(
      z.object({
        of: z.enum(['card order', 'living will']),
        state: z.string(),
        at: z.iso.datetime(),
      }),
    )
    .describe('When an order of cards or a living will came to be as it then was.'),
  async read(sql) {
    const rows = await sql<Row[]>`
      select machine, next as state, at from history
       where (machine = 'card_orders' and row_id in (select actor_card_orders()))
          or (machine = 'wilsverklaringen' and row_id in (select actor_living_wills()))
       order by id`
    return rows.map(({ machine, state, at }) => ({
      of: machine === 'card_orders' ? 'card order' : 'living will',
      state,
      at: at.toISOString(),
    }))
  },
})
