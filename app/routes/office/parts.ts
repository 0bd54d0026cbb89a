import { href } from 'react-router'
import { type Capability, may, type WithRoles } from '#app/access/capabilities.ts'

/** The places of the office, in the order of their links, and what one must be allowed to see them. */
const PARTS = {
  start: { address: href('/admin'), needs: 'office.enter', isTab: true },
  link: { address: href('/admin/koppeling'), needs: 'file.link', isTab: true },
  guild: { address: href('/admin/gilde'), needs: 'members.manage', isTab: true },
  cardSettings: { address: href('/admin/contacten'), needs: 'cards.settings', isTab: true },
  requests: {
    address: href('/admin/toegangsverzoeken'),
    needs: 'requests.decide',
    isTab: true,
  },
  attention: { address: href('/admin/aandacht'), needs: 'office.enter', isTab: false },
  intake: { address: href('/admin/wensengesprek'), needs: 'conversations.hold', isTab: false },
  cards: { address: href('/admin/kaartjes'), needs: 'cards.print', isTab: false },
  appointments: { address: href('/admin/afspraken'), needs: 'appointments.read', isTab: false },
  figures: { address: href('/admin/cijfers'), needs: 'figures.read', isTab: false },
  read: { address: href('/admin/dossier'), needs: 'file.read', isTab: false },
  roles: { address: href('/admin/rollen'), needs: 'office.enter', isTab: false },
  keys: { address: href('/admin/sneltoetsen'), needs: 'office.enter', isTab: false },
  state: { address: href('/admin/toestand'), needs: 'state.read', isTab: false },
  audit: { address: href('/admin/logboek'), needs: 'audit.search', isTab: false },
} as const satisfies Record<string, { address: string; needs: Capability; isTab: boolean }>

export type OfficePart = { key: keyof typeof PARTS; address: string; isTab: boolean }

const ALL = Object.entries(PARTS) as [OfficePart['key'], (typeof PARTS)[OfficePart['key']]][]

/** The places that this colleague sees: tabs first, as specification 2.8 has them. */
export const partsFor = (actor: WithRoles): OfficePart[] =>
  ALL.filter(([, { needs }]) => may(actor, needs)).map(([key, { address, isTab }]) => ({
    key,
    address,
    isTab,
  }))

/** The place that a page belongs to: the one whose address is the longest beginning of the page's. */
export const partOfPath = (parts: readonly OfficePart[], path: string): OfficePart | undefined =>
  parts
    .filter(({ address }) => path === address || path.startsWith(`${address}/`))
    .toSorted((one, other) => other.address.length - one.address.length)[0]
