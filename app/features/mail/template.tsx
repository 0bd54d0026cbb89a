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
  Text,
} from '@react-email/components'

export type LetterProps = {
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
const ink = { color: '#1e2a2c', fontFamily: sans, fontSize: '18px', lineHeight: '1.6' }
const small = { ...ink, color: '#566062', fontSize: '16px' }

/** A letter with one button. Mail programs need styles in place. */
export function Letter(props: LetterProps) {
  const { subject, greeting, text, facts, follows, button, link, other, notes } = props
  const { linkFallback, closing, help } = props
  return (
    <Html lang="nl">
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{text}</Preview>
      <Body style={{ backgroundColor: '#fbf8f3', margin: 0, padding: '24px 12px' }}>
        <Container
          style={{
            backgroundColor: '#ffffff',
            border: '1px solid #dfd6c6',
            borderTop: '4px solid #1f4d4a',
            maxWidth: '560px',
            padding: '16px 28px 28px',
          }}
        >
          <Heading
            as="h1"
            style={{
              ...ink,
              fontFamily: serif,
              fontSize: '26px',
              fontWeight: 400,
              lineHeight: '1.3',
            }}
          >
            {subject}
          </Heading>
          <Text style={ink}>{greeting}</Text>
          <Text style={ink}>{text}</Text>
          {facts.length > 0 && (
            <Text style={ink}>{facts.flatMap((fact) => [fact, <br key={fact} />])}</Text>
          )}
          {follows && <Text style={ink}>{follows}</Text>}
          <Button
            href={link}
            style={{
              backgroundColor: '#1f4d4a',
              borderRadius: '4px',
              color: '#ffffff',
              fontFamily: sans,
              fontSize: '18px',
              fontWeight: 600,
              padding: '14px 24px',
            }}
          >
            {button}
          </Button>
          {other && (
            <Text style={ink}>
              <Link href={other.link} style={{ color: '#1f4d4a' }}>
                {other.text}
              </Link>
            </Text>
          )}
          {notes.map((note) => (
            <Text key={note} style={ink}>
              {note}
            </Text>
          ))}
          <Text style={ink}>
            {closing[0]}
            <br />
            {closing[1]}
          </Text>
          <Hr style={{ borderColor: '#dfd6c6', margin: '24px 0 8px' }} />
          <Text style={small}>
            {linkFallback}
            <br />
            <Link href={link} style={{ color: '#1f4d4a', wordBreak: 'break-all' }}>
              {link}
            </Link>
          </Text>
          <Text style={small}>{help}</Text>
        </Container>
      </Body>
    </Html>
  )
}
