/** Reading everything once more, confirming it, and the page that says so. */
import { describe, expect, test } from 'vitest'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { chooseWhoArranges } from '#app/features/relatives/arranges.server.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { renderMail } from '#app/features/mail/render.server.tsx'
import { ADDRESS, askForCards, saveNaw } from '#tests/fixtures/people/cards.ts'
import { mailsTo } from '#tests/fixtures/people/mailbox.ts'
import { changed, fieldsOf, inputOf, pageOf } from '#tests/fixtures/page.ts'
import { answer, fileOf, open, user, visitor } from '#tests/fixtures/people/someone.ts'
import { cancelDeletion, requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { allowHealthData } from '#app/features/living-will/living-will.server.ts'
import { signWill } from '#tests/fixtures/people/to-ask-for.ts'
import { owner } from '#tests/setup/database.ts'

const CHECK = '/dashboard/controleren'
const DONE = '/dashboard/bevestigd'

const HENK = {
  firstName: 'Henk',
  lastName: 'Bos',
  relation: 'broer',
  address: '',
  phone: '',
  email: '',
}

const write = (energy: string) => answer('/vragenlijst/veer', { energy })
const seenOn = async () => inputOf(await visitor.get(CHECK), 'seen')
const confirm = async () => visitor.post(CHECK, { seen: await seenOn() })
const versions = async () =>
  owner`select number from wish_versions where wish_id = ${(await fileOf())?.id}`

describe('checking', () => {
  test('shows every answer, and leads to each step, also to one without', async () => {
    await write('zwemmen in zee')
    const { text } = await visitor.get(CHECK)
    expect(text).toContain('zwemmen in zee')
    for (const key of sectionKeys) {
      expect(text).toContain(`href="${addressOf(key)}"`)
      expect(text).toContain(`: ${sectionTexts(key).summaryTitle}"`.replaceAll('&', '&amp;'))
    }
    expect(text.match(/Hier heeft u niets ingevuld/g)).toHaveLength(6)
    expect((await visitor.get('/dashboard')).text).not.toContain('Hier heeft u niets ingevuld')
    expect(text).toMatch(
      /href="#bevestigen"[^]*id="bevestigen"[^]*Dit zijn mijn wensen: bevestigen/,
    )
  })

  test('tells in a line what is in a closed chapter, never of what is confidential', async () => {
    await write('zwemmen in zee')
    await answer('/vragenlijst/secret', { caution: 'mijn dagboeken' })
    for (const path of [CHECK, '/dashboard']) {
      const { text } = await visitor.get(path)
      const closed = Array.from(text.matchAll(/<summary[^]*?<\/summary>/g), ([summary]) => summary)
      expect(closed.join(), path).toContain('zwemmen in zee')
      expect(closed.join(), path).toContain('1 antwoord. Later alleen voor de uitvaart')
      expect(closed.join(), path).not.toContain('dagboeken')
    }
  })

  test('keeps the number of a house with its street in the line of a contact', async () => {
    await saveNaw(user, { ...ADDRESS, contacts: [{ ...HENK, address: 'Buren 3' }] })
    const { bytes } = await visitor.get(`${CHECK}?open=alles`)
    expect(bytes.toString()).toMatch(/Henk Bos, broer, Buren\u00a03/)
  })

  test('says which required answers are open, with a link to each; none when there are none', async () => {
    await write('zwemmen')
    const { text } = await visitor.get(CHECK)
    expect(text).toContain('Dit staat nog open')
    for (const key of ['street', 'postalCode', 'city'])
      expect(text).toContain(`href="/vragenlijst/naw#${key}"`)
    await saveNaw(user, ADDRESS)
    expect((await visitor.get(CHECK)).text).not.toContain('Dit staat nog open')
  })

  test('says what may be looked at once more, with the way there and one to leave it so', async () => {
    await answer('/vragenlijst/rituelen', { music: ['Klassiek', 'Geen muziek'] })
    await saveNaw(user, { ...ADDRESS, contacts: [HENK] })
    const before = await open(CHECK)
    expect(before.text).toContain('U koos ‘geen muziek’, en ook klassiek.')
    expect(before.text).toContain('Henk heeft nog geen e-mailadres en geen telefoonnummer.')
    const { text } = await visitor.get(CHECK)
    expect(text).toContain('href="/vragenlijst/rituelen#music"')
    expect(text).toContain('href="/vragenlijst/naw#contacts[0].email"')
    const [, leave = ''] = /href="([^"]*laat=muziek)"/.exec(text) ?? []
    const after = await open(leave)
    expect(after.text).not.toContain('geen muziek’')
    expect(after.text).toContain('Henk heeft nog geen e-mailadres')
    expect((await confirm()).headers.location).toBe(DONE)
  })

  test('opens all chapters by a link, but for what is confidential', async () => {
    await write('zwemmen')
    await answer('/vragenlijst/secret', { caution: 'mijn dagboeken' })
    const opened = (html: string) =>
      Array.from(html.matchAll(/<details id="(\w+)"[^>]*open=""/g), ([, id]) => id)
    const closed = await visitor.get(CHECK)
    expect(opened(closed.text)).toEqual([])
    const [, all = ''] = /href="([^"]*)"[^>]*>Open alles</.exec(closed.text) ?? []
    expect(opened((await visitor.get(all)).text)).toEqual(['veer'])
  })

  test('is what the overview leads to while there is a draft, and only then', async () => {
    await write('zwemmen')
    expect((await visitor.get('/dashboard')).text).toContain(`href="${CHECK}"`)
    await confirm()
    expect((await visitor.get('/dashboard')).text).not.toContain(`href="${CHECK}"`)
    await write('fietsen')
    expect((await visitor.get('/dashboard')).text).toContain(`href="${CHECK}"`)
  })

  test('offers nothing to confirm when nothing has changed since', async () => {
    await write('zwemmen')
    await confirm()
    const page = await open(CHECK)
    expect(page.text).toContain('Deze wensen zijn bevestigd')
    expect(page.text).not.toContain('Dit zijn mijn wensen')
  })

  test('leaves nothing to go on with in the interview, only what may be changed', async () => {
    await write('zwemmen')
    expect((await open('/vragenlijst')).text).toContain('Verdergaan')
    await confirm()
    const page = await open('/vragenlijst')
    expect(page.heading).toBe('Uw wensen aanpassen')
    expect(page.text).not.toContain('Verdergaan')
  })

  test('without any wishes leads to the questions', async () => {
    expect((await visitor.get(CHECK)).headers.location).toBe('/vragenlijst')
  })
})

