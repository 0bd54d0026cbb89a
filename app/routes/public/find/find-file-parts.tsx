import { href } from 'react-router'
import { cards } from '#app/features/cards/texts.nl.ts'
import { Button, ButtonRow } from '#app/ui/index.ts'

const { find } = cards

/** For a funeral director who is not signed in. */
export function SignIn() {
  return (
    <form method="post">
      <ButtonRow>
        <span>{find.director}</span>
        <Button variant="secondary">{find.signIn}</Button>
      </ButtonRow>
    </form>
  )
}

/** Who may ask for a file, and how. */
export function HowToAsk() {
  return (
    <>
      <h2>{find.whoTitle}</h2>
      <ul>
        {find.who.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{find.howTitle}</h2>
      <ol>
        {find.how.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>
        <a href={href('/uitvaartondernemers/zoeken')}>{find.searchLink}</a>
      </p>
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
