import { href } from 'react-router'
import { defineFeature, FILES } from '#app/features/feature/manifest.ts'
import { livingWills } from './export.server.ts'
import { deleteLivingWills } from './living-will.server.ts'
import { livingWillPart } from './overview-part.server.ts'
import { LIVING_WILL } from './states.ts'

export const livingWill = defineFeature({
  posts: {
    large: {
      [href('/dashboard/wilsverklaring/ondertekend')]: FILES,
      [href('/dashboard/wilsverklaring/op-papier')]: FILES,
    },
    long: [href('/dashboard/wilsverklaring')],
  },
  tables: {
    wilsverklaringen: {
      actor: 'person',
      owner: 'user_id',
      retention: {
        ends: 'with the account, or with the consent for data about health',
        because: 'such data may be kept with that consent alone',
      },
      bytes: { sealed: 'personal' },
      exported: 'content.livingWills',
      columns: {
        is_completed: 'content.livingWills.state',
        sealed: 'content.livingWills.answers',
        created_at: 'account.steps.at',
        changed_at: 'account.steps.at',
      },
      backup: 'contents',
    },
  },
  machines: { wilsverklaringen: LIVING_WILL },
  overview: [livingWillPart],
  withdrawn: { health: deleteLivingWills },
  exports: { content: { livingWills } },
})