describe('confirming', () => {
  test('completes the file, keeps a version and leads to a page that stays', async () => {
    await write('zwemmen')
    const reply = await confirm()
    expect([reply.status, reply.headers.location]).toEqual([303, DONE])
    const file = await fileOf()
    expect(file).toMatchObject({ is_completed: true, title: 'Wensengesprek Vragenlijst' })
    expect(await versions()).toEqual([{ number: 1 }])
    for (let looks = 0; looks < 2; looks += 1) {
      const page = await open(DONE)
      expect(page.heading).toBe('Uw wensen zijn bevestigd')
      // What is sent along says where to look.
      expect(page.text).toMatch(
        /Mijn dossiernummer is WR\d{8}\. Ben ik overleden\? Kijk dan op [\w.:]+\/overleden\./,
      )
      expect(page.text).toMatch(/Versie 1, \d+ \w+ \d{4}/)
      expect(page.text).toContain(`Dossiernummer ${file?.wish_file_number}`)
      expect(page.text).not.toContain('zwemmen')
    }
  })

  test.each([
    ['to ask for cards to who has not', false, 'Vraag kaartjes aan', 'kaartjes met uw'],
    [
      'that they come to who asked for cards',
      true,
      'Uw kaartjes zijn aangevraagd',
      'hoe het met uw kaartjes',
    ],
  ])('says %s', async (_what, asked, onPage, inMail) => {
    if (asked) await askForCards(user)
    else await write('zwemmen')
    await confirm()
    const { text } = await open(DONE)
    expect(text).toContain(onPage)
    expect(text.includes('Vraag kaartjes aan')).toBe(!asked)
    for (const state of ['batched', 'printed', 'posted'])
      await owner`update card_orders set state = ${state} where user_id = ${user.id}`
    expect((await open(DONE)).text.includes('Uw kaartjes zijn verstuurd')).toBe(asked)
    const mail = (await mailsTo(user.email)).find(({ kind }) => kind === 'wishes-confirmed')
    if (!mail) throw new Error('no mail')
    expect((await renderMail(mail, mailTraits)).text).toContain(inMail)
  })

  test('asks for somebody who may read until one said yes', async () => {
    await write('zwemmen')
    await confirm()
    expect((await open(DONE)).text).toContain('Nog één ding: wie mag uw wensen lezen?')
    await saveNaw(user, { ...ADDRESS, contacts: [HENK, { ...HENK, firstName: 'Lisa' }] })
    const [lisa, ...rest] = (await currentRelatives(user.id)).toReversed()
    await chooseWhoArranges(user.id, [lisa?.id ?? ''])
    await confirm()
    const { text } = await visitor.get(DONE)
    expect(text).toContain('Nog één ding: vraag Lisa of het goed is')
    expect(text).toContain(`href="/dashboard/contacten/${lisa?.id}"`)
    await owner`update relatives set state = 'invited' where id = ${rest[0]?.id ?? ''}`
    await owner`update relatives set state = 'accepted' where id = ${rest[0]?.id ?? ''}`
    expect((await open(DONE)).text).not.toContain('Nog één ding')
  })

  test.each([
    ['/vragenlijst/documenten'],
    ['/dashboard/wilsverklaring'],
    ['/dashboard/wilsverklaring/invullen'],
    ['/formulier'],
  ])('is told on %s that what is written goes with the account', async (path) => {
    await allowHealthData(user.id)
    expect((await open(path)).text).not.toContain('Uw account wordt verwijderd')
    await requestDeletion(user)
    await allowHealthData(user.id)
    const { text } = await open(path)
    expect(text).toContain('Uw account wordt verwijderd')
    expect(text).toContain('Dan verdwijnt ook wat u nu schrijft.')
  })

  test('promises nothing that comes after the account has gone, and says that it goes', async () => {
    const LATER = /geschenk|Nog één ding|Ben ik overleden|Vertel het iemand|aartjes|later nog/
    await saveNaw(user, { ...ADDRESS, contacts: [HENK] })
    await askForCards(user)
    await requestDeletion(user)
    const overview = (await open('/dashboard')).text
    expect(overview).toContain('wij sturen ze nu niet')
    expect(overview).not.toMatch(/Dan sturen wij|zodra u uw wensen bevestigt/)
    expect((await open('/dashboard/kaartjes')).text).not.toContain('wacht op uw wensen')
    const check = (await open(CHECK)).text
    expect(check).toContain('Uw account wordt verwijderd')
    expect(check).toContain('Dan verdwijnt ook wat u nu schrijft.')
    await confirm()
    const { text } = await open(DONE)
    expect(text).toContain('Uw account wordt verwijderd')
    expect(text).toContain('Download dan uw boekje.')
    expect(text).not.toMatch(LATER)
    const mails = await mailsTo(user.email)
    const mail = mails.find(({ kind }) => kind.startsWith('wishes-confirmed'))
    if (!mail) throw new Error('no mail')
    const told = (await renderMail(mail, mailTraits)).text
    expect(told).toMatch(/in de nacht na \d+\s\w+ \d{4}\. Dan verdwijnen deze wensen ook\./)
    expect(told).not.toMatch(/geschenk|vertel iemand|kaartjes/)
    await cancelDeletion(user.id)
    const kept = (await open(DONE)).text
    for (const part of [
      'geschenk',
      'Nog één ding',
      'Ben ik overleden',
      'Uw kaartjes zijn aangevraagd',
    ])
      expect(kept).toContain(part)
    expect((await open(CHECK)).text).not.toContain('Uw account wordt verwijderd')
  })

  test('quotes how the person wants to be remembered, when that is short, and nothing else', async () => {
    const quoted = async (remembered: string) => {
      await answer('/vragenlijst/kaars', { remembered, stories: 'over de burgemeester' })
      await confirm()
      return (await open(DONE)).text
    }
    await answer('/vragenlijst/secret', { extraAttention: 'niet naast Ria' })
    const text = await quoted('Als iemand die altijd tijd had.')
    expect(text).toContain('‘Als iemand die altijd tijd had.’')
    for (const other of ['burgemeester', 'Ria']) expect(text).not.toContain(other)
    for (const long of ['Als iemand. '.repeat(20), 'Als iemand\nmet tijd'])
      expect(await quoted(long)).not.toMatch(/Als iemand/)
  })

  test('says to discuss a living will to who signed one, and to think about one to who did not', async () => {
    await write('zwemmen')
    await confirm()
    expect((await open(DONE)).text).toContain('Denk na over een wilsverklaring')
    await signWill(user)
    const { text } = await open(DONE)
    expect(text).toContain('Bespreek uw wilsverklaring')
    expect(text).not.toContain('Denk na over een wilsverklaring')
    await owner`update wilsverklaringen set state = 'discussed' where user_id = ${user.id}`
    expect((await open(DONE)).text).not.toContain('uw wilsverklaring')
  })

  test('a second time, as by a double click, says the same', async () => {
    await write('zwemmen')
    const seen = await seenOn()
    for (let times = 0; times < 2; times += 1)
      expect((await visitor.post(CHECK, { seen })).headers.location).toBe(DONE)
    expect(await versions()).toHaveLength(1)
  })

  test('a change makes it a draft, and the next confirmation version 2', async () => {
    await write('zwemmen')
    await confirm()
    await write('fietsen')
    expect((await visitor.get(DONE)).headers.location).toBe('/dashboard')
    await confirm()
    expect((await open(DONE)).text).toContain('Versie 2')
  })

  test('a change that is taken back leaves nothing to confirm, once its step is saved', async () => {
    await write('zwemmen')
    await confirm()
    await write('fietsen')
    expect(await fileOf()).toMatchObject({ is_completed: false })
    expect((await visitor.get('/dashboard')).text).toMatch(
      /Versie 1 geldt, bevestigd op [^]*Daarna veranderde: ‘Licht en Vreugde’\. Dat is nog niet bevestigd\./,
    )
    await write('zwemmen')
    expect(await fileOf()).toMatchObject({
      is_completed: true,
      title: 'Wensengesprek Vragenlijst',
    })
    expect(await versions()).toHaveLength(1)
    expect((await visitor.get('/dashboard')).text).not.toContain('Concept, nog niet bevestigd')
  })

  test('a letter that the script kept and that went again leaves nothing to confirm', async () => {
    await write('zwemmen')
    await confirm()
    for (const energy of ['zwemmenx', 'zwemmen']) {
      const page = changed((await open('/vragenlijst/veer')).fields, { energy, sequence: '2' })
      expect((await visitor.post('/vragenlijst/veer/automatisch', fieldsOf(page))).status).toBe(200)
    }
    expect(await fileOf()).toMatchObject({ is_completed: false })
    // Left as it came: nothing of it is stored, and the file is looked at all the same.
    await answer('/vragenlijst/naw', { naar: 'volgende' })
    expect(await fileOf()).toMatchObject({ is_completed: true })
  })

  test('what was changed elsewhere meanwhile is shown first', async () => {
    await write('zwemmen')
    const seen = await seenOn()
    await write('fietsen')
    const refused = await visitor.post(CHECK, { seen })
    expect(refused.status).toBe(409)
    const page = pageOf(refused)
    expect(page.title).toMatch(/^Fout: /)
    expect(page.text).toMatch(/intussen gewijzigd[^]*fietsen/)
    expect(await versions()).toHaveLength(0)
    const again = await visitor.post(CHECK, { seen: inputOf(refused, 'seen') })
    expect(again.headers.location).toBe(DONE)
  })

  test('without any answer left says so, and keeps nothing', async () => {
    await write('zwemmen')
    await write('')
    expect((await confirm()).headers.location).toBe(CHECK)
    expect((await open(CHECK)).text).toContain('Er is nog niets te bevestigen')
    expect(await versions()).toHaveLength(0)
  })
})

