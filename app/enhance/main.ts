/**
 * The one script of the pages without hydration. Every behaviour is an addition to plain markup
 * that works without it, and one that fails leaves the others alone.
 */
import { followConditions } from './conditions.ts'
import { waitForConsent } from './consent.ts'
import { followNeeds } from './needs.ts'
import { followUpload } from './upload.ts'

function enhance<E extends Element>(selector: string, behaviour: (element: E) => void) {
  for (const element of Array.from(document.querySelectorAll<E>(selector))) {
    try {
      behaviour(element)
    } catch {
      // The page works without it.
    }
  }
}

enhance('form[data-step]', followConditions)
enhance('input[data-needs]', followNeeds)
enhance('form[data-upload]', followUpload)
enhance('form[data-consent]', waitForConsent)
