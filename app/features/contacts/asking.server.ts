/** What a contact is asked, in words: the same in the mail, in the letter and on the page. */
import { dutch } from '#app/locales/dutch.server.ts'
import { type Relative, ownerCalled } from './people.server.ts'
import { askedToRead } from './rules-form.ts'
import { relatives } from './texts.nl.ts'

const t = dutch<['relatives']>({ relatives })

/** What the owner asks of a contact, by what they chose: a sentence or two, and whether they arrange it. */
export function askedWords({ card, rules }: Pick<Relative, 'card' | 'rules'>): string[] {
  const moment = askedToRead(rules)
  const owner = ownerCalled(card.owner)
  return [
    t(`asked.${moment}.wants`, { owner }),
    t(`asked.${moment}.means`, { owner }),
    ...(card.arranges ? [t('asked.arranges', { owner })] : []),
  ]
}
