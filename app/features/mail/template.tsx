import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { border, eveningStyles, on, written } from './colors.ts'
import { Strip } from './strip.tsx'

export type LetterProps = {
  /** Of who writes: the head of the letter. */
  name: string
  subject: string
  greeting: string
  text: string
  facts: readonly string[]
  /** What comes next; empty where nothing does. */
  follows: string
  button: string
  link: string
  other?: { text: string; link: string }
  notes: readonly string[]
  /** Introduces the address in full, for who cannot press the button. */
  linkFallback: string
  closing: readonly string[]
  help: string
}

const sans = 'Helvetica, Arial, sans-serif'
const serif = 'Georgia, "Times New Roman", serif'
const text18 = { fontFamily: sans, fontSize: '18px', lineHeight: '1.6' }
const ink = written('ink', text18)
const small = written('muted', { ...text18, fontSize: '16px' })
const title = { ...text18, fontFamily: serif, fontSize: '26px', fontWeight: 400, lineHeight: '1.3' }
const linked = { textDecoration: 'underline' }
const sheet = { border: `1px solid ${border}`, maxWidth: '560px' }

/** A letter with one button. Mail programs need styles in place. */
export function Letter(props: LetterProps) {
  const { name, subject, greeting, text, facts, follows, button, link, other, notes } = props
  const { linkFallback, closing, help } = props
  return (
    <Html lang="nl">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <style>{eveningStyles}</style>
      </Head>
      <Preview>{text}</Preview>
      <Body {...on('paper', { margin: 0, padding: '24px 12px' })}>
        <Container {...lined(on('card', sheet))}>
          <Section>
            <Strip />
          </Section>
          <Section style={{ padding: '16px 28px 28px' }}>
            <Text {...written('brand', { ...title, fontSize: '20px', margin: '0 0 12px' })}>
              {name}
            </Text>
            <Heading as="h1" {...written('ink', { ...title, marginTop: 0 })}>
              {subject}
            </Heading>
            <Text {...ink}>{greeting}</Text>
            <Text {...ink}>{text}</Text>
            {facts.length > 0 && (
              <Text {...ink}>{facts.flatMap((fact) => [fact, <br key={fact} />])}</Text>
            )}
            {follows && <Text {...ink}>{follows}</Text>}
            <Button href={link} {...filled}>
              {button}
            </Button>
            {other && (
              <Text {...ink}>
                <Link href={other.link} {...written('brand', linked)}>
                  {other.text}
                </Link>
              </Text>
            )}
            {notes.map((note) => (
              <Text key={note} {...ink}>
                {note}
              </Text>
            ))}
            <Text {...ink}>
              {closing[0]}
              <br />
              {closing[1]}
            </Text>
            <Hr className="lined" style={{ borderColor: border, margin: '24px 0 8px' }} />
            <Text {...small}>
              {linkFallback}
              <br />
              <Link href={link} {...written('brand', { ...linked, wordBreak: 'break-all' })}>
                {link}
              </Link>
            </Text>
            <Text {...small}>{help}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

type Painted = ReturnType<typeof on>

const lined = ({ className, style }: Painted) => ({ className: `${className} lined`, style })

const both = (one: Painted, other: Painted): Painted => ({
  className: `${one.className} ${other.className}`,
  style: { ...one.style, ...other.style },
})

const filled = both(
  on('brand', { borderRadius: '4px', padding: '14px 24px' }),
  written('onBrand', { fontFamily: sans, fontSize: '18px', fontWeight: 600 }),
)
