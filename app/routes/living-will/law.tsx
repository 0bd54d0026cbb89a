import type { ReactNode } from 'react'
import { href } from 'react-router'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { Questions } from '#app/ui/page/prose.tsx'

const { law } = livingWill

type Part = { question: string; answer: ReactNode }

const WORTH: Part = {
  question: law.title,
  answer: law.text.map((text) => <p key={text}>{text}</p>),
}

/** Each with its title. */
const OTHERS: readonly Part[] = [
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
 * @param hasBegun of who read it before; who has not reads the first part at once
 */
export function LivingWillLaw({ hasBegun }: { hasBegun: boolean }) {
  if (hasBegun) return <Questions items={[WORTH, ...OTHERS]} />
  return (
    <>
      <h2>{WORTH.question}</h2>
      {WORTH.answer}
      <Questions items={OTHERS} />
    </>
  )
}
