const current = () => (/(?:^|; )(?:__Host-)?consent=([^;]*)/.exec(document.cookie) || [])[1]

/**
 * Another choice than the one this page was made for: the browser went back to it, or the choice
 * was made in another tab.
 *
 * @param target what the event happens to: 'pageshow' to the window, 'visibilitychange' to the document
 */
export function whenConsentChanges(target: EventTarget, event: string, then: () => void) {
  const before = current()
  target.addEventListener(event, () => {
    if (current() !== before) then()
  })
}
