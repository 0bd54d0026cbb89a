import { href } from 'react-router'
import { type WithRoles } from '#app/access/capabilities.ts'
import { landingOf } from '#app/features/sign-in/sign-in.server.ts'
import { stoppedAccess, stoppedCompany } from '#app/features/guild/member.server.ts'

/** Where someone goes who has just signed in; who was let in as a guild member before is told why not. */
export const landingFor = async (id: string, begun: WithRoles): Promise<string> =>
  (await stoppedCompany({ id })) || (await stoppedAccess({ id }))
    ? href('/franchise/gestopt')
    : landingOf(begun)
