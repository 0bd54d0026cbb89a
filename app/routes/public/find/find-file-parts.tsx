import { href } from 'react-router'
import { cards } from '#app/features/cards/texts.nl.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { Questions } from '#app/ui/page/prose.tsx'

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

/** What one may ask who holds a card. `kept`: whether directors can ask for a file. */
export function AboutCard({ kept }: { kept: boolean }) {
  const alive = (
    <>
      <p>{find.alive}</p>
      {kept && <p>{find.aliveWill}</p>}
    </>
  )
  return (
    <>
      <h2>{find.cardTitle}</h2>
      <Questions
        items={[
          find.number,
          { question: find.aliveTitle, answer: alive },
          find.safe,
        ]}
      />
      <p>
        {`${find.bookletTitle} `}
        <a href={href('/controleer')}>{find.booklet}</a>
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
