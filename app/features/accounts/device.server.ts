import Bowser from 'bowser'

/** What people call their browser and system: 'Firefox', 'Windows'. No versions, no make of device. */
export type Device = { browser: string | null; system: string | null }

/** Longer than any that a browser sends. */
const MAX_USER_AGENT = 500

/**
 * The families of a browser and its system, so that people can tell their sessions apart. Anyone can
 * send anything here: it is shown and serves for nothing else.
 */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent || userAgent.length > MAX_USER_AGENT) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: family(browser.name), system: family(os.name) }
}

const family = (name: string | undefined) => (name && name.length <= 40 ? name : null)
