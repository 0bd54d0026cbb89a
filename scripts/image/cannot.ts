/** Whether the image is right cannot be told here: what lacks, in words. */
export class CannotBeTried extends Error {
  override name = 'CannotBeTried'
}

/** How a program ends then, as with Automake. */
export const CANNOT_BE_TRIED = 77

const NO_REGISTRY =
  /npm (?:error|ERR!) code (ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E(?:NET|HOST)UNREACH|ERR_SOCKET_TIMEOUT|E429|E5\d\d)\b/

/** What npm says, after three tries of its own, when it is not the lock file that is wrong: its code. */
export const noRegistry = (said: string): string | undefined => NO_REGISTRY.exec(said)?.[1]
