/**
 * Master keys that AWS KMS, or what speaks its protocol, has sealed. It is asked at the start and once an
 * hour, never for a request: the keys are kept in memory.
 */
import { createSecretKey } from 'node:crypto'
import type { KMSClient } from '@aws-sdk/client-kms'
import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { type NamedKey, namedKeys, setMasterKeys } from './crypto.server.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'

/** In ms. */
const SOON = 5000
/** For one answer, which is asked for three times at most. */
const ANSWER = 3000

/** What a sealed master key belongs to, by its name: for another it does not open. */
const contextOf = (name: string) => ({ wensenregister: 'master key', name })

/** A KMS that answers, and does not give the key: another key, no right, one that was turned off. */
export class RefusedByKms extends Error {
  override name = 'RefusedByKms'
}

let made: Promise<{ client: KMSClient; sdk: typeof import('@aws-sdk/client-kms') }> | undefined

/** The client is large, so it is loaded only where KMS is used. */
function kms() {
  made ??= import('@aws-sdk/client-kms').then((sdk) => {
    const { KMS_REGION, KMS_ENDPOINT, KMS_ACCESS_KEY_ID, KMS_SECRET_ACCESS_KEY } = env()
    const client = new sdk.KMSClient({
      region: KMS_REGION,
      ...(KMS_ENDPOINT && { endpoint: KMS_ENDPOINT }),
      credentials: {
        accessKeyId: KMS_ACCESS_KEY_ID ?? '',
        secretAccessKey: KMS_SECRET_ACCESS_KEY ?? '',
      },
      requestHandler: {
        connectionTimeout: ANSWER,
        requestTimeout: ANSWER,
        throwOnRequestTimeout: true,
      },
    })
    return { client, sdk }
  })
  return made
}

const THROTTLED = /Throttl|LimitExceeded|TooManyRequests/

/** @throws RefusedByKms when asking again is of no use, else what the library threw */
async function asked<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { name = '', $fault } = error as { name?: string; $fault?: string }
    if ($fault !== 'client' || THROTTLED.test(name)) throw error
    throw new RefusedByKms(`KMS refuses (${name}): look at KMS_KEY, its keys and MASTER_KEYS.`)
  }
}

/**
 * Has a master key made.
 *
 * @returns as it stands in MASTER_KEYS: `name:kms:…`
 * @throws RefusedByKms, or what the library threw while it is away
 */
export async function newMasterKey(name: string): Promise<string> {
  const { client, sdk } = await kms()
  const wanted = { KeyId: env().KMS_KEY, EncryptionContext: contextOf(name), NumberOfBytes: 32 }
  const { CiphertextBlob } = await asked(() =>
    client.send(new sdk.GenerateDataKeyWithoutPlaintextCommand(wanted)),
  )
  if (!CiphertextBlob) throw new RefusedByKms('KMS made no key.')
  return `${name}:kms:${Buffer.from(CiphertextBlob).toString('base64')}`
}

const BY_KMS = /^([a-z0-9-]{1,32}):kms:(.+)$/

async function opened(entry: string): Promise<NamedKey[]> {
  const [, name, sealed = ''] = BY_KMS.exec(entry) ?? []
  if (!name) return namedKeys([entry])
  const { client, sdk } = await kms()
  const { Plaintext } = await asked(() =>
    client.send(
      new sdk.DecryptCommand({
        KeyId: env().KMS_KEY,
        CiphertextBlob: Buffer.from(sealed, 'base64'),
        EncryptionContext: contextOf(name),
      }),
    ),
  )
  if (Plaintext?.length !== 32) throw new RefusedByKms(`KMS: ${name} is no key of 32 bytes.`)
  return [{ name, key: createSecretKey(Plaintext) }]
}

/** @throws RefusedByKms, or what the library threw while it is away */
async function readMasterKeys(): Promise<void> {
  const keys = await Promise.all(env().MASTER_KEYS.map(opened))
  setMasterKeys(keys.flat())
}

/** Whether a KMS has a part in the master keys. */
export const asksKms = (): boolean => env().MASTER_KEYS.some((entry) => BY_KMS.test(entry))

/**
 * Has the master keys at hand, for a command that does one thing. @throws as KMS does
 */
export const haveMasterKeys = async (): Promise<void> => {
  if (asksKms()) await readMasterKeys()
}

/**
 * Has the master keys at hand as long as the process runs. While KMS is away at the start there are none,
 * and what needs them is an outage; later the process goes on with those that it has. When KMS refuses
 * later, because a right was taken away, the process forgets them.
 *
 * @returns what ends it
 * @throws RefusedByKms at the start
 */
export async function keepMasterKeys(): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined
  const again = (ms: number) => void (timer = setTimeout(() => void later(ms), ms).unref())
  async function later(waited: number) {
    try {
      await readMasterKeys()
      again(HOUR_MS)
    } catch (error) {
      if (error instanceof RefusedByKms) setMasterKeys(undefined)
      log().error({ err: error }, 'master keys did not come')
      again(waited === HOUR_MS ? SOON : Math.min(waited * 2, MINUTE_MS))
    }
  }
  if (!asksKms()) return () => {}
  try {
    await readMasterKeys()
    again(HOUR_MS)
  } catch (error) {
    if (error instanceof RefusedByKms) throw error
    log().error({ err: error }, 'master keys did not come')
    again(SOON)
  }
  return () => clearTimeout(timer)
}
