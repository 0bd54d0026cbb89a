import { useTranslation } from '#app/locales/use-translation.ts'
import type { RequestContents } from '#app/features/release/request-contents.server.ts'
import { dialled } from '#app/locales/phone.ts'
import { memberAsks } from '#app/features/release/texts/member-asks.nl.ts'
import { SummaryList } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office-body.tsx'
import { askedFacts } from './asked-facts.ts'

type Fact = { question: string; answer: string }
type AskedProps = {
  /** Null once it is forgotten. */
  asked: RequestContents | null
  before?: readonly Fact[]
  after?: readonly Fact[]
}

const CONTACT: Record<string, string> = memberAsks.asked.contact

/** What a member filled in, between what else is true of the request; the trusted person apart. */
export function Asked({ asked, before = [], after = [] }: AskedProps) {
  const { t } = useTranslation('release')
  const facts = asked ? askedFacts(asked) : []
  const contact = facts.flatMap(({ key, answer }) => {
    const question = CONTACT[key]
    const number = key === 'contactTelefoon' ? dialled(String(answer)) : undefined
    return question ? [{ question, answer, href: number }] : []
  })
  return (
    <OfficeBody>
      <SummaryList items={[...before, ...facts.filter(({ key }) => !CONTACT[key]), ...after]} />
      {contact.length > 0 && <h2>{t('asked.title')}</h2>}
      {contact.length > 0 && <SummaryList items={contact} />}
    </OfficeBody>
  )
}
