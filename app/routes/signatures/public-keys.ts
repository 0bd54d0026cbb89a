import { publicKeys } from '#app/features/signatures/sign.server.ts'
import { fingerprintOf } from '#app/features/signatures/verify.server.ts'

/** By which anyone can check what the register signed, with `npm run verify` or a program of their own. */
export const loader = () =>
  new Response(
    `${JSON.stringify({ keys: publicKeys().map((key) => ({ ...key, fingerprint: fingerprintOf(key) })) }, null, 2)}\n`,
    {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    },
  )
