import type { Action, Reason, Scope } from '#app/access/audit.ts'
import type { readFileForm } from '#app/features/admin/read-file-form.ts'
import type { roleForm } from '#app/features/admin/role-form.ts'
import type { auditForm } from '#app/features/audit/search-form.ts'
import type { FieldsTexts } from '#app/locales/form-texts.ts'

/** As the office chooses them. */
const reasons = {
  'asked-by-owner': 'De eigenaar vraagt ons om mee te kijken',
  'fault-in-file': 'Er is een storing in dit dossier',
  'duty-by-law': 'De wet verplicht ons',
} satisfies Record<Reason, string>

const scopes = {
  details: 'naam en adres',
  sections: 'wensen',
  documents: 'documenten',
  'living will': 'wilsverklaring',
  confidential: 'vertrouwelijk deel',
} satisfies Record<Scope, string>

const actions = {
  'files.search': 'Dossiers gezocht',
  'file.details': 'Dossier bekeken',
  'file.read': 'Dossier gelezen',
  'role.give': 'Rol gegeven',
  'role.take': 'Rol ingetrokken',
  'member.create': 'Gildelid aangemaakt',
  'member.activate': 'Gildelid geactiveerd',
  'member.deactivate': 'Gildelid gedeactiveerd',
  'member.invite': 'Gildelid opnieuw uitgenodigd',
  'member.join': 'Account gekoppeld aan gildelid',
  'member.refuse': 'Aanmelding van gildelid afgekeurd',
  'member.remove': 'Gildelid verwijderd',
} satisfies Record<Action, string>

