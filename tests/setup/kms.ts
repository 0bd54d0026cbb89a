import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Mood = 'well' | 'throttled' | 'denied' | 'broken' | 'slow' | 'away'

const ERRORS: Partial<Record<Mood, [status: number, type: string]>> = {
  throttled: [400, 'ThrottlingException'],
  denied: [400, 'AccessDeniedException'],
  broken: [500, 'KMSInternalException'],
}

type Asked = {
  KeyId?: string
  CiphertextBlob?: string
  EncryptionContext?: Record<string, string>
  NumberOfBytes?: number
}

/**
 * Starts a server that speaks the part of the protocol of AWS KMS that the site uses, with one key.
 *
 * @returns its settings, and how it can be made to fail
 */
export async function startKms(keyId = 'alias/register') {
  const key = randomBytes(32)
  const kms = { mood: 'well' as Mood, asked: 0 }

  function sealed(plain: Buffer, context: unknown): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(
      Buffer.from(JSON.stringify(context)),
    )
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
  }

  function opened(text: string, context: unknown): string {
    const bytes = Buffer.from(text, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(JSON.stringify(context))).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('base64')
  }

  function answerTo(target: string, asked: Asked): [status: number, body: object] {
    const fails = ERRORS[kms.mood]
    if (fails) return [fails[0], { __type: fails[1], message: 'made up' }]
    if (asked.KeyId !== keyId) return [400, { __type: 'IncorrectKeyException' }]
    if (target.endsWith('.GenerateDataKeyWithoutPlaintext')) {
      const plain = randomBytes(asked.NumberOfBytes ?? 0)
      return [200, { KeyId: keyId, CiphertextBlob: sealed(plain, asked.EncryptionContext) }]
    }
    try {
      const Plaintext = opened(asked.CiphertextBlob ?? '', asked.EncryptionContext)
      return [200, { KeyId: keyId, Plaintext }]
    } catch {
      return [400, { __type: 'InvalidCiphertextException' }]
    }
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    kms.asked += 1
    if (kms.mood === 'away') return void req.socket.destroy()
    if (kms.mood === 'slow') return
    const asked = (await json(req)) as Asked
    const signed = req.headers.authorization ?? ''
    const isSigned = signed.startsWith('AWS4-HMAC-SHA256 Credential=REGISTER/')
    const [status, body] = isSigned
      ? answerTo(String(req.headers['x-amz-target']), asked)
      : [400, { __type: 'UnrecognizedClientException' }]
    res.writeHead(status, { 'Content-Type': 'application/x-amz-json-1.1' })
    res.end(JSON.stringify(body))
  }

  const server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    kms,
    /** A master key as it stands in MASTER_KEYS. */
    newKey: (name: string) =>
      `${name}:kms:${sealed(randomBytes(32), { wensenregister: 'master key', name })}`,
    settings: {
      KMS_KEY: keyId,
      KMS_ENDPOINT: `http://127.0.0.1:${port}`,
      KMS_ACCESS_KEY_ID: 'REGISTER',
      KMS_SECRET_ACCESS_KEY: 'geheim',
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
