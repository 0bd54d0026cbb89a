/** Every Dutch text that the specification quotes stands to the letter where its page takes it from. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { titlesOf } from '#app/features/wishes/file/file.server.ts'
import { nl } from '#app/features/texts/texts.nl.ts'
import { profileTexts } from '#app/features/registration/texts.nl.ts'
import { softHyphens } from '#app/locales/line-breaks/line-breaks.server.ts'

/** The text, and where it stands in the texts (`*.nl.ts`): all places, where several pages say it. */
const QUOTED: [text: string, ...places: string[]][] = [
  // 1. What the product does
  ['Vragen? App direct met één van ons', 'site.chat.title'],
  ['Echte mensen, geen chatbot', 'site.chat.text'],
  // 2.1 Routes
  ['Uw wensen', 'common.nav.wishes'],
  ['Pagina niet gevonden', 'common.errors.notFound.title'],
  ['Admin Dashboard', 'common.nav.admin'],
  // 2.2 Landing page
  ['Nederlands wensenregister', 'common.site.badge'],
  ['Zelf wensen vastleggen', 'site.home.record'],
  ['Gesprek plannen', 'site.home.plan'],
  ['Uw wensen bekijken', 'site.home.view'],
  // 2.3 Sign-in and account
  ['Akkoord en doorgaan', 'registration.privacy.submit'],
  // 2.4 Interview
  ['Stap {{number}} van {{total}}', 'common.interview.step'],
  ['Inspiratie', 'common.interview.inspiration'],
  ['Automatisch opslaan...', 'common.interview.autosave.saving'],
  ['Automatisch opgeslagen om {{time}}', 'common.interview.autosave.saved'],
  ['Opslaan mislukt - gegevens bewaard lokaal', 'common.interview.autosave.failed'],
  // 2.5 Summary
  ['Mijn wensen', 'common.wishes.title'],
  ['Wensen aanpassen', 'common.wishes.change'],
  ['Nog geen wensen vastgelegd', 'common.wishes.none'],
  ['Wensen vastleggen', 'common.wishes.record'],
  // 2.6 Older form
  ['Persoonlijke Wensen Vastleggen', 'interview.sections.formulier.title'],
  ['Persoonlijk Profiel Aanmaken', 'profile.title'],
  // 2.7 Intake
  ['Wensengesprek intake', 'office.intake.title'],
  ['Start Wensengesprek', 'mandates.start.title', 'mandates.start.submit'],
  // 2.8 Office
  ['Administratie wensenregister', 'accounts.office.title'],
  ['Gilde Leden', 'office.parts.guild', 'guild.members.title'],
  ['Nieuwe Aanmeldingen', 'guild.applications.title'],
  ['Terugbellen', 'guild.callbacks.title'],
  ['Nieuw', 'guild.callbacks.pending'],
  ['Markeer als gecontacteerd', 'guild.callbacks.mark'],
  ['Ververs', 'guild.refresh'],
  ['Activeer Lid', 'guild.activateApplication'],
  ['Activeren', 'guild.activate'],
  ['Deactiveren', 'guild.deactivate'],
  ['Afkeuren', 'guild.refuse'],
  ['Verwijderen', 'guild.remove.link'],
  ['Accorderen', 'release.office.approve'],
  ['Afwijzen', 'release.office.refuse'],
  // 2.9 Guild members
  ['Wilsverklaring Opvragen', 'release.choose.living_will', 'release.ask.living_will.title'],
  ['Volledig Dossier Opvragen', 'release.choose.full', 'release.ask.full.title'],
  // 2.11 Cookies and fallback
  ['Cookie instellingen', 'cookies.title'],
  ['Alleen noodzakelijk', 'cookies.onlyNecessary'],
  ['Alles accepteren', 'cookies.acceptAll'],
  ['Meer informatie over cookies', 'cookies.more'],
  ['Er is iets misgegaan', 'common.errors.unexpected.title'],
  ['De applicatie heeft een onverwachte fout ondervonden', 'common.errors.unexpected.text'],
  ['Probeer opnieuw', 'common.errors.unexpected.retry'],
  ['Herlaad pagina', 'common.errors.unexpected.reload'],
  // 4. States
  ['Wachtwoord reset gestart', 'accounts.reset.started'],
  ['Wacht op verificatie', 'release.states.pending_verification'],
  ['Afgerond', 'release.states.completed'],
  ['Afgewezen', 'release.states.rejected'],
  // 5. Validation
  ['Ongeldig e-mailadres', 'common.validation.email'],
  ['E-mailadres mag maximaal 255 tekens bevatten', 'common.validation.emailLong'],
  ['Wachtwoord moet minimaal 8 tekens bevatten', 'common.validation.passwordShort'],
  ['Wachtwoord mag maximaal 72 tekens bevatten', 'common.validation.passwordLong'],
  [
    'Wachtwoord moet minimaal één hoofdletter, één kleine letter en één cijfer bevatten',
    'common.validation.passwordComposition',
  ],
  ['Wachtwoord is verplicht', 'common.validation.passwordRequired'],
  ['Dit veld is verplicht', 'common.validation.required'],
  ['Naam mag maximaal 100 tekens bevatten', 'common.validation.nameLong'],
  ['Naam mag alleen letters, spaties, streepjes en apostroffen bevatten', 'common.validation.name'],
  [
    'Wachtwoorden komen niet overeen',
    'common.validation.passwordsDiffer',
    'registration.notices.differs.title',
  ],
  [
    'Verplichte velden ontbreken',
    'appointments.errors.missing',
    'registration.notices.missing.title',
    'registration.notices.profile.title',
  ],
  [
    'Vul alle verplichte velden in om door te gaan (naam, geboortedatum, email en wachtwoord).',
    'registration.notices.missing.text',
  ],
  ['Controleer of beide wachtwoorden identiek zijn.', 'registration.notices.differs.text'],
  ['Wachtwoord te kort', 'registration.notices.short.title'],
  // With a sentence after it, since we ask for more.
  [
    'Het wachtwoord moet minimaal 6 karakters bevatten. Wij vragen er 8: dat is veiliger.',
    'registration.notices.short.text',
  ],
  [
    'Vul minimaal uw naam en e-mailadres in om verder te gaan.',
    'registration.notices.profile.text',
  ],
  ['Niet ingelogd', 'common.flash.notSignedInTitle'],
  ['U moet ingelogd zijn om uw wensen op te slaan.', 'common.flash.notSignedIn'],
  ['U moet eerst uw profiel aanmaken om uw wensen op te slaan.', 'common.formulier.signedOut'],
  ['Adresgegevens vereist', 'common.flash.cardsNeedAddressTitle'],
  [
    'Vul eerst uw naam en volledige adres in voordat u kaartjes kunt aanvragen.',
    'common.validation.cardsNeedAddress',
    'common.flash.cardsNeedAddress',
  ],
  ['Vul alle verplichte velden in.', 'guild.create.missing'],
  ['Voornaam is verplicht', 'common.validation.firstNameRequired'],
  ['Achternaam is verplicht', 'common.validation.lastNameRequired'],
  ['Telefoonnummer is verplicht', 'common.validation.phoneRequired'],
  [
    'Deze contactpersoon is gekoppeld aan {{areas}} postcodegebied(en). Verwijder eerst de koppelingen.',
    'cardDesk.contactRemoval.linked',
  ],
  ['Bedrijfsnaam is verplicht', 'common.validation.companyNameRequired'],
  ['Straat is verplicht', 'common.validation.streetRequired'],
  ['Postcode is verplicht', 'common.validation.postalCodeRequired'],
  ['Plaats is verplicht', 'common.validation.cityRequired'],
  ['Default QR URL is verplicht', 'common.validation.qrUrlRequired'],
  ['Alleen afbeeldingen zijn toegestaan', 'cardDesk.logo.picture'],
  ['Bestand mag maximaal 5MB groot zijn', 'cardDesk.logo.tooLarge'],
  ['Upload mislukt', 'common.failures.logo.text'],
  ['Selecteer een dossier en Gilde Lid', 'common.validation.fileAndMember'],
  ['Kon gebruiker niet vinden', 'common.validation.fileUnknown'],
  ['Ongeldige postcode (gebruik formaat 1234AB)', 'common.validation.businessPostalCode'],
  [
    'Dossiernummer moet het formaat WR12345678 hebben',
    'common.validation.fileNumber',
    'common.flash.fileNumber',
  ],
  ['Validatiefout', 'release.ask.wrong'],
  [
    'Overlijdensdatum kan niet in de toekomst liggen',
    'common.validation.dateOfDeathFuture',
    'common.flash.dateOfDeathFuture',
  ],
  ['Locatie vereist', 'common.validation.location'],
  // 8. Errors and successes
  ['Onjuiste inloggegevens', 'accounts.signIn.refused'],
  ['Controleer uw e-mailadres en wachtwoord.', 'accounts.signIn.wrong'],
  ['Fout bij inloggen', 'common.failures.signIn.title'],
  ['Probeer het later opnieuw.', 'common.failures.again'],
  ['Welkom terug', 'common.flash.welcomeBackTitle'],
  ['Je bent succesvol ingelogd.', 'common.flash.welcomeBack'],
  ['Controleer uw inbox (of spam).', 'common.flash.mailSent'],
  ['Fout bij registratie', 'common.failures.signUp.title'],
  ['Account aangemaakt', 'common.flash.accountMadeTitle'],
  ['Controleer uw e-mail voor de verificatielink om door te gaan.', 'common.flash.accountMade'],
  ['Email verzonden', 'common.flash.mailSentTitle'],
  ['Fout bij versturen', 'common.failures.resend.title', 'common.failures.link.title'],
  ['Kon de verificatie-email niet opnieuw sturen.', 'common.failures.resend.text'],
  ['Kon de magic link niet verzenden.', 'common.failures.link.text'],
  ['Magic link verzonden', 'common.flash.linkSentTitle'],
  ['Fout bij wachtwoord reset', 'common.failures.reset.title'],
  ['E-mail verzonden', 'common.flash.resetSentTitle'],
  ['Controleer uw inbox voor instructies om uw wachtwoord te resetten.', 'common.flash.resetSent'],
  ['Fout bij wachtwoord update', 'common.failures.password.title'],
  ['Wachtwoord bijgewerkt', 'accounts.reset.doneTitle'],
  ['Fout bij opslaan', 'common.failures.saving.title', 'common.failures.contact.title'],
  ['Er is een fout opgetreden bij het opslaan van uw wensen.', 'common.failures.saving.text'],
  ['✅ Wensen opgeslagen', 'common.flash.wishesSavedTitle', 'common.flash.wishesUpdatedTitle'],
  ['Uw wensen zijn bijgewerkt. Dossiernummer: {{number}}', 'common.flash.wishesUpdated'],
  ['Uw wensen zijn succesvol opgeslagen.', 'common.flash.wishesSaved'],
  ['Wensen opgeslagen', 'common.flash.formSavedTitle'],
  ['Fout bij laden', 'common.errors.loading.title'],
  ['Er is een fout opgetreden bij het laden van uw wensen.', 'common.errors.loading.text'],
  ['Concept gevonden', 'common.interview.notice.restoredTitle'],
  [
    'We hebben een niet-opgeslagen concept gevonden. Deze is automatisch hersteld.',
    'common.interview.notice.restored',
  ],
  ['Kaartjes aangevraagd', 'common.flash.cardsAskedTitle'],
  ['Kaartjes aangevraagd met wilsverklaring-indicatie', 'common.flash.cardsAskedWithWillTitle'],
  [
    'Na het opslaan van uw wensen worden de kaartjes verstuurd.',
    'common.flash.cardsAsked',
    'common.flash.cardsAskedWithWill',
  ],
  ['Fout bij aanmaken profiel', 'common.failures.profile.title'],
  ['Profiel aangemaakt', 'common.flash.profileMadeTitle'],
  ['Fout bij ophalen', 'common.errors.loadingCallbacks.title'],
  ['Fout bij updaten', 'common.failures.callback.title'],
  [
    'Status bijgewerkt',
    'common.flash.callback_contactedTitle',
    'common.flash.member_activerenTitle',
    'common.flash.member_deactiverenTitle',
  ],
  ['Verzoek gemarkeerd als gecontacteerd', 'common.flash.callback_contacted'],
  ['Fout bij laden gilde leden', 'common.errors.loadingMembers.title'],
  ['Fout bij bijwerken status', 'common.failures.memberStatus.title'],
  [
    'Gilde lid aangemaakt! Er is een email verstuurd met inloggegevens.',
    'common.flash.memberCreated',
  ],
  ['Fout bij aanmaken gilde lid', 'common.failures.memberCreate.title'],
  [
    'Fout bij verwijderen',
    'common.failures.memberRemove.title',
    'common.failures.contactRemoval.title',
  ],
  ['Referral URL gekopieerd naar klembord', 'guild.copy.said'],
  ['Logo succesvol geüpload', 'common.flash.logoStored'],
  ['Fout bij uploaden logo', 'common.failures.logo.title'],
  ['Contactpersoon aangemaakt', 'common.flash.contactCreated'],
  ['Contactpersoon bijgewerkt', 'common.flash.contactChanged'],
  ['Contactpersoon verwijderd', 'common.flash.contactDeleted'],
  ['Toewijzing bijgewerkt', 'common.flash.assignmentChanged'],
  ['Fout bij bijwerken', 'common.failures.assignment.title'],
  ['Retouradres succesvol bijgewerkt', 'common.flash.senderChanged'],
  ['Fout bij opslaan retouradres', 'common.failures.sender.title'],
  ['Dossierkoppeling succesvol bijgewerkt', 'common.flash.fileLinked'],
  ['Fout bij koppelen dossier', 'common.failures.fileLink.title'],
  ['Fout bij laden van wensen', 'common.errors.loadingFiles.title', 'officeFiles.search.failed'],
  ['Onverwachte fout bij laden van wensen', 'officeFiles.search.failedUnexpectedly'],
  ['Geen dossiers gevonden', 'officeFiles.search.none'],
  ['Fout bij laden dossier toegangsverzoeken', 'common.errors.loadingRequests.title'],
  ['Gegevens succesvol bijgewerkt', 'common.flash.fileChanged'],
  ['Fout bij laden van gegevens', 'common.errors.loadingDetails.title'],
  ['Fout bij opslaan van gegevens', 'common.failures.fileChange.title'],
  ['Dossier ontkoppeld van uitvaartondernemer', 'common.flash.fileUnlinked'],
  ['Fout bij ontkoppelen', 'common.failures.fileUnlink.title'],
  ['Dossier succesvol verwijderd', 'common.flash.fileDeleted'],
  ['Fout bij verwijderen van dossier', 'common.failures.fileDelete.title'],
  ['Fout bij aanmaken betaling', 'payments.not.fault'],
  ['Fout bij boeken', 'appointments.errors.failed'],
  ['Uw afspraak is succesvol geboekt.', 'appointments.done.success'],
]

