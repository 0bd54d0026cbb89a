import { accounts } from './accounts.ts'
import { common } from './common.ts'
import { interview } from './interview/index.ts'
import { mail } from './mail.ts'

export const nl = { common, accounts, interview, mail } as const