describe('the mail after confirming', () => {
  const mails = async () =>
    (await mailsTo(user.email)).filter(({ kind }) => kind === 'wishes-confirmed')

  test('has number, version, date and the way to the wishes, greets by first name, and has nothing else that was answered', async () => {
    await saveNaw(user, ADDRESS)
    await write('zwemmen')
    await confirm()
    const [mail] = await mails()
    if (!mail) throw new Error('no mail')
    const { subject, text, html } = await renderMail(mail, mailTraits)
    expect(subject).toBe('Uw wensen zijn bevestigd')
    expect(text).toContain(`Dossiernummer: ${(await fileOf())?.wish_file_number}`)
    expect(text).toMatch(/Versie: 1, bevestigd op \d+\s\w+ \d{4}/)
    expect(text).toContain('Wat nu helpt')
    expect(text).toMatch(/http:\/\/\S+\/dashboard\n/)
    const { firstName, ...others } = ADDRESS
    expect(text).toMatch(new RegExp(`^Beste ${firstName},\n`))
    for (const answered of ['zwemmen', ...Object.values(others)])
      for (const body of [text, html]) expect(body).not.toContain(answered)
  })

  test('comes once a day at most, and again on another day', async () => {
    for (const energy of ['zwemmen', 'fietsen', 'lezen']) {
      await write(energy)
      await confirm()
    }
    expect(await mails()).toHaveLength(1)
    await owner`
      update wish_versions set confirmed_at = now() - interval '25 hours'
       where wish_id = ${(await fileOf())?.id}`
    await write('wandelen')
    await confirm()
    expect(await mails()).toHaveLength(2)
  })

  test('does not come when nothing was confirmed that was not before', async () => {
    await write('zwemmen')
    await confirm()
    await write('fietsen')
    await write('zwemmen')
    await confirm()
    expect(await versions()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })
})
