import { PDFParse } from 'pdf-parse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#app/features/sign-in/texts.nl.ts'
import { cards } from '#app/features/cards/texts.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import { confirming } from '#app/features/wishes/versions/confirming-texts.nl.ts'
import { interview } from '#app/features/interview/texts.nl.ts'
import { unbroken } from '#tests/fixtures/page.ts'
import startSite from '#tests/setup/start-site.ts'
import { LynxBrowser, missingPrograms } from './lynx.ts'

const { auth, checkMail, mailbox, signIn, signOut, signUp, verify } = accounts
const { form, messages, validation, wishes } = common
const { ways } = common.interview
const { veer, steen, kaars, rituelen, praktisch, naw, secret } = interview.sections

const EMAIL = 'zoe@example.nl'
/** Every answer that is typed; each must be in the summary in the end. Short, to fit the fields. */
const TYPED = {
  lifeMoments: ['Zomer op Terschelling, één tent', 'en het coördineren van de fanfare'],
  energy: ['Zingen; vooral geïmproviseerd'],
  difficulties: ['Het verlies van Noël'],
  remembered: ['Als de buurvrouw van de crème brûlée'],
  colorsOther: ['Zeeën van mosgroen'],
  firstSong: ['Édith Piaf', 'La Foule'],
  lastSong: ['Boudewijn de Groot', 'Avond'],
  condoleanceLocation: ['Café De Reünie'],
  cremationDetails: ['As verstrooien bij één eik'],
  policyNumber: ['POL-2024-é7'],
  phone: ['06-12345678'],
  street: ['Coöperatieplein 5'],
  city: ["'s-Hertogenbosch"],
  months: ['18'],
  contact: ['Chloë', 'van der Veën', 'nicht', 'chloe@example.nl'],
  extraAttention: ['Mijn broer André komt apart'],
} as const
/** What stands on 'Anders' is told in the words that were typed. */
const CHOSEN = ['Wit', 'Open', 'Cremeren', 'Mand', 'Univé', 'Zelf kiezen']

const missing = missingPrograms()
const reason = `The journey in a text browser needs ${missing.join(' and ')}.`
if (missing.length > 0 && process.env.CI) throw new Error(reason)

let lynx: LynxBrowser
let password = ''
let stopSite: (() => Promise<void>) | undefined

beforeAll(async () => {
  if (missing.length === 0) stopSite = await startSite()
}, 120_000)

afterAll(async () => {
  await Promise.all([lynx?.close(), stopSite?.()])
})

test('wishes are recorded and read back in lynx', { timeout: 300_000 }, async ({ skip }) => {
  if (missing.length > 0) {
    console.log(`Skipped. ${reason}`)
    skip(reason)
  }
  lynx = await LynxBrowser.start(at('/auth?tab=signup'))
  await signsUp()
  await confirmsTheAddress()
  await signsIn()

  await writesInLongFields()
  await ticksBoxesAndListsSongs()
  await choosesOneOfSeveral()
  await correctsAWrongPostalCode()
  await finishesTheInterview()

  const number = await readsEverythingBack()
  expect(number).toMatch(/^WR\d{8}$/)
  await changesAnAnswer(number)
  await downloadsThem(number)
  await signsOut()
})

const at = (path: string) => `${process.env.SITE_ADDRESS}${path}`

async function signsUp() {
  const first = await lynx.screen()
  expect(first).toContain(signUp.lead)
  expect(first).toContain('Wensenregister Nederlands wensenregister')
  await lynx.fill(auth.firstName, 'Zoë')
  await lynx.fill(auth.lastName, 'de Vriës')
  await lynx.fill(auth.email, EMAIL)
  await takesAMadePassword()
  await lynx.check(signUp.consent)
  expect(await lynx.press(signUp.submit)).toContain(checkMail.sentTo.replace('{{email}}', EMAIL))
}

/** The button fills both fields with a password that can be read, and keeps what was typed. */
async function takesAMadePassword() {
  expect(await lynx.press(auth.generate)).toContain(auth.generated)
  expect(await lynx.valueOf(auth.firstName)).toBe('Zoë')
  expect(await lynx.valueOf(auth.lastName)).toBe('de Vriës')
  password = await lynx.valueOf(auth.password)
  expect(password).toMatch(/^\S{12,20}$/)
  expect(await lynx.valueOf(auth.confirmPassword)).toBe(password)
}

