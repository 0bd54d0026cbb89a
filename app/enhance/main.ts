/** Each behaviour adds to markup that works without it; one that fails leaves the others alone. */
import { goesOn } from './again.ts'
import { asksAgain } from './ask.ts'
import { autosave } from './autosave.ts'
import { copiesClean } from './clean-copy.ts'
import { followConditions } from './conditions.ts'
import { waitForConsent } from './consent/consent.ts'
import { copyable } from './copy.ts'
import { askInDialog } from './consent/cookie-consent-dialog.ts'
import { openAsDialog } from './dialog.ts'
import { forgetAtSubmit, tidyDrafts } from './drafts.ts'
import { enhance } from './enhance.ts'
import { fetchLater } from './later.ts'
import { measure } from './consent/measure.ts'
import { dismissible, takeFocus } from './message.ts'
import { followNeeds } from './needs.ts'
import { sendsOnce } from './once.ts'
import { showable } from './password.ts'
import { unfold } from './unfold.ts'
import { revealPrintButton } from './print.ts'
import { followUpload } from './upload.ts'

enhance('body', tidyDrafts)
enhance('body', unfold)
enhance('body', copiesClean)
enhance('body', sendsOnce)
enhance('form[data-forget]', forgetAtSubmit)
enhance('form', followConditions)
enhance('input[data-needs]', followNeeds)
enhance('form[data-upload]', followUpload)
enhance('form[data-again]', goesOn)
enhance('form[data-consent]', waitForConsent)
enhance('form[data-autosave]', autosave)
enhance('a[data-dialog]', openAsDialog)
enhance('[data-dismiss]', dismissible)
enhance('[data-copy]', copyable)
enhance('[data-print]', revealPrintButton)
enhance('[data-asks]', asksAgain)
enhance('[data-password]', showable)
enhance('#error-summary', takeFocus)
enhance('input[data-scripted]', (input: HTMLInputElement) => {
  input.value = 'ja'
})
enhance('dialog[data-plain]', askInDialog)
enhance('body[data-tag-manager]', measure)
enhance('noscript[data-later]', fetchLater)
