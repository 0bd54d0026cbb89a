import { hashOfRow, verifyAudit } from '#app/features/audit/verify.server.ts'
import { verifyVersions } from '#app/features/wishes/versions/verify-versions.server.ts'
import { type Command, dayIn, Misused, Refused, type Tools } from './command.ts'

type Say = Tools['say']

/** Of what was tampered with: enough to begin with, where a wrong table would fill a screen for hours. */
const SHOWN = 10

function sayFirst(say: Say, tampered: string[]) {
  for (const what of tampered.slice(0, SHOWN)) say(`Tampered with: ${what}`)
  if (tampered.length > SHOWN) say(`And ${tampered.length - SHOWN} more.`)
}

/** What was changed or taken away, never what it says. @returns how much that is */
async function checkVersions(say: Say): Promise<number> {
  const { files, versions, tampered } = await verifyVersions()
  sayFirst(
    say,
    tampered.map(
      ({ wishId, version, problem }) => `file ${wishId}, version ${version} (${problem})`,
    ),
  )
  say(`Checked: ${versions} versions of ${files} files. Tampered with: ${tampered.length}`)
  return tampered.length
}

/** The same of the audit log. */
async function checkLog(say: Say): Promise<number> {
  const { rows, problems, last, unchained } = await verifyAudit()
  sayFirst(
    say,
    problems.map(({ day, number, problem }) => `${day}, row ${number} (${problem})`),
  )
  say(`Checked: ${rows} rows of the log. Tampered with: ${problems.length}`)
  if (unchained.since)
    say(`Not chained yet: ${unchained.rows}, since ${unchained.since.toISOString()}`)
  if (last) say(`Newest: ${last.day}, row ${last.number}, ${last.hash}`)
  return problems.length
}

const CHECKS = { versions: checkVersions, log: checkLog }

export const verify: Command = {
  does: 'checks that no confirmed version and no row of the audit log was changed or taken away',
  options: { only: { type: 'string' } },
  optionsHelp: '--only versions|log',
  run: async ({ options: { only } }, { say }) => {
    const wanted = Object.entries(CHECKS).filter(([name]) => only === undefined || name === only)
    if (wanted.length === 0) throw new Misused('--only takes: versions, log')
    let found = 0
    for (const [, check] of wanted) found += await check(say)
    if (found > 0) throw new Refused('Something was tampered with.')
  },
}

export const compareRow: Command = {
  does: "says whether a row of the audit log still has the hash that a line of the site's log has of it",
  takes: ['DAY', 'NUMBER', 'HASH'],
  withoutKeys: true,
  run: async ({ words: [word, number = '', hash = ''] }, { say }) => {
    const day = dayIn(word)
    if (!day || !/^[1-9]\d{0,8}$/.test(number) || !/^[\da-f]{64}$/.test(hash))
      throw new Misused('They are as in the line: a day like 2026-01-31, a number, 64 letters.')
    const found = await hashOfRow(day, Number(number))
    if (!found) throw new Refused(`There is no row ${number} of ${day}.`)
    if (found !== hash) throw new Refused(`Row ${number} of ${day} has another hash: ${found}`)
    say('The same.')
  },
}
