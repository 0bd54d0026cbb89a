import { Fragment, type ReactNode } from 'react'
import { href } from 'react-router'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { Questions } from '#app/ui/page/prose.tsx'

const { law } = livingWill

/** Each with its title. */
const PARTS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: law.title,
    answer: law.text.map((text) => <p key={text}>{text}</p>),
  },
  {
    question: law.tokenTitle,
    answer: (
      <>
        <p>{law.token}</p>
        <p>
          <a href={law.tokenLink.href}>{law.tokenLink.text}</a>
        </p>
      </>
    ),
  },
  {
    question: law.euthanasiaTitle,
    answer: (
      <>
        <p>{law.euthanasia}</p>
        <p>
          <a href={href('/vragenlijst/documenten')}>{law.euthanasiaUpload}</a>
        </p>
        <ul>
          {law.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.text}</a>
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    question: law.burialTitle,
    answer: (
      <>
        <p>{law.burial}</p>
        <p>
          <a href={href('/dashboard/wilsverklaring/overschrijven')}>{law.burialLink}</a>
        </p>
      </>
    ),
  },
]

/**
 * What a living will is worth, what it is not for, and where the official information is.
 *
 * @param isFolded for who has one that was signed, and read it before
 */
export function LivingWillLaw({ isFolded }: { isFolded: boolean }) {
  if (isFolded) return <Questions items={PARTS} />
  return PARTS.map(({ question, answer }) => (
    <Fragment key={question}>
      <h2>{question}</h2>
      {answer}
    </Fragment>
  ))
}
