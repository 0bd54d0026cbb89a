import { describe, expect, test } from 'vitest'
import '#tests/setup/database.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { renderMail } from './render.server.tsx'
import { mail as mailTexts } from './texts.nl.ts'

const link = 'http://localhost:3000/auth'
const to = 'a@example.nl'
const greet = async (firstName: string) => {
  const { text, html } = await renderMail({ kind: 'verify', to, firstName, link }, mailTraits)
  return { text, html, greeting: text.split('\n', 1)[0] }
}

describe('a mail', () => {
  test('asks for nothing but the picture that is the same for everyone, and knows the evening', async () => {
    const { html } = await greet('Anna')
    expect(html).not.toMatch(/url\(|<link|@import|cid:|data:image/)
    const asked = Array.from(html.matchAll(/(?:src|srcset)="([^"]*)"/gi), ([, address]) => address)
    expect(asked.toSorted()).toEqual(
      ['-avond', '-smal-avond', '-smal', ''].map((name) => absoluteLink(`/brief${name}.png`)),
    )
    expect(html).toMatch(/<img[^>]* alt=""/)
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/)
    const classes = Array.from(html.matchAll(/class="([^"]+)"/g), ([, name = '']) =>
      name.split(' '),
    )
    for (const name of new Set(classes.flat())) expect(html).toContain(`.${name}{`)
  })

  test('of a kind that has no texts here is not sent: a release later it has', async () => {
    const later = { kind: 'of-a-release-later', to, link } as unknown as Parameters<
      typeof renderMail
    >[0]
    await expect(renderMail(later, mailTraits)).rejects.toThrow('of-a-release-later')
  })

  test('of any kind has a word for all that its texts leave open', async () => {
    for (const kind of Object.keys(mailTexts).filter(
      (key) => typeof mailTexts[key as 'verify'] === 'object',
    )) {
      const mail = { kind, to, firstName: 'Anna', facts: [], link } as unknown
      const { text, subject } = await renderMail(
        mail as Parameters<typeof renderMail>[0],
        mailTraits,
      )
      expect(`${subject} ${text}`, kind).not.toContain('{{')
    }
  })

  test.each([
    [{ kind: 'death-all', to, firstName: 'Lisa', about: 'Gerda', facts: [], link }, true],
    [
      { kind: 'death-warning', to, firstName: 'Nel', about: 'Lisa', facts: [], below: [], link },
      false,
    ],
    [{ kind: 'relative-visit', to, firstName: '', link }, true],
    [
      { kind: 'access-ready', to, firstName: 'Lisa', about: 'Gerda', company: 'Smit', facts: [] },
      true,
    ],
    [{ kind: 'access-over-contact', to, firstName: 'Lisa', about: 'Gerda', facts: [] }, true],
    [
      {
        kind: 'access-over-contact',
        to,
        firstName: 'Lisa',
        about: 'Gerda',
        facts: [],
        lives: true,
      },
      false,
    ],
    [{ kind: 'relative-invited', to, firstName: 'Lisa', about: 'Gerda', facts: [], link }, false],
    [
      {
        kind: 'access-ready-living-will',
        to,
        firstName: 'Lisa',
        about: 'Gerda',
        company: 'Smit',
        facts: [],
      },
      false,
    ],
  ] as const)(
    'has the lamp of the evening above it where somebody died, and no house of mourning for who may live: %j',
    async (mail, isLamp) => {
      const { html } = await renderMail(mail, mailTraits)
      expect(html.includes('/brief-lamp.png')).toBe(isLamp)
      expect(html.includes('/brief-lamp-smal.png')).toBe(isLamp)
      expect(html.includes('/brief.png')).toBe(!isLamp)
      // Its near bank is the letter itself.
      expect(/class="([^"]+)"[^>]*><picture>/.exec(html)?.[1]).toBe(isLamp ? 'on-card' : 'on-note')
    },
  )

  test('says where its long words may be broken, in what is drawn only', async () => {
    const { html, text } = await renderMail(
      { kind: 'member-active', to, firstName: 'Smit', link },
      mailTraits,
    )
    expect(html).toContain('uitvaart\u00adonderneming')
    expect(text).not.toContain('\u00ad')
  })

  test('sets its facts as a table, and what it says as paragraphs', async () => {
    const facts = ['Dossiernummer: WR12345678', 'Route: links, dan: rechts', 'Zonder naam ervoor']
    const follows = ['Eerst dit.', 'Dan dat.']
    const { html, text } = await renderMail(
      { kind: 'wishes-confirmed', to, firstName: 'Nel', facts, follows, link },
      mailTraits,
    )
    expect(html).toMatch(/<th[^>]*>Dossiernummer<\/th><td[^>]*>WR12345678<\/td>/)
    expect(html).toMatch(/<th[^>]*>Route<\/th><td[^>]*>links, dan: rechts<\/td>/)
    expect(html).toMatch(/<\/table><p[^>]*>Zonder naam ervoor<\/p>/)
    for (const paragraph of follows) expect(html).toContain(`>${paragraph}</p>`)
    expect(text).toContain(`${facts.join('\n')}\n\n${follows.join('\n\n')}\n\nNaar uw wensen:`)
  })

  test('asks nothing loudly of who has what they asked for', async () => {
    const attachment = { name: 'afspraak.ics', type: 'text/calendar', text: '' }
    const about = { to, firstName: 'Nel', facts: ['Datum: morgen'], follows: [], link }
    const appointment = { kind: 'appointment-booked', ...about, attachment } as const
    const booked = await renderMail(appointment, mailTraits)
    const confirmed = await renderMail({ kind: 'wishes-confirmed', ...about }, mailTraits)
    const button = (html: string) => /<a[^>]*class="([^"]*\bpress\b[^"]*)"/.exec(html)?.[1]
    expect(button(confirmed.html)).toContain('on-brand')
    expect(button(booked.html)).not.toContain('on-brand')
  })

  test('sets facts of which none has a label as paragraphs', async () => {
    const facts = ['U kunt dit lezen tot en met 1 mei 2027.']
    const mail = { kind: 'death-all', to, firstName: 'Lisa', about: 'Gerda', facts, link } as const
    const { html } = await renderMail(mail, mailTraits)
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(`>${facts[0]}</p>`)
  })

  test('keeps a word with a hyphen on one line, and writes it as it is', async () => {
    const { html, text } = await greet('Anna')
    expect(html).toMatch(/<h1[^>]*>[^/]*<span style="white-space:nowrap">e-mail<\/span>adres/)
    expect(text).toContain('Bevestig nu nog uw e-mailadres.')
  })

  test.each([
    { kind: 'death-expired', to, firstName: 'Lisa', about: 'Gerda de Vries', link },
    {
      kind: 'access-confirm',
      to,
      firstName: 'Lisa',
      about: 'Gerda de Vries',
      company: 'Smit',
      follows: [],
      below: [],
      link,
    },
  ] as const)('asks nobody to call while there is no number: $kind', async (mail) => {
    const { text } = await renderMail(mail, mailTraits)
    expect(text).toContain('? Mail ons.')
    expect(text).not.toMatch(/\bbel\b/i)
  })

  test('says how we are reached by what the settings know, whatever it is about', () => {
    const { helpByPhone: _help, reachByPhone: _reach, ...others } = mailTexts
    expect(JSON.stringify(others)).not.toMatch(/\bbel(?:len)?\b (?:of mail )?(?:ons|mag)\b/i)
  })

  test('has no button where there is nothing to do', async () => {
    const { html, text } = await renderMail({ kind: 'account-deleted', to }, mailTraits)
    for (const body of [html, text])
      expect(body).not.toMatch(
        /(?<!src(?:Set)?=")https?:\/\/localhost(?!\S*\/overleden)|Werkt de knop/,
      )
  })

  test('ends with the door for who has lost someone', async () => {
    const { html, text } = await greet('Anna')
    expect(html).toMatch(/Is er iemand overleden\?[^/]*<a [^>]*href="[^"]*\/overleden"/)
    expect(text).toMatch(/Is er iemand overleden\? Lees wat u nu kunt doen: \S+\/overleden$/)
  })

  test.each([
    { kind: 'death-warning', to, firstName: 'Nel', about: 'Lisa', facts: [], below: [], link },
    { kind: 'death-all', to, firstName: 'Lisa', about: 'Gerda', facts: [], link },
    { kind: 'access-asked', to, firstName: 'Smit', about: 'Gerda', facts: [], link },
  ] as const)('has no such door where it hurts or is of no use: $kind', async (mail) => {
    const { html, text } = await renderMail(mail, mailTraits)
    for (const body of [html, text]) {
      expect(body).not.toContain('Is er iemand overleden?')
      expect(body).toContain('Heeft u een vraag?')
      expect(body).toContain('Met hartelijke groet')
    }
  })

  test('leads a contact who said yes nowhere while who named them lives', async () => {
    const yes = { kind: 'relative-confirmed', to, firstName: 'Lisa', about: 'Gerda' } as const
    const { text, html } = await renderMail(yes, mailTraits)
    for (const body of [html, text]) expect(body).not.toContain('Werkt de knop niet?')
    expect(text).toMatch(/Onderaan staat waar u dan begint\.[^]*Is er iemand overleden\?/)
  })

  test('is a note to the office: no greeting, and nobody to ask but themselves', async () => {
    const { html, text } = await renderMail({ kind: 'office-death', to, link }, mailTraits)
    for (const body of [html, text])
      expect(body).not.toMatch(/Goedendag|hartelijke groet|Heeft u een vraag|iemand overleden\?/)
    expect(text).toMatch(/^Een contactpersoon meldde/)
  })

  test('has its button after what says who needs it, where most people do not', async () => {
    const { html, text } = await renderMail({ kind: 'password-changed', to, link }, mailTraits)
    for (const body of [html, text])
      expect(body).toMatch(
        /Dan hoeft u niets te doen\..*Mail ons daarna\..*Kies een nieuw wachtwoord/s,
      )
  })

  test.each(['Anna', 'J.P. de Vries', '李小龍'])('greets %s by name', async (name) => {
    expect((await greet(name)).greeting).toBe(`Beste ${name},`)
  })

  test.each(['Win geld op bonus-s.com', 't.co', 'https://bonus.nl', 'anna@example.nl', ''])(
    'does not repeat %j, which is no name or has a link in it',
    async (name) => {
      const { greeting, text, html } = await greet(name)
      expect(greeting).toBe('Goedendag,')
      if (name) for (const body of [text, html]) expect(body).not.toContain(name)
    },
  )
})
