/**
 * Stands in for the router where the bare server renders the root layout: the same markup without
 * any routing. Everything else comes from the router itself.
 */
import type { ReactNode } from 'react'

export * from 'react-router'

type Shown = { path: string; styles: string[]; page: ReactNode }

let shown: Shown = { path: '/', styles: [], page: null }

/** Says what the next render is of; rendering to a string is done in one go. */
export const show = (next: Shown) => void (shown = next)

export const useRouteLoaderData = () => undefined
/** A step lies in the personal area, which has a menu of its own. */
export const useMatches = () => [{ handle: { hasMenu: true } }]
export const useLocation = () => ({ pathname: shown.path })
export const Meta = () => null
export const Outlet = () => shown.page
export const Links = () =>
  shown.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
