import { env } from './env.server.ts'

/** By whom a letter or a mail is signed: a colleague, whom else the settings name or nobody, and the house. */
export const signed = (house: string, by = env().SIGNED_BY): string[] => [by ?? [], house].flat()
