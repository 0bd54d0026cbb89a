import { unansweredWords } from '#app/features/calls/unanswered.ts'
import type { refuseForm } from '#app/features/release/decision/decision-forms.ts'
import type { callForm } from '#app/features/release/forms/call-form.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'
import { refusals } from './states.nl.ts'
import { answers } from './trusted-person.nl.ts'

/** To the office: its list of requests, the decision on one, and calling the trusted person (specification 5). */
export const officeRequests = {
  office: {
    title: 'Dossier Toegangsverzoeken',
    open: 'Open aanvragen',
    noneOpen: 'Er zijn geen open aanvragen.',
    handled: 'Afgehandelde aanvragen',
    handledCaption: 'De laatste tien afgehandelde aanvragen',
    noneHandled: 'Er zijn nog geen afgehandelde aanvragen.',
    number: 'Dossiernummer',
    name: 'Naam',
    company: 'Gildelid',
    kind: 'Soort',
    state: 'Stand',
    asked: 'Gevraagd op',
    ended: 'Afgehandeld op',
    action: 'Actie',
    approve: 'Accorderen',
    refuse: 'Afwijzen',
    one: 'Aanvraag van {{company}}',
    contact: 'Vertrouwenspersoon',
    file: 'Dossier',
    fileFound: 'Er is een dossier met dit nummer.',
    fileLink: 'Naar de pagina van dit dossier',
    fileMissing: 'Er is geen dossier met dit nummer.',
    card: 'Kaartje',
    cards: {
      none: 'Geen kaartje',
      valid: 'Met een geldig kaartje van dit dossier gevraagd',
      revoked: 'Met een ingetrokken kaartje van dit dossier gevraagd',
      other: 'Met een kaartje gevraagd dat niet bij dit dossier hoort',
    },
    waits: 'Bedenktijd tot',
    waited: 'Bedenktijd voorbij sinds',
    waitingTime: 'Bedenktijd',
    owner: 'De eigenaar',
    ownerAgreed: 'Wie op {{moment}} inlogde als eigenaar, zei dat het mag doorgaan',
    noWait: 'Geen bedenktijd',
    approvals: 'Geaccordeerd',
    approvalsOf: '{{done}} van {{needed}}',
    approvalsNone: 'Nog door niemand ({{needed}} nodig)',
    approvalsNever: 'Door niemand',
    approveTitle: 'Accorderen',
    approveText: {
      living_will: 'Voor een wilsverklaring is één medewerker genoeg.',
      full: 'Voor een volledig dossier zijn twee verschillende medewerkers nodig. Na de levering verwijderen wij het dossier voorgoed.',
    },
    youAreSecond: 'Een collega accordeerde al. Accordeert u ook, dan krijgt {{company}} de wensen.',
    youDidInVain:
      'U heeft deze aanvraag geaccordeerd, maar dat telt niet meer. Uw collega’s beslissen.',
    youDid: 'U heeft deze aanvraag al geaccordeerd. Een collega moet het ook doen.',
    takeBack: 'Neem mijn akkoord terug',
    notYet: 'U kunt deze aanvraag nog niet accorderen.',
    notYetTime: 'De bedenktijd loopt tot {{moment}}.',
    notYetContact: 'De vertrouwenspersoon heeft nog niet geantwoord.',
    refuseTitle: 'Afwijzen',
    refuseText: 'Het gildelid krijgt een e-mail met de reden.',
    own: 'U werkt ook voor deze uitvaartondernemer. Een collega beslist over deze aanvraag.',
    over: 'Over deze aanvraag hoeft u niet meer te beslissen.',
    fields: {
      reden: { label: 'Reden', options: refusals },
    } satisfies FieldsTexts<ReturnType<typeof refuseForm>>,
  },
  call: {
    title: 'De vertrouwenspersoon bellen',
    lead: 'Heeft de vertrouwenspersoon geen e-mail, of komt er geen antwoord? Bel dan. Schrijf op wat er is gezegd. Een collega bevestigt het. Daarna telt het, net als een antwoord met de link.',
    stranger: {
      full: 'De eigenaar noemde {{contact}} niet. Bel iemand die de eigenaar wel noemde, of vraag het gildelid om de akte van overlijden.',
      living_will:
        'De eigenaar noemde {{contact}} niet. Bel de eigenaar, of iemand die de eigenaar wel noemde. Lukt dat niet? Bel dan de arts of het ziekenhuis.',
    } satisfies Record<RequestKind, string>,
    strangerNoName: 'deze persoon',
    contact: 'Vertrouwenspersoon',
    phone: 'Telefoonnummer',
    email: 'E-mailadres',
    about: { full: 'Overledene', living_will: 'Eigenaar van de wilsverklaring' },
    none: 'Niet opgegeven',
    number: {
      title: 'Welk nummer belt u?',
      call: 'Bel {{phone}}',
      look: 'In het dossier staat een nummer van deze persoon. Bel dat nummer. Dat u het bekijkt, komt in het logboek. Leeft de eigenaar nog, dan ziet die het ook.',
      show: 'Toon telefoonnummer',
      none: 'In het dossier staat geen telefoonnummer van deze persoon.',
      given: 'Opgegeven door {{company}}: {{phone}}.',
      notInFile:
        'Dit nummer staat niet in het dossier. Een gesprek telt alleen met het nummer van het dossier.',
    },
    noteTitle: 'Een gesprek opschrijven',
    againTitle: 'Een ander gesprek opschrijven',
    ask: {
      full: 'Vraag eerst: is {{name}} overleden? Is dat zo, condoleer dan. Vraag daarna: mag {{company}} de wensen lezen? Zeg erbij dat wij het dossier later voorgoed verwijderen. Weet iemand het niet zeker? Schrijf dan nog niets op.',
      living_will:
        'Vraag: mag {{company}} de wilsverklaring van {{name}} lezen? Vertel ook waarom het bedrijf die nodig zegt te hebben.',
    },
    submit: 'Gesprek opschrijven',
    over: 'Deze aanvraag wacht niet op een antwoord dat u kunt opschrijven.',
    noted: 'Opgeschreven gesprek',
    answer: 'Antwoord',
    calledAt: 'Gebeld op',
    notedAt: 'Opgeschreven op',
    notedBy: '{{moment}}, door {{by}}',
    confirmedAt: 'Bevestigd door een collega op',
    own: 'U schreef dit op. Een collega moet het bevestigen.',
    second: 'Was u bij het gesprek, of belde u zelf ook? Bevestig dan wat hierboven staat.',
    confirm: 'Ik bevestig dit antwoord',
    fields: {
      nummer: { label: 'Telefoonnummer dat u belde' },
      dag: { label: 'Dag', hint: 'Zoals 25-11-2026.' },
      tijd: { label: 'Tijd', hint: 'Zoals 14.30.' },
      antwoord: {
        label: 'Antwoord van de vertrouwenspersoon',
        options: { ...answers, ...unansweredWords },
      },
    } satisfies FieldsTexts<ReturnType<typeof callForm>>,
  },
} as const
