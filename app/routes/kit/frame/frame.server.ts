import type { RouterContextProvider } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { chatLink } from '#app/features/content/chat.server.ts'
import { recordedWishes } from '#app/features/content/counter.server.ts'
import { keptPromises } from '#app/features/content/promises.server.ts'
import { opening } from '#app/features/opening/opening.server.ts'
import { asksCookieConsent } from '#app/middleware/cookie-consent.server.ts'
import { flashOf } from '#app/middleware/flash.server.ts'
import { isKnown, userOf } from '#app/middleware/user.server.ts'
import { requestFacts, tagManager } from '#app/platform/http/context.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isAway, wasFrozen } from '#app/platform/unavailable.server.ts'

/** What the frame around every page, error pages among them, shows of this request. */
export function frameOf(context: Readonly<RouterContextProvider>) {
  const user = userOf(context)
  const { nonce, reference } = context.get(requestFacts)
  return {
    nonce,
    reference,
    away: isAway(),
    frozen: wasFrozen(),
    helpdesk: env().HELPDESK_EMAIL,
    phone: env().OFFICE_PHONE,
    opening: opening(),
    chat: chatLink(),
    promises: keptPromises(),
    flash: flashOf(context),
    asksCookieConsent: asksCookieConsent(context),
    tagManager: context.get(tagManager) ?? undefined,
    total: recordedWishes.shown(),
    signedIn: user !== null,
    known: isKnown(context),
    userId: user?.id,
    email: user?.email,
    office: user !== null && may(user, 'office.enter'),
    guild: user !== null && may(user, 'guild.enter'),
  }
}
