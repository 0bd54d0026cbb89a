/** A file that is being released: every form says why it is not saved, with what was typed. */
import { beforeEach, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { approvedCase } from '#tests/fixtures/people/access-requests.ts'
import { askForCards } from '#tests/fixtures/people/cards.ts'
import { changed, fieldsOf, pageOf, textOf, WHOLE } from '#tests/fixtures/page.ts'
import { user, visitor } from '#tests/fixtures/people/someone.ts'
import { upload } from '#tests/fixtures/upload.ts'
import { signedIn } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { fieldsOn, prepareForm } from '../access/forms.ts'

const TITLE = 'Dit dossier kan nu niet worden veranderd'
const STOP = 'Log dan uit en weer in'

beforeEach(() => askForCards(user))

/** Forms with something to type in, and where that is. */
const FORMS: [path: string, question: string][] = [
  ['/vragenlijst/veer', 'energy'],
  ['/vragenlijst/praktisch', 'cardWishes'],
  ['/vragenlijst/secret', 'caution'],
  ['/vragenlijst/veer/vraag/energy', 'energy'],
  ['/formulier', 'personalTouches_flowers'],
  ['/vragenlijst/documenten/muziek', 'musicSpecifications[0].artist'],
]

test.each(FORMS)('%s is not saved, and keeps what was typed', async (path, question) => {
  const { fields } = pageOf(await visitor.get(path))
  await approvedCase(user.id)
  const typed = fieldsOf(changed(fields, { [question]: 'mijn tekst' }))
  const refused = await visitor.post(path, typed)
  expect(refused.status).toBe(409)
  for (const said of [TITLE, STOP]) expect(textOf(refused.text)).toContain(said)
  expect(pageOf(refused).fields).toContainEqual([question, 'mijn tekst'])
  expect(refused.text).not.toContain('Noem dan dit nummer')

  await owner`update release_cases set state = 'stopped' where subject_id = ${user.id}`
  const again = await visitor.post(path, fieldsOf(pageOf(refused).fields))
  expect(again.status).toBe(303)
})

const OTHERS: [path: string, route: string | undefined, typed: Record<string, string>][] = [
  ['/dashboard/account', undefined, { firstName: 'Nieuwenaam' }],
  ['/dashboard/controleren', undefined, {}],
  ['/dashboard/wilsverklaring/invullen', 'routes/living-will/form', { treatmentWords: 'Laat mij' }],
]

test.each(OTHERS)('%s says why it cannot be saved', async (path, route, typed) => {
  if (route) await prepareForm[route]?.(user)
  const fields = { ...Object.fromEntries(fieldsOn(await visitor.get(path))), ...typed, ...WHOLE }
  await approvedCase(user.id)
  const refused = await visitor.post(path, fields)
  expect(refused.status).toBe(409)
  expect(textOf(refused.text)).toContain(TITLE)
  for (const value of Object.values(typed)) expect(refused.text).toContain(value)
})

test('a save by itself says so to the script, which keeps the text', async () => {
  const { fields } = pageOf(await visitor.get('/vragenlijst/veer'))
  await approvedCase(user.id)
  const typed = fieldsOf(changed(fields, { energy: 'zwemmen' }))
  const refused = await visitor.post('/vragenlijst/veer/automatisch', typed)
  expect([refused.status, JSON.parse(refused.text)]).toEqual([409, { ok: false, reason: 'frozen' }])
})

test('a document is not kept, and its description can be sent again', async () => {
  await approvedCase(user.id)
  const refused = await upload(visitor, 'brief.txt', 'Beste allen,', 'Een brief voor Piet', user.id)
  expect(refused.status).toBe(409)
  for (const said of ['Iemand meldde dat u bent overleden', 'Een brief voor Piet'])
    expect(refused.text).toContain(said)
})

test('a form without words of its own for it can be sent again', async () => {
  const path = '/dashboard/wilsverklaring/opnieuw-ondertekend'
  await prepareForm['routes/living-will/sign-again']?.(user)
  const fields = Object.fromEntries(fieldsOn(await visitor.get(path)))
  await approvedCase(user.id)
  const refused = await visitor.post(path, { ...fields, date: '7-2-2026' })
  expect([refused.status, pageOf(refused).title]).toEqual([409, `Fout: ${TITLE} | Wensenregister`])
  expect(refused.text).toContain('7-2-2026')
})

test('the office is told what a colleague can do, in words that are not the owner’s', async () => {
  const admin = await signedIn(await testUser('admin'))
  const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${user.id}`
  const path = `/admin/wensen/${file?.number}/gegevens`
  const fields = Object.fromEntries(fieldsOn(await admin.get(path)))
  await approvedCase(user.id)
  const typed = { ...fields, firstName: 'Anders', reason: 'asked-by-owner' }
  const refused = await admin.post(path, typed)
  const text = textOf(refused.text)
  expect([refused.status, text.includes(TITLE), refused.text.includes('Anders')]).toEqual([
    409,
    true,
    true,
  ])
  expect(text).not.toContain(STOP)
  expect(text).toContain('Laat die dan inloggen')
})
