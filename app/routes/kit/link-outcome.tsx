import type { ReactNode } from 'react'
import { ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from './page-title.tsx'

type LinkOutcomeProps = {
  title: string
  text: string
  link: { href: string; text: string; variant?: 'secondary' }
  children?: ReactNode
}

/** What became of a link in a mail, and where to go from here: nothing is left to do. */
export function LinkOutcome({ title, text, link, children }: LinkOutcomeProps) {
  return (
    <Narrow>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Lead>{text}</Lead>
      {children}
      <ButtonRow>
        <ButtonLink href={link.href} variant={link.variant}>
          {link.text}
        </ButtonLink>
      </ButtonRow>
    </Narrow>
  )
}
