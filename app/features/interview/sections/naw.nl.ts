import { common } from '#app/locales/common.nl.ts'
import type { naw } from '#app/features/interview/sections/naw.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

/** In the step it is asked for; the account takes less, for who only has another telephone number. */
const FOR_CARDS = '(verplicht voor kaartjes)'

export const nawTexts = {
  title: 'Contacten en relaties',
  summaryTitle: 'NAW & Contacten',
  intro: 'Uw gegevens, en de mensen die het moeten weten.',
  inspiration: [
    'Wie moet als eerste horen dat u bent overleden? Denk aan familie, maar ook aan een vriend of buurvrouw. Twee of drie namen zijn een goed begin.',
    'Uw adresboek of telefoon kan helpen. Wie belt u met goed nieuws? Wie heeft een sleutel van uw huis?',
    'Vertel de mensen die u hier noemt dat ze op uw lijst staan. Dan weten zij later dat u wensen heeft vastgelegd. Het is vaak ook het begin van een goed gesprek.',
    'De kaartjes helpen anderen om uw wensen te vinden. Eén kan in uw portemonnee. De andere twee geeft u misschien aan mensen die u vertrouwt.',
    'Een leven verandert, en wensen veranderen mee. Er komt een kleinkind bij, of iemand verhuist. Een herinnering nodigt u uit om uw antwoorden nog eens te lezen.',
  ],
  fields: {
    firstName: { group: 'Uw gegevens', label: 'Voornaam', mark: FOR_CARDS },
    lastName: {
      label: 'Achternaam',
      hint: 'Met tussenvoegsel, bijvoorbeeld ‘de\u00a0Vries’.',
      mark: FOR_CARDS,
    },
    dateOfBirth: {
      label: 'Geboortedatum',
      hint: 'Bijvoorbeeld 31-12-1950. Zo is zeker om wie het gaat.',
      mark: common.form.optional,
    },
    email: {
      label: 'E-mailadres',
      hint: 'Dit adres komt uit uw account. Wilt u het wijzigen? Neem dan contact op met de helpdesk.',
    },
    phone: {
      label: 'Telefoonnummer',
      hint: 'Bijvoorbeeld 06-12345678',
      mark: common.form.optional,
    },
    street: { group: 'Uw adres', label: 'Straat en huisnummer', mark: FOR_CARDS },
    postalCode: { label: 'Postcode', hint: 'Bijvoorbeeld 1234\u00a0AB', mark: FOR_CARDS },
    city: { label: 'Woonplaats', mark: FOR_CARDS },
    receiveCards: {
      group: 'Kaartjes',
      label: 'Stuur mij drie gedrukte kaartjes',
      hint: 'Op elk kaartje staan uw dossiernummer en een QR-code. Vul eerst uw naam en volledige adres in. Zet u het vinkje? Dan slaan wij deze stap op en vragen wij of het klopt.',
    },
    reminderFrequency: {
      group: 'Herinnering',
      label: 'Hoe vaak wilt u een herinnering?',
      hint: 'Wij vragen u dan om uw wensen nog eens na te lezen.',
      options: {
        never: 'Nooit',
        yearly: 'Jaarlijks',
        custom: 'Zelf kiezen',
      },
    },
    reminderMonths: {
      label: 'Om de hoeveel maanden?',
      hint: 'Kies een getal van 1 tot en met 24.',
      when: 'Alleen als u ‘Zelf kiezen’ heeft gekozen.',
    },
    contacts: {
      group: 'Contacten',
      label: 'Wie zijn uw contactpersonen?',
      hint: 'Vul van iedereen in elk geval voor- en achternaam in. Heeft iemand geen e-mailadres? Vul dan een telefoonnummer in. Wie regelt uw uitvaart? Zet bij die persoon een vinkje.',
      row: 'Contactpersoon',
      add: 'Contactpersoon toevoegen',
      remove: 'Contactpersoon verwijderen',
      fields: {
        firstName: { label: 'Voornaam' },
        lastName: { label: 'Achternaam' },
        relation: {
          label: 'Wie is dit voor u?',
          hint: 'Bijvoorbeeld partner, dochter of buurman.',
        },
        email: {
          label: 'E-mailadres',
          hint: 'Controleer dit goed. Met dit adres kijken wij later of een aanvraag klopt.',
        },
        phone: { label: 'Telefoonnummer', hint: 'Bijvoorbeeld 06-12345678' },
        address: { label: 'Adres', hint: 'Straat, huisnummer, postcode en woonplaats.' },
        arranges: {
          label: 'Regelt mijn uitvaart',
          said: 'regelt mijn uitvaart',
          hint: 'Kies het liefst één persoon. Kiest u er twee? Dan regelen zij het samen.',
        },
      },
    },
  },
} as const satisfies SectionTexts<typeof naw>