/** The office: roles and rights, and the audit log. */
export const office = {
  parts: {
    tabs: 'Administratie',
    more: 'Ander werk',
    start: 'Wensenregister',
    guild: 'Gilde Leden',
    cardSettings: 'Default Contacten',
    intake: 'Wensengesprek',
    appointments: 'Afspraken',
    read: 'Dossier lezen',
    roles: 'Rollen en rechten',
    audit: 'Logboek',
  },
  intake: {
    title: 'Wensengesprek intake',
    goal: 'Het doel is {{count}} gesprekken per week, van {{minutes}} minuten.',
    today: 'Gesprekken vandaag',
    week: 'Gesprekken deze week',
    of: '{{held}} van {{all}}',
    files: 'Wensdossiers',
    filesToday: 'Nieuw vandaag',
    filesWeek: 'Nieuw deze week',
    filesMonth: 'Groei deze maand',
    age: 'Gemiddelde leeftijd',
    ageWhy:
      'De gemiddelde leeftijd weten wij niet. Geboortedata zijn verzegeld, en voor een cijfer openen wij geen dossiers.',
    table: 'Gesprekken van vandaag',
    columns: ['Tijd', 'Soort', 'Plaats'],
    time: '{{from}} tot {{to}} uur',
    kinds: { online: 'Online', locatie: 'Op locatie' },
    none: 'Vandaag zijn er geen gesprekken.',
    appointments: 'Alle afspraken, met namen',
  },
  roles: {
    title: 'Rollen en rechten',
    lead: 'Wat iemand in het register mag doen, volgt uit de rol van die persoon.',
    none: 'Wie geen rol heeft, ziet en wijzigt alleen het eigen dossier.',
    names: {
      admin: 'Beheerder',
      staff: 'Medewerker',
      franchise: 'Gildelid',
    },
    people: 'Wie heeft welke rol',
    rights: 'Wat hoort bij welke rol',
    right: 'Recht',
    yes: 'Ja',
    no: 'Nee',
    holders: 'Personen met een rol',
    person: 'Persoon',
    role: 'Rol',
    you: '{{email}} (uzelf)',
    take: 'Intrekken',
    takeOne: 'Rol intrekken: {{role}}, {{email}}',
    giveTitle: 'Een rol geven',
    giveText: 'Dat kan aan iedereen met een account en een bevestigd e-mailadres.',
    give: 'Rol geven',
    unknown:
      'Bij dit e-mailadres hoort geen account. Vraag deze persoon zich eerst te registreren.',
    noted: 'Wie een rol geeft of intrekt, staat in het logboek.',
    fields: {
      email: { label: 'E-mailadres' },
      role: { label: 'Rol', options: { admin: 'Beheerder', staff: 'Medewerker' } },
    } satisfies FieldsTexts<typeof roleForm>,
    confirm: {
      title: 'Rol {{role}} intrekken van {{email}}?',
      lead: 'Dat geldt meteen, ook als deze persoon nu is ingelogd.',
      own: 'Dit is uw eigen rol. U kunt die daarna niet zelf teruggeven.',
      rest: 'Het account en het eigen dossier van deze persoon blijven bestaan.',
      submit: 'Rol intrekken',
      cancel: 'Nee, niets veranderen',
      lastTitle: 'Dit is de laatste beheerder',
      last: 'Er moet altijd een beheerder zijn. Geef eerst iemand anders die rol.',
    },
  },
  audit: {
    title: 'Logboek',
    lead: 'Hier staat wie iets deed met het dossier of de rol van een ander. Niemand kan hier iets wijzigen of weghalen.',
    searchTitle: 'Zoeken in het logboek',
    submit: 'Zoeken',
    all: 'Alles tonen',
    fields: {
      wie: { label: 'Wie', hint: 'Een e-mailadres of een dossiernummer, zoals WR12345678.' },
      wat: { label: 'Wat', options: actions },
      van: { label: 'Van', hint: 'Bijvoorbeeld 22-11-2026.' },
      tot: { label: 'Tot en met' },
    } satisfies FieldsTexts<typeof auditForm>,
    empty: 'Er staat niets in het logboek dat hierbij past.',
    older: 'Oudere regels',
    row: '{{moment}}, regel {{number}}',
    by: 'Door: {{name}}',
    about: 'Bij: {{name}}',
    detail: 'Onderdeel: {{text}}',
    found: 'Gevonden op die bladzijde: {{text}}',
    reason: 'Reden: {{text}}',
    request: 'Verzoek {{request}}',
    gone: 'iemand zonder account',
    goneMember: 'een gildelid dat niet meer bestaat',
    member: '{{company}}, {{email}}',
    file: '{{email}}, {{number}}',
  },
  read: {
    title: 'Wensen van iemand lezen',
    lead: 'Lees alleen mee als daar een goede reden voor is. Wat u leest en waarom, komt in het logboek. De eigenaar ziet het ook.',
    secret: 'Het vertrouwelijke deel ziet u hier niet.',
    submit: 'Wensen lezen',
    unknown: 'Er is geen dossier met dit nummer. Een nummer is WR met 8 cijfers.',
    of: 'Wensen in dossier {{number}}',
    noted: 'Dit staat nu in het logboek, en bij de eigenaar onder ‘Wie keek er in mijn dossier’.',
    updated: 'Laatst gewijzigd op {{moment}}.',
    empty: 'Er is nog niets ingevuld.',
    fields: {
      number: { label: 'Dossiernummer', hint: 'Bijvoorbeeld WR12345678.' },
      reason: { label: 'Waarom leest u mee?', options: reasons },
    } satisfies FieldsTexts<typeof readFileForm>,
  },
  scopes,
  capabilities: {
    files: {
      search: 'Dossiers zoeken, met naam, e-mailadres, telefoon en adres van de eigenaar',
    },
    file: { read: 'Wensen van iemand lezen, met een reden en zonder het vertrouwelijke deel' },
    office: { enter: 'De administratie openen' },
    appointments: { read: 'Afspraken bekijken' },
    conversations: { hold: 'Wensengesprekken houden' },
    callbacks: { manage: 'Verzoeken om terug te bellen bekijken en afhandelen' },
    members: { manage: 'Gildeleden bekijken en wijzigen' },
    law: { manage: 'Wijzigen wat volgens de wet mag bij een uitvaart' },
    audit: { search: 'Het logboek bekijken' },
    roles: { manage: 'Rollen geven en intrekken' },
    cards: {
      settings: 'Contactpersonen, postcodegebieden, retouradres en logo wijzigen',
      print: 'Kaartjes drukken en versturen',
    },
    guild: { enter: 'Het gildedashboard openen' },
  },
} as const
