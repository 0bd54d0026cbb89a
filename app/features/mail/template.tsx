import { Fragment, type ReactNode } from 'react'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { border, eveningStyles, on, written } from './colors.ts'
import { Strip, type StripPictures } from './strip.tsx'

export type LetterProps = {
  /** Of who writes: the head of the letter. */
  name: string
  strip: StripPictures
  subject: string
  /** None where it is a note to the office. */
  greeting: readonly string[]
  texts: readonly string[]
  facts: readonly string[]
  /** Those that can wait until it was said what is asked. */
  below: readonly string[]
  /** What comes next; empty where nothing does. */
  follows: readonly string[]
  /** Absent where there is nothing to do. */
  button?: Target
  /** Whether the button is only for who did not do it: it stands below the notes, and quietly. */
  isAlarm: boolean
  /** Whether it is for who wants something else than what the letter says. */
  isQuiet: boolean
  other?: Target
  notes: readonly string[]
  /** Introduces the address in full, for who cannot press the button. */
  linkFallback: string
  closing?: readonly string[]
  /** Whom to ask; in it can be pressed its `ways`. */
  help?: { text: string; ways: readonly Target[] }
  /** Where who has lost someone begins: below letters that may be read years later. */
  lost?: Target & { before: string }
}

type Target = { text: string; link: string }

const sans = 'Helvetica, Arial, sans-serif'
const serif = 'Georgia, "Times New Roman", serif'
/** An address that is longer than a line breaks, or the whole letter is wider than the screen. */
const text18 = {
  fontFamily: sans,
  fontSize: '18px',
  lineHeight: '1.6',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
} as const
const ink = written('ink', text18)
const small = written('muted', { ...text18, fontSize: '16px' })
const title = { ...text18, fontFamily: serif, fontSize: '26px', fontWeight: 400, lineHeight: '1.3' }
const underlined = { textDecoration: 'underline' }
const sheet = { border: `1px solid ${border}`, maxWidth: '560px' }

/**
 * On a telephone a fact stands below its label: beside it a long word is wider than the screen. Where letters
 * are large besides, our name and the longest word of a title still fit on a line; where they are not, no word of a
 * title is broken.
 */
const narrowStyles =
  '@media (min-width:340px){.words h1{-webkit-hyphens:none;hyphens:none}}@media (max-width:480px){.on-paper>table>tbody>tr>td{padding:12px 8px!important}.words{padding:12px 18px 20px!important}.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important}.value{border-top:0!important;padding-top:0!important}.press{display:block!important}}@media (max-width:256px){.on-paper>table>tbody>tr>td{padding:8px 4px!important}.words{padding:12px!important}.words h1{font-size:20px!important}.press{padding:12px!important}}'

