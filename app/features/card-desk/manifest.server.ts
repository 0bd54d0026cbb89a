import { href } from 'react-router'
import { defineFeature, FILES } from '#app/features/feature/manifest.ts'

const notAboutAPerson = { not: 'what the office prints cards with' }

export const cardDesk = defineFeature({
  posts: { large: { [href('/admin/contacten/logo')]: FILES } },
  tables: {
    default_card_settings: {
      actor: 'cards.settings',
      retention: { ends: 'never', because: 'there is one return address' },
      exported: notAboutAPerson,
      backup: 'contents',
    },
    card_logos: {
      actor: 'cards.settings',
      retention: {
        ends: 'a day after another took its place, and when no batch with it is to be printed',
        because: 'the same batch gives the same bytes',
        clean: (sql) => sql`
          delete from card_logos l
           where l.created_at < now() - interval '1 day'
             and not exists (select from default_card_settings where logo_id = l.id)
             and not exists (select from card_batches
                              where state = 'made' and printed_with->>'logo' = l.id::text)`,
      },
      bytes: { sealed_key: 'application' },
      objects: ['storage_key'],
      exported: notAboutAPerson,
      backup: 'people',
    },
    default_card_contacts: {
      actor: 'cards.settings',
      retention: {
        ends: 'when the office removes it',
        because: 'a colleague answers for a region for as long as that is so',
      },
      exported: notAboutAPerson,
      backup: 'contents',
    },
    postcode_area_assignments: {
      actor: 'cards.settings',
      retention: { ends: 'never', because: 'every postal code belongs to a region' },
      exported: notAboutAPerson,
      backup: 'contents',
    },
    card_batches: {
      actor: 'none',
      retention: {
        ends: 'two years after it was posted',
        because: 'cards may come back, and someone may ask what became of theirs',
        clean: (sql) => sql`
          delete from card_batches
           where state = 'posted' and changed_at < now() - interval '2 years'`,
      },
      exported: { not: 'the work of the office; an order says what became of it' },
      backup: 'people',
    },
  },
})
