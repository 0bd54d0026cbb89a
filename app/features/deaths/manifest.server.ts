import { href } from 'react-router'
import { defineFeature, FILES } from '#app/features/feature/manifest.ts'
import { lookAfterDeaths } from './job.server.ts'
import { REPORT } from './states.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    /** Looks after reports of a death, and makes what relatives read. */
    deaths: true
  }
}

const ofContacts = {
  not: 'what contacts said; who lives reads of it in the log, and of the others it is theirs',
  told: 'brief',
} as const

export const deaths = defineFeature({
  systems: ['deaths'],
  posts: {
    large: { [href('/contactpersoon/:relative/papier', { relative: '*' })]: FILES },
  },
  tables: {
    death_reports: {
      actor: 'none',
      retention: {
        ends: 'five years after it ended; that by which somebody is said to have died, with their account at the earliest',
        because:
          'for as long someone can claim that their file was released without right; and who had their months reads no more',
        clean: (sql) => sql`select forget_death_reports()`,
      },
      exported: ofContacts,
      backup: 'people',
    },
    death_report_answers: {
      actor: 'none',
      retention: {
        ends: 'with the report',
        because: 'it shows by whose word a file was released',
      },
      bytes: { address: 'hash' },
      exported: ofContacts,
      backup: 'people',
    },
    death_report_papers: {
      actor: 'none',
      retention: {
        ends: '90 days after the last step of the report',
        because: 'the office looks at it before it decides, and may be asked why',
        clean: (sql) => sql`
          delete from death_report_papers p using death_reports d
           where d.id = p.report_id and d.state <> 'reported'
             and d.changed_at < now() - interval '90 days'`,
      },
      bytes: { sealed: 'application' },
      objects: ['storage_key'],
      exported: ofContacts,
      backup: 'people',
    },
    death_report_approvals: {
      actor: 'none',
      owner: 'colleague_id',
      retention: {
        ends: 'with the report, or with the account of the colleague',
        because: 'a paper takes two colleagues',
      },
      bytes: { address: 'hash' },
      exported: { not: 'work for the register', told: 'work' },
      backup: 'people',
    },
    death_notices: {
      actor: 'deaths',
      retention: {
        ends: '90 days after the report ended',
        because: 'the office may be asked who told a contact, and when',
        clean: (sql) => sql`
          delete from death_notices n using death_reports d
           where d.id = n.report_id and not report_runs(d.state)
             and d.changed_at < now() - interval '90 days'`,
      },
      bytes: { sealed: 'application' },
      exported: ofContacts,
      backup: 'people',
    },
    death_report_ticks: {
      actor: 'none',
      retention: {
        ends: 'when the report ends',
        because: 'relatives share the list as long as they read',
      },
      exported: ofContacts,
      backup: 'people',
    },
    relative_copies: {
      actor: 'deaths',
      retention: {
        ends: 'what is read, when the time is over; who read it, 90 days later',
        because: 'relatives have the months to read that the owner chose',
        clean: (sql) => sql`
          delete from relative_copies c using death_reports d
           where d.id = c.report_id and d.state in ('ended', 'stopped')
             and d.changed_at < now() - interval '90 days'`,
      },
      bytes: {
        sealed: 'application',
        sealed_key: 'application',
        address: 'hash',
        letter: 'hash',
      },
      objects: ['storage_key'],
      exported: ofContacts,
      backup: 'people',
    },
    relative_copy_files: {
      actor: 'deaths',
      retention: {
        ends: 'with what is read',
        because: 'they belong to it',
      },
      bytes: { sealed: 'application' },
      objects: ['storage_key'],
      exported: ofContacts,
      backup: 'people',
    },
  },
  machines: { death_reports: REPORT },
  overview: {
    not: 'that a contact let us know stands in the list of requests, with who may decide',
  },
  jobs: {
    'work-on-deaths': {
      run: () => lookAfterDeaths(new Date(), { byDay: true }),
      at: '* * * * *',
      alone: true,
    },
  },
  mails: { expire: ['death-asked'], ownTerm: ['death-asked'] },
})
