import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type { roleForm } from './role-form.ts'

/** Roles and rights: what each may do, who has which. */
export const roles = {
  title: 'Rollen en rechten',
  lead: 'Wat iemand in het register mag doen, volgt uit de rol van die persoon.',
  none: 'Wie geen rol heeft, ziet en wijzigt alleen het eigen dossier.',
  names: {
    admin: 'Beheerder',
    staff: 'Medewerker',
    franchise: 'Gildelid',
  },
  operator: 'wie de website draait',
  people: 'Wie heeft welke rol',
  rights: 'Wat hoort bij welke rol',
  right: 'Recht',
  yes: 'Ja',
  no: 'Nee',
  holders: 'Personen met een rol',
  person: 'Persoon',
  role: 'Rol',
  action: 'Actie',
  you: '{{email}} (uzelf)',
  take: 'Intrekken',
  takeOne: 'Rol intrekken: {{role}}, {{email}}',
  giveTitle: 'Een rol geven',
  giveText: 'Dat kan aan iedereen met een account en een bevestigd e-mailadres.',
  give: 'Rol geven',
  unknown: 'Bij dit e-mailadres hoort geen account. Vraag deze persoon zich eerst te registreren.',
  noted: 'Wie een rol geeft of intrekt, staat in het logboek.',
  fields: {
    email: { label: 'E-mailadres' },
    role: { label: 'Rol', options: { admin: 'Beheerder', staff: 'Medewerker' } },
  } satisfies FieldsTexts<typeof roleForm>,
  confirm: {
    title: 'Rol {{role}} intrekken van {{email}}?',
    lead: 'Dat geldt meteen, ook als deze persoon nu is ingelogd.',
    own: 'Dit is uw eigen rol. U kunt die daarna niet zelf teruggeven.',
    conversations:
      'Zonder andere rol stoppen ook de wensengesprekken die nog lopen. De cliënten krijgen een e-mail om alles na te lezen.',
    rest: 'Het account en het eigen dossier van deze persoon blijven bestaan.',
    submit: 'Rol intrekken',
    cancel: 'Nee, niets veranderen',
    lastTitle: 'Dit is de laatste beheerder',
    last: 'Er moet altijd een beheerder zijn. Geef eerst iemand anders die rol.',
  },
  capabilities: {
    files: {
      search: 'Dossiers zoeken, met naam, e-mailadres, telefoon en adres van de eigenaar',
    },
    file: {
      read: 'Wensen van iemand lezen, met een reden en zonder het vertrouwelijke deel',
      change: 'Naam, e-mailadres, telefoon en adres van iemand wijzigen',
      delete: 'Een dossier met het account verwijderen',
      link: 'Een dossier aan een gildelid koppelen en ontkoppelen',
    },
    office: { enter: 'De administratie openen' },
    appointments: {
      read: 'Afspraken bekijken',
      change: 'Afspraken boeken, verzetten en annuleren voor iemand anders',
    },
    conversations: { hold: 'Wensengesprekken houden' },
    figures: { read: 'Cijfers bekijken, zonder personen' },
    callbacks: { manage: 'Verzoeken om terug te bellen bekijken en afhandelen' },
    members: {
      manage: 'Gildeleden bekijken, aanmaken, wijzigen, activeren en deactiveren',
      remove: 'Gildeleden verwijderen en aanmeldingen afkeuren',
    },
    law: { manage: 'Wijzigen wat volgens de wet mag bij een uitvaart' },
    audit: { search: 'Het logboek bekijken' },
    attention: { manage: 'E-mails, betalingen en taken die niet lukken afhandelen' },
    state: { read: 'De toestand van de website bekijken, zonder personen' },
    roles: { manage: 'Rollen geven en intrekken' },
    cards: {
      settings: 'Contactpersonen, postcodegebieden, retouradres en logo wijzigen',
      print: 'Kaartjes drukken en versturen',
    },
    requests: { decide: 'Aanvragen voor een dossier bekijken, accorderen en afwijzen' },
    guild: { enter: 'Het gildedashboard openen' },
  },
} as const
