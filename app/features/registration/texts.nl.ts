import type { profileForm } from '#app/features/registration/profile-form.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'
import { formulierTexts } from '#app/features/interview/sections/formulier.nl.ts'

const {
  profile_relationshipStatus,
  profile_importantContacts,
  profile_communicationPreference,
  profile_specialCircumstances,
} = formulierTexts.fields

/** Texts of the form for a profile (specification 2.6). */
export const profileTexts = {
  title: 'Persoonlijk Profiel Aanmaken',
  summaryTitle: 'Persoonlijk Profiel',
  intro:
    'Om uw wensen te bewaren heeft u een profiel nodig. Vul eerst in wie u bent. Daarna kiest u een wachtwoord.',
  inspiration: [],
  fields: {
    firstName: { group: 'Uw gegevens', label: 'Voornaam' },
    lastName: { label: 'Achternaam', hint: 'Met tussenvoegsel, bijvoorbeeld ‘de\u00a0Vries’.' },
    email: { label: 'E-mailadres', hint: 'Naar dit adres sturen wij een e-mail met een link.' },
    phone: { label: 'Telefoonnummer', hint: 'Bijvoorbeeld 06-12345678' },
    dateOfBirth: {
      label: 'Geboortedatum',
      hint: 'Bijvoorbeeld 31-12-1950. U heeft deze nodig op de volgende pagina.',
    },
    street: { group: 'Uw adres', label: 'Straat en huisnummer' },
    postalCode: { label: 'Postcode', hint: 'Bijvoorbeeld 1234\u00a0AB' },
    city: { label: 'Woonplaats' },
    profile_relationshipStatus: { group: 'Over u', ...profile_relationshipStatus },
    profile_importantContacts,
    profile_communicationPreference,
    profile_specialCircumstances,
  },
} as const satisfies SectionTexts<typeof profileForm>

/** The older registration in three stages (specification 2.3 and 5). */
export const registration = {
  step: 'Stap {{number}} van {{total}}',
  notices: {
    missing: {
      title: 'Verplichte velden ontbreken',
      text: 'Vul alle verplichte velden in om door te gaan (naam, geboortedatum, email en wachtwoord).',
    },
    differs: {
      title: 'Wachtwoorden komen niet overeen',
      text: 'Controleer of beide wachtwoorden identiek zijn.',
    },
    short: {
      title: 'Wachtwoord te kort',
      text: 'Het wachtwoord moet minimaal 6 karakters bevatten. Wij vragen er 8: dat is veiliger.',
    },
    profile: {
      title: 'Verplichte velden ontbreken',
      text: 'Vul minimaal uw naam en e-mailadres in om verder te gaan.',
    },
  },
  profile: {
    description:
      'Leg uw uitvaartwensen vast op één pagina. Maak eerst gratis een profiel bij het Wensenregister.',
    next: 'Hierna maakt u een account. Wij bewaren deze gegevens pas als u daarmee klaar bent.',
    submit: 'Profiel aanmaken',
    known: 'Heeft u al een account?',
    signIn: 'Log dan in',
  },
  begin: {
    title: 'Begin met één vraag',
    description:
      'Beantwoord één vraag over de mooiste momenten in uw leven. Een account maakt u daarna pas.',
    lead: 'U hoeft vandaag maar één vraag te beant\u00adwoorden.',
    hint: 'Een paar woorden zijn genoeg. Later kunt u alles nog veranderen.',
    open: 'Schrijf een paar woorden op, of maak eerst een account.',
    next: 'Hierna maakt u een account. Uw antwoord gaat verzegeld mee, en staat straks in stap\u00a01.',
    submit: 'Verder met dit antwoord',
    account: 'Liever eerst een account maken',
    known:
      'Heeft u al een account? Kopieer uw antwoord, en plak het na het inloggen in stap\u00a01.',
  },
  start: {
    title: 'Registreren',
    description:
      'Maak in drie stappen een gratis account bij het Wensenregister en leg uw uitvaartwensen vast.',
    lead: 'Maak een gratis account. Daarna leest u hoe wij met uw gegevens omgaan.',
    fromProfile: 'Uw profiel is ingevuld. Kies nu een wachtwoord voor uw account.',
    begun:
      'Uw antwoord gaat verzegeld met u mee. Maak een account en bevestig binnen een dag uw e-mailadres. Dan staat het in de vragenlijst, bij Licht en Vreugde.',
    begunKnown:
      'Heeft u al een account? Dan gaat uw antwoord niet vanzelf mee. Kopieer het eerst, en log dan in.',
    begunShow: 'Toon mijn antwoord',
    passwordKept:
      'Uw wachtwoord is al gekozen. Laat beide velden leeg om het te houden, of kies een ander.',
    submit: 'Verder',
    known: 'Heeft u al een account?',
    signIn: 'Naar inloggen',
  },
  privacy: {
    title: 'Privacyverklaring',
    lead: 'Lees hoe wij met uw gegevens omgaan. Daarna maakt u uw account.',
    version: 'Versie 1.0',
    points: [
      'Wij bewaren wat u invult alleen met uw toestemming.',
      'Wij bewaren uw gegevens zolang u dat wilt.',
      'U mag uw gegevens inzien, verbeteren en laten verwijderen. U mag bezwaar maken en uw gegevens meenemen.',
      'U mag uw toestemming altijd intrekken. Dan verwijderen wij uw gegevens.',
      'Uw wensen zijn versleuteld opgeslagen. Wij verkopen niets en laten geen advertenties zien.',
      'Heeft u een klacht? Laat het ons weten. U kunt ook naar de Autoriteit Persoonsgegevens.',
    ],
    full: 'Lees de hele privacyverklaring (opent in een nieuw tabblad)',
    consent: 'Ik heb dit gelezen en ga ermee akkoord dat het Wensenregister mijn gegevens bewaart.',
    submit: 'Akkoord en doorgaan',
    back: 'Terug',
  },
  confirm: {
    title: 'E-mailadres bevestigen',
    lead: 'De e-mail gaat naar {{email}}. Druk op de knop daarin. Daarna kunt u meteen beginnen.',
    begun:
      'Uw eerste antwoord wacht verzegeld. Bevestigt u binnen een dag uw e-mailadres? Dan staat het in de vragenlijst, bij Licht en Vreugde.',
    known:
      'Had u al een account? Dan staat in de e-mail hoe u inlogt. Er is dan niets veranderd aan uw account.',
  },
} as const
