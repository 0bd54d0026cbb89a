import { expect, test } from 'vitest'
import { deathList } from '#app/features/deaths/list.nl.ts'
import { relativesReading } from './texts.nl.ts'

/** Words of an office, and of a website: nobody who lost somebody reads them here. */
const NEVER =
  /overledene|eigenaar|dossier(?!nummer)|aanvraag|verificatie|bevestig|melding|toegang|vrijgeven|succesvol|gelukt|account|klik|!/i

const texts = (of: unknown): string[] =>
  typeof of === 'string' ? [of] : Object.values(of as object).flatMap(texts)

test('no text that relatives read has a word of an office, or calls out', () => {
  expect(texts([relativesReading, deathList]).filter((text) => NEVER.test(text))).toEqual([])
})

test('no sentence says he or she: that is not known', () => {
  const said = /\b(hij|zij|haar|hem|zijn)\b/i
  const all = texts([relativesReading, deathList])
  expect(all.filter((text) => said.test(text))).toEqual([])
})
