import { publicKeys } from '#app/features/signatures/sign.server.ts'

/** By which anyone can check what the register signed, with `npm run verify` or a program of their own. */
export const loader = () =>
  new Response(`${JSON.stringify({ keys: publicKeys() }, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
