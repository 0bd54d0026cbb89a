import { href } from 'react-router'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed.ts'

/**
 * Says on a developer's machine that all is ready: where, with which accounts. @param address
 * without a slash at the end
 */
export function announce(address: string) {
  const rows = DEMO_ACCOUNTS.map(({ email, what }) => `    ${email.padEnd(32)} ${what}`)
  console.log(
    [
      '',
      `  Wensenregister is ready: ${address}`,
      '',
      `  Demo accounts, password ${DEMO_PASSWORD}`,
      ...rows,
      '',
      `  Development mailbox:     ${address}${href('/dev/postvak')}`,
      '',
      '  Stop with Ctrl-C.',
      '',
    ].join('\n'),
  )
}
