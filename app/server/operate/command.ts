/** What every command of an operator is, and what it works with. */
import { day } from '#app/features/export/moments.ts'
import type { ParseArgsOptionsConfig } from 'node:util'
import type { Owner } from '#app/platform/database/owner.server.ts'

/** What stood on the line: words in their order, and options by their name. */
export type Given = { words: string[]; options: Record<string, string | boolean | undefined> }

export type Tools = {
  owner: Owner
  /** By which the rows of this run are known in the audit log. */
  request: string
  say: (line: string) => void
}

export type Command = {
  /** One line of the help. */
  does: string
  /** Names of the words that it takes, all of them needed; none with the option `--all`. */
  takes?: readonly string[]
  options?: ParseArgsOptionsConfig
  /** How its options are written, for the help. */
  optionsHelp?: string
  /** It opens nothing, so that it also works while KMS does not. */
  withoutKeys?: true
  /** What may not run beside it has the same word here; its own name where it is left out. */
  lock?: string
  /** What is asked before anything changes. Without it nothing does. */
  asks?: (given: Given) => string | Promise<string>
  /** @throws Refused, or anything else where it fails */
  run: (given: Given, tools: Tools) => Promise<void>
}

/** The lock of what replaces keys or goes by them: one that runs may find what another is replacing. */
export const KEYS = 'a command for keys'

/** Ends a command with a message and the code 1: it did nothing, or found what is not right. */
export class Refused extends Error {
  override name = 'Refused'
}

/** The line was wrong: code 2. */
export class Misused extends Error {
  override name = 'Misused'
}

/** Reads a day like '2026-01-31'. @returns undefined where it is none */
export const dayIn = (word: unknown): string | undefined => day.safeParse(word).data