async function confirmsTheAddress() {
  const mails = async () => unbroken(await (await fetch(at('/dev/postvak'))).text())
  await expect.poll(mails, { timeout: 20_000 }).toContain(EMAIL)
  expect(await lynx.open(at('/dev/postvak'))).toContain(mailbox.lead)
  expect(await lynx.follow('Bevestig uw e-mailadres')).toContain('Beste Zoë')
  expect(await lynx.follow(at('/auth/bevestigen'))).toContain(verify.text)
  expect(await lynx.press(verify.submit)).toContain(common.flash.welcome)
}

async function signsIn() {
  expect(await lynx.open(at('/auth/uitloggen'))).toContain(signOut.text)
  await lynx.press(signOut.submit)
  await lynx.open(at('/auth'))
  await lynx.fill(auth.email, EMAIL)
  await lynx.fill(auth.password, password)
  expect(await lynx.press(signIn.submit)).toContain(wishes.none)
}

async function writesInLongFields() {
  expect(await lynx.follow(wishes.record)).toContain(common.interview.start.title)
  expect(await lynx.follow(common.interview.start.begin)).toContain(step(1))

  await lynx.fill(veer.fields.lifeMoments.label, TYPED.lifeMoments.join('\n'))
  await lynx.fill(veer.fields.energy.label, TYPED.energy[0])
  await goesOn(2)
  await lynx.fill(steen.fields.difficulties.label, TYPED.difficulties[0])
  await goesOn(3)
  await lynx.fill(kaars.fields.remembered.label, TYPED.remembered[0])
  await goesOn(4)
}

async function ticksBoxesAndListsSongs() {
  const { colors, colorsOther, condoleanceLocation, condoleanceCasketOpen } = rituelen.fields
  await lynx.check('Wit', { after: colors.label })
  await lynx.check('Anders', { after: colors.label })
  await lynx.fill(colorsOther.label, TYPED.colorsOther[0])
  await listsSongs()
  await lynx.fill(condoleanceLocation.label, TYPED.condoleanceLocation[0])
  await lynx.choose(condoleanceCasketOpen.label, 'Open')
  await goesOn(5)
}

/** Adding and removing a row keeps the other rows and all that was typed elsewhere. */
async function listsSongs() {
  const { add, remove, row, fields } = rituelen.fields.musicSpecifications
  const song = async (index: number, [artist, title]: readonly [string, string]) => {
    await lynx.fill(fields.artist.label, artist, { after: `${row} ${index}` })
    await lynx.fill(fields.title.label, title, { after: `${row} ${index}` })
  }
  await song(1, TYPED.firstSong)
  expect(await lynx.press(add)).toContain(`${row} 2`)
  await song(2, ['Toch maar niet', 'Weg ermee'])
  expect(await lynx.press(add)).toContain(`${row} 3`)
  await song(3, TYPED.lastSong)
  const page = await lynx.press(remove, { after: `${row} 2` })
  expect(page).not.toContain(`${row} 3`)
  // Nowhere but where it is told that it is gone.
  const [gone = '', ...others] = page.match(/Weg ermee.*/g) ?? []
  expect(gone).toContain('staat niet meer in de lijst')
  expect(others).toEqual([])
  expect(await lynx.valueOf(fields.title.label, { after: `${row} 1` })).toBe(TYPED.firstSong[1])
  // Its heading, and not what is told of the one that is gone, which had the same number.
  expect(await lynx.valueOf(fields.title.label, { after: `${row} 2\n` })).toBe(TYPED.lastSong[1])
  expect(await lynx.valueOf(rituelen.fields.colorsOther.label)).toBe(TYPED.colorsOther[0])
  expect(await lynx.isOn('Wit', { after: rituelen.fields.colors.label })).toBe(true)
}

/** What is not answered is posted by a text browser as well, and must not become an answer. */
async function choosesOneOfSeveral() {
  const { burial, casketType2, hasDonation, hasGrave, hasInsurance } = praktisch.fields
  const { cremationDetails, insuranceProvider, insurancePolicyNumber } = praktisch.fields
  await lynx.choose(burial.label, 'Cremeren')
  await lynx.choose(casketType2.label, 'Mand')
  await lynx.fill(cremationDetails.label, TYPED.cremationDetails[0])
  await lynx.check(hasInsurance.label)
  await lynx.choose(insuranceProvider.label, 'Univé')
  await lynx.fill(insurancePolicyNumber.label, TYPED.policyNumber[0])
  expect(await lynx.press(ways.opslaan)).toContain('Uw wensen zijn bijgewerkt.')
  expect(await lynx.isOn('Cremeren', { after: burial.label })).toBe(true)
  expect(await lynx.isOn('Univé', { after: insuranceProvider.label })).toBe(true)
  for (const { label } of [hasDonation, hasGrave])
    expect(await lynx.isOn(form.noChoice, { after: label })).toBe(true)
  await goesOn(6)
}

