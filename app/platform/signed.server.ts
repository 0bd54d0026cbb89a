import { env } from './env.server.ts'

/** By whom a letter or a mail is signed: a colleague, where the settings name one, and the house. */
export const signed = (house: string): string[] => [env().SIGNED_BY ?? [], house].flat()
