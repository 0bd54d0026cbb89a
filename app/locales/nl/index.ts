import { accounts } from './accounts.ts'
import { common } from './common.ts'
import { interview } from './interview/index.ts'

export const nl = { common, accounts, interview } as const
