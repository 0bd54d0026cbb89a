import { whenCookieConsentChanges } from './cookie-consent-change.ts'

const HOST = 'https://www.googletagmanager.com'

/**
 * Begins to measure, for a visitor who agreed, and stops when they take that back in another tab
 * (specification 3).
 */
export function measure(body: HTMLElement) {
  const all = window as { dataLayer?: unknown[] }
  const layer = (all.dataLayer = all.dataLayer || [])
  // It tells commands from events by their being `arguments`.
  const gtag: (...command: unknown[]) => void = function () {
    layer.push(arguments)
  }
  const tell = (granted: boolean) => {
    gtag('consent', 'update', { analytics_storage: granted ? 'granted' : 'denied' })
    layer.push({ event: 'consent', functional: true, analytics: granted })
  }
  gtag('consent', 'default', {
    functionality_storage: 'granted',
    security_storage: 'granted',
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    wait_for_update: 500,
  })
  tell(true)
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  layer.push({ event: 'page_view', page_path: location.pathname, page_title: document.title })
  const script = document.createElement('script')
  script.async = true
  script.src = `${HOST}/gtm.js?id=${body.dataset.tagManager}`
  document.head.appendChild(script)
  whenCookieConsentChanges(window, 'pageshow', () => location.reload())
  whenCookieConsentChanges(document, 'visibilitychange', () => {
    tell(false)
    for (const one of Array.from(document.querySelectorAll(`script[src^="${HOST}"]`))) one.remove()
    forget()
  })
}

/** Removes the cookies for whichever domain they were set. */
function forget() {
  const labels = location.hostname.split('.')
  for (const cookie of document.cookie.split('; ')) {
    const [, name] = /^(_g(?:a|id|at)(?:_[^=]*)?)=/.exec(cookie) || []
    if (name)
      labels.forEach((_, index) => {
        document.cookie = `${name}=;path=/;max-age=0;domain=${labels.slice(index).join('.')}`
      })
  }
}
