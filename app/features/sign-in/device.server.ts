import Bowser from 'bowser'

/** 'Firefox', 'Windows': no versions, no make of device. */
export type Device = { browser: string | null; system: string | null }

const MAX_USER_AGENT = 500

/** The name of a device, so that people tell their sessions apart; it proves nothing. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent || userAgent.length > MAX_USER_AGENT) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: family(browser.name), system: family(os.name) }
}

const family = (name: string | undefined) => (name && name.length <= 40 ? name : null)
