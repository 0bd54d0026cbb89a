export const ROLES = ['admin', 'staff', 'franchise'] as const
export type Role = (typeof ROLES)[number]

/** Those of the office itself, which gives and takes them. */
export const OFFICE_ROLES = ['admin', 'staff'] as const satisfies readonly Role[]
export type OfficeRole = (typeof OFFICE_ROLES)[number]

/** Whether it is a role of the office, and not of guild members. */
export const isOfficeRole = (name: string): name is OfficeRole =>
  OFFICE_ROLES.some((role) => role === name)

const office = [
  'office.enter',
  'appointments.read',
  'appointments.change',
  'conversations.hold',
  'figures.read',
  'cards.print',
  'requests.decide',
  'callbacks.manage',
  'members.manage',
  'cards.settings',
  'files.search',
  'file.link',
] as const

/** What each role may do. The database has the same in `role_capabilities`. */
export const capabilitiesOf = {
  admin: [
    ...office,
    'members.remove',
    'law.manage',
    'audit.search',
    'attention.manage',
    'state.read',
    'roles.manage',
    'file.read',
    'file.change',
    'file.delete',
  ],
  staff: office,
  franchise: ['guild.enter'],
} as const satisfies Record<Role, readonly string[]>

export type Capability = (typeof capabilitiesOf)[Role][number]

/** Each of them once, in the order of the roles. */
export const CAPABILITIES = [
  ...new Set(ROLES.flatMap((role): Capability[] => [...capabilitiesOf[role]])),
]

export type WithRoles = { roles: readonly Role[] }

/**
 * Whether one of someone's roles allows it. The policies of the database ask the same of
 * `role_capabilities`.
 */
export const may = ({ roles }: WithRoles, wanted: Capability): boolean =>
  roles.some((role) => (capabilitiesOf[role] as readonly Capability[]).includes(wanted))

/** Whether someone does anything for the register beside keeping their own wishes. */
export const hasTask = ({ roles }: WithRoles): boolean => roles.length > 0
