import { isOfficeRole, OFFICE_ROLES, type OfficeRole } from '#app/features/operator/words.ts'
import { giveRoleIn, holdersIn, takeRoleIn, unlessLast } from '#app/features/roles/roles.server.ts'
import { type Command, type Given, Misused, Refused, type Tools } from './command.ts'

const UNKNOWN =
  'nobody confirmed that address. Have them sign up on the site and open the link in the mail first.'

function wanted({ words: [email = '', role = ''] }: Given): { email: string; role: OfficeRole } {
  if (!isOfficeRole(role)) throw new Misused(`ROLE is one of: ${OFFICE_ROLES.join(', ')}`)
  return { email, role }
}

async function give({ owner, request, say }: Tools, email: string, role: OfficeRole) {
  const given = await owner.asOperator((sql) => giveRoleIn(sql, { request }, email, role))
  if (!given.ok) throw new Refused(`${email}: ${UNKNOWN}`)
  say(given.now ? `${email} is now ${role}.` : `${email} was ${role} already.`)
}

export const firstAdministrator: Command = {
  does: 'gives the role admin where nobody has it yet',
  takes: ['EMAIL'],
  asks: ({ words: [email] }) => `Make ${email} the first administrator?`,
  run: async ({ words: [email = ''] }, tools) => {
    const holders = await tools.owner.asOperator(holdersIn)
    const [first] = holders.filter(({ roles }) => roles.includes('admin'))
    if (first)
      throw new Refused(`${first.email} is an administrator already: use give-role, or the page.`)
    await give(tools, email, 'admin')
  },
}

export const giveARole: Command = {
  does: `gives a role (${OFFICE_ROLES.join(', ')}); all administrators are mailed`,
  takes: ['EMAIL', 'ROLE'],
  asks: (given) => `Give ${wanted(given).email} the role ${wanted(given).role}?`,
  run: (given, tools) => give(tools, wanted(given).email, wanted(given).role),
}

export const takeARole: Command = {
  does: 'takes a role away; all administrators are mailed',
  takes: ['EMAIL', 'ROLE'],
  asks: (given) => `Take the role ${wanted(given).role} from ${wanted(given).email}?`,
  run: async (given, { owner, request, say }) => {
    const { email, role } = wanted(given)
    const taken = await unlessLast(
      owner.asOperator(async (sql) => {
        const holders = await holdersIn(sql)
        const held = holders.find((one) => one.email.toLowerCase() === email.toLowerCase())
        return held
          ? takeRoleIn(sql, { request }, held.id, role)
          : { ok: false, reason: 'none' as const }
      }),
    )
    if (!taken.ok)
      throw new Refused(
        taken.reason === 'last'
          ? `${email} is the last administrator: give somebody else that role first.`
          : `${email} does not have the role ${role}.`,
      )
    say(`${email} is ${role} no more.`)
  },
}