/** A letter with at most one button. Mail programs need styles in place. */
export function MailLetter(props: LetterProps) {
  const { name, strip, subject, greeting, texts, facts, follows, button, isAlarm, other } = props
  const { isQuiet, below, notes, linkFallback, closing, help, lost } = props
  const hasFoot = button || help || lost
  return (
    <Html lang="nl">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <style>{eveningStyles + narrowStyles}</style>
      </Head>
      <Preview>{texts[0] ?? ''}</Preview>
      <Body {...on('paper', { margin: 0, padding: '24px 12px' })}>
        <Container {...lined(on('card', sheet))}>
          <Section>
            <Strip {...strip} />
          </Section>
          <Section className="words" style={{ padding: '16px 28px 28px' }}>
            <Text {...written('brand', { ...title, fontSize: '20px', margin: '0 0 12px' })}>
              {name}
            </Text>
            <Heading as="h1" {...written('ink', { ...title, marginTop: 0 })}>
              {subject}
            </Heading>
            <ParagraphTexts texts={[...greeting, ...texts]} />
            <FactTable facts={facts} />
            <ParagraphTexts texts={follows} />
            {isAlarm && <ParagraphTexts texts={notes} />}
            {button && (
              <Button href={button.link} {...(isAlarm || isQuiet ? outlinedButton : filled)}>
                {button.text}
              </Button>
            )}
            {other && (
              <Text {...ink}>
                <Link href={other.link} {...written('brand', underlined)}>
                  {other.text}
                </Link>
              </Text>
            )}
            <FactTable facts={below} />
            {!isAlarm && <ParagraphTexts texts={notes} />}
            {closing && (
              <Text {...ink}>
                {closing.map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </Text>
            )}
            {hasFoot && (
              <Hr className="lined" style={{ borderColor: border, margin: '24px 0 8px' }} />
            )}
            {button && (
              <Text {...small}>
                {linkFallback}
                <br />
                <Link
                  href={button.link}
                  {...written('brand', { ...underlined, wordBreak: 'break-all' })}
                >
                  {button.link}
                </Link>
              </Text>
            )}
            {help && <Text {...small}>{linked(help.text, help.ways)}</Text>}
            {lost && (
              <Text {...small}>
                {lost.before}{' '}
                <Link href={lost.link} {...written('brand', underlined)}>
                  {lost.text}
                </Link>
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

const ParagraphTexts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} {...ink}>
      {text}
    </Text>
  ))

/** A text in which an address or a number is a link. */
const linked = (text: string, [way, ...rest]: readonly Target[]): ReactNode => {
  if (!way) return text
  const [before = '', after] = text.split(way.text)
  if (after === undefined) return linked(text, rest)
  // A number stays on one line; an address may be longer than that.
  const whiteSpace = way.link.startsWith('tel:') ? 'nowrap' : 'normal'
  return (
    <>
      {before}
      <Link href={way.link} {...written('brand', { ...underlined, whiteSpace })}>
        {way.text}
      </Link>
      {linked(after, rest)}
    </>
  )
}

/** Those with a label, each on a line of its own between rules; what is said of them besides is text below. */
const FactTable = ({ facts }: { facts: readonly string[] }) => {
  const rows = facts.map((fact) => LABELLED.exec(fact)).filter((found) => found !== null)
  return (
    <>
      {rows.length > 0 && (
        <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '20px 0' }}>
          <tbody>
            {rows.map(([fact, label, value]) => (
              <tr key={fact}>
                <th
                  scope="row"
                  align="left"
                  {...cell(small, 'label', { width: '30%', overflowWrap: 'normal' })}
                >
                  {label}
                </th>
                <td {...cell(ink, 'value')}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ParagraphTexts texts={facts.filter((fact) => !LABELLED.test(fact))} />
    </>
  )
}

/** No sentence ends in a label. */
const LABELLED = /^((?:(?![.?!]\s)[^:])+): (.+)$/s

const cell = ({ className, style }: Painted, name: string, more: Painted['style'] = {}) =>
  lined({
    className: `${className} ${name}`.trimEnd(),
    style: {
      ...style,
      ...more,
      borderTop: `1px solid ${border}`,
      padding: '8px 12px 8px 0',
      fontWeight: 400,
      verticalAlign: 'top',
      whiteSpace: 'pre-line',
    },
  })

type Painted = ReturnType<typeof on>

const lined = ({ className, style }: Painted) => ({ className: `${className} lined`, style })

const both = (one: Painted, other: Painted): Painted => ({
  className: `${one.className} ${other.className}`,
  style: { ...one.style, ...other.style },
})

const pressed = {
  fontFamily: sans,
  fontSize: '18px',
  fontWeight: 600,
  lineHeight: '1.3',
  textAlign: 'center',
} as const

/** As wide as the letter on a telephone, like the buttons of the site. */
const press = { className: 'press', style: { borderRadius: '4px', margin: '12px 0 8px' } }

const filled = both(both(press, on('brand', { padding: '14px 24px' })), written('onBrand', pressed))

const outlinedButton = both(
  press,
  written('brand', { ...pressed, border: '1px solid', padding: '13px 23px' }),
)
