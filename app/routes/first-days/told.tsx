import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/index.ts'
import { ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'

type ToldProps = { title: string; text: ReactNode; ways: readonly { href: string; text: string }[] }

/** What became of an answer about a death, and the ways on. */
export const Told = ({ title, text, ways }: ToldProps) => (
  <ReadingPage title={title}>
    <meta name="robots" content="noindex" />
    <PageTitle title={title} />
    <p>{text}</p>
    <Ways>
      {ways.map((way) => (
        <ButtonLink key={way.href} href={way.href} variant="secondary">
          {way.text}
        </ButtonLink>
      ))}
    </Ways>
  </ReadingPage>
)