/** Titles of parts, tabs and buttons that the specification lists without quotes. */
const LISTED: typeof QUOTED = [
  ['Dashboard', 'common.interview.ways.dashboard'],
  ['Vorige', 'common.interview.ways.vorige'],
  ['Opslaan', 'common.interview.ways.opslaan'],
  ['Volgende', 'common.interview.ways.volgende'],
  ['Wensenregister', 'office.parts.start'],
  ['Dossierkoppeling', 'office.parts.link'],
  ['Default Contacten', 'office.parts.cardSettings'],
  ['Dossier Toegangsverzoeken', 'office.parts.requests'],
  ['Licht en Vreugde', 'interview.sections.veer.title'],
  ['Pijn en Zorg', 'interview.sections.steen.title'],
  ['Herinneringen en sociale Erfenis', 'interview.sections.kaars.title'],
  ['Vorm, ritueel en Beleving', 'interview.sections.rituelen.title'],
  ['Praktisch, Regie en Keuzes', 'interview.sections.praktisch.title'],
  ['Contacten en relaties', 'interview.sections.naw.title'],
  ['Geheimen, Vertrouwen en Veiligheid', 'interview.sections.secret.title'],
  ['Veer Licht & Vreugde', 'interview.sections.veer.summaryTitle'],
  ['Steen Pijn & Zorg', 'interview.sections.steen.summaryTitle'],
  ['Kaars Herinneringen & Erfenis', 'interview.sections.kaars.summaryTitle'],
  ['Rituelen Vorm & Beleving', 'interview.sections.rituelen.summaryTitle'],
  ['Praktisch Regie & Keuzes', 'interview.sections.praktisch.summaryTitle'],
  ['NAW & Contacten', 'interview.sections.naw.summaryTitle'],
  ['Secret Vertrouwen & Veiligheid', 'interview.sections.secret.summaryTitle'],
]

