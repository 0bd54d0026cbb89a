import { useRouteLoaderData } from 'react-router'
import type { loader } from './layout.tsx'

/** How many notices nobody of the member has read, which every page of a member knows. */
export const useUnread = (): number =>
  useRouteLoaderData<typeof loader>('routes/directors/layout')?.unread ?? 0
