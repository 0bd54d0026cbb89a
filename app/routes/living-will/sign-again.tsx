import type { Route } from './+types/sign-again.ts'
import { WillStepPage } from './parts.tsx'
import { askDay, takeDay } from './step.server.ts'

export const loader = (args: Route.LoaderArgs) => askDay(args, 'confirmed')

export const action = (args: Route.ActionArgs) => takeDay(args, 'confirmed')

/** Asks on which day the living will was signed again. */
export default function SignLivingWillAgain({ loaderData, actionData }: Route.ComponentProps) {
  return <WillStepPage step="confirmed" fields={loaderData.fields} again={actionData} />
}