/**
 * Quoted too, and said by nobody: one answer for known and unknown addresses (0008), and pages that
 * come whole, so that nothing is loading.
 */
const LEFT_OUT = [
  'Account bestaat al',
  'Verificatie opnieuw verzonden',
  'Kon verificatie-email niet opnieuw sturen.',
  'We hebben de verificatie-email opnieuw verzonden.',
  'Wensen laden...',
]

const texts = { ...nl, profile: profileTexts }

function textAt(place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], texts)
}

test.each([...QUOTED, ...LISTED])('"%s" stands to the letter', (text, ...places) => {
  expect(places.map((place) => [place, textAt(place)])).toEqual(
    places.map((place) => [place, text]),
  )
})

describe('on a page no sign is put into', () => {
  const broken = softHyphens(nl)

  test.each(QUOTED)('"%s"', (text) => {
    for (const tag of ['p', 'h1', 'button', 'li', 'a']) {
      const html = `<${tag}>${text}</${tag}>`
      // An element around a word is no sign: it reads and copies the same.
      expect(
        broken(html)
          .toString()
          .replaceAll(/<\/?span[^>]*>/g, ''),
      ).toBe(html)
    }
  })
})

test('a file has the titles of the specification', () => {
  expect([titlesOf('veer'), titlesOf('formulier')]).toEqual([
    { draft: 'Wensengesprek Vragenlijst (Concept)', final: 'Wensengesprek Vragenlijst' },
    { draft: 'Wensenregister (Concept)', final: 'Wensenregister' },
  ])
})

test.each(LEFT_OUT)('"%s" is said nowhere', (text) => {
  const files = globSync(['app/**/*.nl.ts', 'app/content/nl/**/*.mdx'])
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(text))).toEqual([])
})
