import { href } from 'react-router'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { MoreWays } from '#app/ui/index.ts'
import { Asked, Ways } from '#app/ui/lamp/ways.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { useSaid } from '../kit/promises.ts'

const { card } = firstDays

/** How who holds a card gets to read the wishes, by what can be done already. */
export function WaysToRead() {
  const say = useSaid()
  const { directors = false, relatives = false } = useFrame()?.promises ?? {}
  const { contact, director } = card.ways
  const items = [
    ...(relatives ? [{ ...contact, href: href('/contactpersoon') }] : []),
    ...(directors
      ? [
          {
            title: say(director.title),
            text: say(director.text),
            href: href('/uitvaartondernemers/zoeken'),
          },
        ]
      : []),
  ]
  return (
    <>
      {items.length > 0 && <Ways items={items} />}
      {directors ? (
        <>
          <h2>{card.howTitle}</h2>
          <ol>{card.how.map(line)}</ol>
        </>
      ) : (
        <ul>{card.notYet.map(line)}</ul>
      )}
    </>
  )
}

const line = (text: string) => <li key={text}>{text}</li>

/** What one may ask who holds a card. */
export function AboutCard() {
  const directors = useFrame()?.promises?.directors === true
  return (
    <>
      <h2>{card.about}</h2>
      <Asked>
        <MoreWays summary={card.aliveTitle}>
          <p>{card.alive}</p>
          {directors && <p>{card.aliveWill}</p>}
        </MoreWays>
        {[card.safe, card.number].map(({ question, answer }) => (
          <MoreWays key={question} summary={question}>
            <p>{answer}</p>
          </MoreWays>
        ))}
      </Asked>
    </>
  )
}
