import { href } from 'react-router'
import { cards } from '#app/features/cards/texts.nl.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'

const { find } = cards

/** For a funeral director who is not signed in. */
export const SignIn = () => (
  <ButtonRow>
    <span>{find.director}</span>
    <ButtonLink href={signInAddress(href('/dossieropvragen'))} variant="secondary">
      {find.signIn}
    </ButtonLink>
  </ButtonRow>
)

/** Who may ask for a file, and how. `relatives`: whether contacts can read here themselves. */
export function HowToAsk({ relatives }: { relatives: boolean }) {
  return (
    <>
      <h2>{find.whoTitle}</h2>
      {relatives && (
        <p>
          {`${find.contact} `}
          <a href={href('/contactpersoon')}>{find.contactLink}</a>
        </p>
      )}
      <p>{relatives ? find.whoElse : find.who}</p>
      <ol>
        {find.how.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <ButtonRow>
        <ButtonLink href={href('/uitvaartondernemers/zoeken')}>{find.search}</ButtonLink>
      </ButtonRow>
    </>
  )
}

/** What cannot be done yet where directors cannot ask. */
export const NotYet = () => (
  <>
    <h2>{find.notYetTitle}</h2>
    <ul>
      {find.notYet.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
)
