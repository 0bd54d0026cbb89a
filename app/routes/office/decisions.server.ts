import { createContext, type RouterContextProvider } from 'react-router'
import { type Decisions, decisionsFor } from '#app/features/office/today.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'

const readOnce = createContext<Promise<Decisions> | null>(null)

/** What waits for a decision of who asks: the menu and the first page have the same rows, read once. */
export function decisionsOf(context: Readonly<RouterContextProvider>): Promise<Decisions> {
  const decisions =
    context.get(readOnce) ?? decisionsFor(requireCapability(context, 'office.enter'))
  context.set(readOnce, decisions)
  return decisions
}
