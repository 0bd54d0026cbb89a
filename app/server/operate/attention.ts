import { attentionIn } from '#app/features/attention/attention.server.ts'
import { startable, startJob } from '#app/features/manifests/jobs.server.ts'
import { type Command, Refused } from './command.ts'

export const attention: Command = {
  does: 'lists what needs a person, as the page Aandacht does; act on it there',
  run: async (_given, { owner, say }) => {
    const { rows, more } = await owner.asOperator(attentionIn)
    for (const { kind, about, why, since, company } of rows)
      say([since.toISOString(), kind, about, why, company].filter(Boolean).join('  '))
    if (more) say('There are more.')
    if (rows.length === 0) say('Nothing needs a person.')
  },
}

export const job: Command = {
  does: 'starts a job now that starts by itself later (`job list` names them)',
  takes: ['NAME'],
  asks: ({ words: [name] }) => (name === 'list' ? '' : `Start the job ${name} now?`),
  run: async ({ words: [name = ''] }, { owner, request, say }) => {
    if (name === 'list') return startable.forEach(say)
    const started = await owner.asOperator((sql) => startJob(sql, { request }, name))
    if (!started)
      throw new Refused(`There is no job ${name}: it is one of ${startable.join(', ')}.`)
    say(`${name} is in the queue; \`work\` does it.`)
  },
}
