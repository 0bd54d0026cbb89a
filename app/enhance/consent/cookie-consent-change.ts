const current = () => (/(?:^|; )(?:__Host-)?consent=([^;]*)/.exec(document.cookie) || [])[1]

/**
 * Going back shows a page for an old choice; another tab may have made the choice.
 *
 * @param target the window for 'pageshow', the document for 'visibilitychange'
 */
export function whenCookieConsentChanges(target: EventTarget, event: string, then: () => void) {
  const before = current()
  target.addEventListener(event, () => {
    if (current() !== before) then()
  })
}