async function correctsAWrongPostalCode() {
  const { fields } = naw
  const { row, fields: parts } = fields.contacts
  await lynx.fill(fields.phone.label, TYPED.phone[0])
  await lynx.fill(fields.street.label, TYPED.street[0])
  await lynx.fill(fields.postalCode.label, 'één')
  await lynx.fill(fields.city.label, TYPED.city[0])
  await lynx.check(fields.receiveCards.label)
  await lynx.choose(fields.reminderFrequency.label, 'Zelf kiezen')
  await lynx.fill(fields.reminderMonths.label, TYPED.months[0])
  for (const [index, part] of (['firstName', 'lastName', 'relation', 'email'] as const).entries())
    await lynx.fill(parts[part].label, TYPED.contact[index] ?? '', { after: `${row} 1` })

  const page = await lynx.press(ways.volgende)
  expect(page).toContain(form.errorTitle)
  // A text browser shows a space that is not broken as any other.
  const wrong = validation.postalCode.replace('\u00a0', ' ')
  expect(page).toContain(`${fields.postalCode.label}: ${wrong}`)
  expect(page).toContain(`${messages.error} ${wrong}`)
  for (const text of [TYPED.phone, TYPED.street, TYPED.city, TYPED.months, TYPED.contact].flat())
    expect(page).toContain(text)
  expect(await lynx.valueOf(fields.postalCode.label)).toBe('één')
  expect(await lynx.isOn(fields.receiveCards.label)).toBe(true)
  expect(await lynx.isOn('Zelf kiezen')).toBe(true)

  await lynx.fill(fields.postalCode.label, '1234 AB')
  expect(await lynx.press(ways.volgende)).toContain(cards.request.addressTitle)
  expect(await lynx.press(cards.request.confirm)).toContain(step(7))
}

async function finishesTheInterview() {
  await lynx.fill(secret.fields.extraAttention.label, TYPED.extraAttention[0])
  const { check, confirmed } = confirming
  expect(await lynx.press(ways.controleren)).toContain(check.lead)
  expect(await lynx.press(check.confirm)).toContain(confirmed.title)
}

async function readsEverythingBack() {
  const page = await lynx.open(at('/dashboard'))
  expect(page).toContain(wishes.number)
  for (const text of [...Object.values(TYPED).flat(), ...CHOSEN, '1234 AB'])
    expect(page).toContain(text)
  for (const { label } of [praktisch.fields.hasDonation, rituelen.fields.condoleanceAccess])
    expect(page).not.toContain(label)
  expect(page).not.toContain(form.noChoice)
  expect(page).not.toContain(wishes.draftTitle)
  return /WR\d+/.exec(page)?.[0] ?? ''
}

/** A change is a draft until the person confirms it. */
async function changesAnAnswer(number: string) {
  expect(await lynx.follow(wishes.changeStep, { after: veer.summaryTitle })).toContain(step(1))
  await lynx.fill(veer.fields.wondering.label, 'De ruïne bij maanlicht')
  const draft = await lynx.press(ways.dashboard)
  expect(draft).toContain(wishes.changedTitle)
  expect(draft).toContain('De ruïne bij maanlicht')
  expect(await lynx.follow(wishes.confirm)).toContain(confirming.check.lead)
  const confirmed = await lynx.press(confirming.check.confirm)
  expect(confirmed).toContain(confirming.confirmed.number.replace('{{number}}', number))
  const overview = await lynx.follow(confirming.confirmed.overview)
  expect(overview).not.toContain(wishes.changedTitle)
}

async function downloadsThem(number: string) {
  const file = await lynx.download(wishes.pdf)
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const { text } = await new PDFParse({ data: file }).getText()
  expect(text).toContain(number)
  expect(text).toContain(TYPED.lifeMoments[0])
}

async function signsOut() {
  expect(await lynx.open(at('/dashboard'))).toContain(wishes.number)
  expect(await lynx.follow(common.nav.signOut)).toContain(signOut.text)
  expect(await lynx.press(signOut.submit)).toContain(common.flash.signedOut)
  const page = await lynx.open(at('/dashboard'))
  expect(page).toContain(signIn.lead)
  expect(page).not.toContain(TYPED.lifeMoments[0])
}

const step = (number: number) =>
  common.interview.step.replace('{{number}}', String(number)).replace('{{total}}', '7')

async function goesOn(to: number) {
  expect(await lynx.press(ways.volgende)).toContain(step(to))
}
