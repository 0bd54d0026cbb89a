import type { Route } from './+types/discuss.ts'
import { WillStepPage } from './parts.tsx'
import { askDay, takeDay } from './step.server.ts'

export const loader = (args: Route.LoaderArgs) => askDay(args, 'discussed')

export const action = (args: Route.ActionArgs) => takeDay(args, 'discussed')

/** Asks on which day the living will was talked about. */
export default function DiscussLivingWill({ loaderData, actionData }: Route.ComponentProps) {
  return <WillStepPage step="discussed" fields={loaderData.fields} again={actionData} />
}
