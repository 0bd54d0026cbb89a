import { unansweredWords } from '#app/features/calls/unanswered.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type {
  About,
  callFormOf,
  CallSaid,
  letterAddressForm,
  selfCalledForm,
  Told,
} from './kinds.ts'

const NEW_LETTER = 'Alleen voor een nieuwe brief.'

const letterAddress = {
  straat: { group: 'Waar mag de brief heen?', label: 'Straat en huisnummer' },
  postcode: { label: 'Postcode' },
  plaats: { label: 'Plaats' },
} satisfies FieldsTexts<typeof letterAddressForm>

/** Contacts without an e-mail address, whom the office calls or writes to after a death. */
export const deathNotices = {
  list: {
    title: 'Contactpersonen zonder e-mail',
    caption: 'Wie wij bellen of een brief sturen',
    who: 'Wie',
    what: 'Wat',
    how: 'Stand',
    since: 'Sinds',
    none: 'Er is nu niemand om te bellen of te schrijven.',
    lead: 'Bel eerst: een brief is vaak te laat. Lukt bellen niet, stuur dan een brief.',
  },
  about: {
    asked: 'Vragen of het klopt',
    first: 'Zeggen dat het eerste te lezen is',
    all: 'Zeggen dat alles klaarstaat om te lezen',
    stopped: 'Zeggen dat het is gestopt',
    refused: 'Zeggen dat het papier niet genoeg was',
    expired: 'Zeggen dat wij het niet zeker weten',
    'ends-soon': 'Zeggen dat het lezen bijna voorbij is',
    ended: 'Zeggen dat het lezen voorbij is',
    'new-code': 'Nieuwe brief met code maken',
  } satisfies Record<About, string>,
  /** With which its file begins, before the name of who gets it. */
  codeLetter: 'Brief met code voor',
  states: {
    open: 'Nog doen',
    tried_one: 'Eén keer gebeld, niet bereikt',
    tried_other: '{{count}} keer gebeld, niet bereikt',
    second: 'Wacht op een tweede collega',
    printed: 'Brief gemaakt, nog niet verstuurd',
    sent: 'Brief verstuurd op {{moment}}',
    called: 'Gebeld op {{moment}}',
  },
  page: {
    title: {
      both: '{{name}}: bellen of schrijven',
      phone: '{{name}}: bellen',
      address: '{{name}}: schrijven',
    },
    titleCode: '{{name}}: nieuwe brief met code',
    back: 'Het overlijden',
    done: 'Dit is gedaan.',
    noPhone: 'Van {{name}} staat er geen telefoonnummer. Stuur een brief.',
    noAddress: 'Wij hebben geen adres van {{name}}. Bel dus.',
    nothing:
      'Van {{name}} staat er geen telefoonnummer en geen adres. Vraag een andere contactpersoon om het te zeggen.',
    noPhoneCode:
      'Van {{name}} staat er geen telefoonnummer. Met de brief alleen kan {{name}} niet lezen.',
  },
  reach: {
    title: 'Hoe bereikt u {{name}}?',
    text: {
      both: 'U ziet het telefoonnummer, het adres en over wie het gaat.',
      phone: 'U ziet het telefoonnummer en over wie het gaat.',
      address: 'U ziet het adres en over wie het gaat.',
    },
    noted: 'Dat komt in het logboek. Leeft de eigenaar nog, dan ziet die het ook.',
    submit: {
      both: 'Toon telefoonnummer en adres',
      phone: 'Toon telefoonnummer',
      address: 'Toon adres',
    },
    call: 'Bel {{phone}}',
    address: 'Adres',
    relation: 'Relatie',
    owner: 'Over wie het gaat',
    unknown: 'Niet bekend',
    gone: 'Dit is intussen gedaan, of het gaat over een dossier van uzelf. Wij laten niets zien.',
  },
  say: {
    title: 'Wat u zegt',
    letter: 'de brief',
    newLetter: 'de nieuwe brief die komt',
    oldCode:
      'Er is een nieuwe brief met een code aangevraagd. De code van de oude brief werkt dan niet meer.',
    asked:
      'Zeg dat iemand ons liet weten dat {{owner}} op {{date}} is overleden. Vraag: is dat zo? Ja, nee en ‘ik weet het niet’ zijn allemaal goed.',
    first:
      'Condoleer {{name}}. Zeg dat er nu te lezen is wat het eerst nodig is van {{owner}}, met de code van {{letter}}. De rest komt vanaf {{moment}}.',
    all: 'Condoleer {{name}}, als dat nog niet is gebeurd. Zeg dat nu alle wensen van {{owner}} te lezen zijn, met de code van {{letter}}. Dat kan tot en met {{date}}.',
    stopped:
      'Zeg dat het bericht over {{owner}} is gestopt: ons is gezegd dat het niet klopt. {{name}} hoeft niets te doen.',
    refused:
      'Zeg dat het papier over {{owner}} niet genoeg was. {{name}} kan het ons opnieuw laten weten.',
    expired:
      'Zeg dat wij het over {{owner}} nog niet zeker weten. {{name}} kan het ons opnieuw laten weten.',
    'ends-soon':
      'Zeg dat {{name}} de wensen van {{owner}} nog kan lezen tot en met {{date}}, en ze kan bewaren als boekje.',
    ended: 'Zeg dat de tijd om de wensen van {{owner}} te lezen voorbij is.',
  } satisfies Record<Told | 'title' | 'letter' | 'newLetter' | 'oldCode', string>,
  call: {
    title: 'Na het gesprek',
    submit: 'Schrijf op',
    noted: '{{name}} zei ja, aan de telefoon. {{by}} schreef dat op, {{moment}}.',
    notedBySomebody: '{{name}} zei ja, aan de telefoon. Een collega schreef dat op, {{moment}}.',
    own: 'U schreef dit op. Een andere collega moet het bevestigen. Tot dan telt het niet.',
    second: 'Klopt dit, voor zover u weet? Twijfelt u? Bel {{name}} zelf nog een keer.',
    confirm: 'Ja, dit telt',
    anew: 'Belde u daarna zelf? Kies hieronder wat u hoorde. Dat komt in de plaats van dit ja.',
    fields: {
      gesprek: {
        label: 'Hoe ging het?',
        options: {
          yes: 'Ja, overleden',
          no: 'Nee, leeft nog (dan stopt alles meteen)',
          unknown: 'Weet het niet',
          told: 'Weet het nu',
          lost: 'Weet het nu. Heeft geen brief of code meer: een nieuwe maken',
          ...unansweredWords,
        } satisfies Record<CallSaid, string>,
      },
      straat: { ...letterAddress.straat, when: NEW_LETTER },
      postcode: { ...letterAddress.postcode, when: NEW_LETTER },
      plaats: { ...letterAddress.plaats, when: NEW_LETTER },
    } satisfies FieldsTexts<ReturnType<typeof callFormOf>>,
  },
  letter: {
    title: 'Of een brief',
    text: 'Lukt bellen niet? Maak de brief en doe die vandaag op de post. Een brief is er na één of twee dagen.',
    make: 'Maak de brief (PDF)',
    sent: 'De brief is verstuurd',
    made: 'De brief is gemaakt, {{moment}}. Druk op de knop als die op de post is.',
    again: 'Maak de brief nog eens (PDF)',
  },
  code: {
    title: 'Brief kwijt?',
    text: 'Belt iemand zonder e-mail dat de brief met de code weg is? Vraag een nieuwe aan. Een andere collega maakt die. De oude code werkt dan niet meer.',
    noAddress:
      'Van {{name}} hebben wij geen adres. Bel {{name}} op het nummer dat wij hebben, en vraag waar de brief heen mag.',
    ask: 'Nieuwe brief voor {{name}}',
    own: 'U vroeg deze brief aan. Een andere collega maakt die.',
    lookFirst:
      'Bekijk eerst het telefoonnummer hierboven, en bel {{name}} zelf. Daarna kunt u de brief maken.',
    addressTitle: 'Adres voor de brief',
    saveAddress: 'Bewaar het adres',
    addressFields: letterAddress,
    selfFields: {
      zelf: {
        label: 'Belde u zelf, op het nummer hierboven?',
        options: { ja: 'Ja, {{name}} wil een nieuwe brief', nee: 'Nee' },
      },
    } satisfies FieldsTexts<typeof selfCalledForm>,
    make: 'Maak de brief met een nieuwe code (PDF)',
    again: 'Maak dezelfde brief nog eens (PDF)',
    same: 'Brief mislukt of zoek? Maak die dan nog eens. De code blijft dezelfde.',
    makeText:
      'De code van de vorige brief werkt dan niet meer. {{name}} leest met de code en het eigen telefoonnummer.',
  },
  papers: {
    greeting: 'Beste {{name}},',
    closing: 'Met hartelijke groet,',
    questions: 'Heeft u een vraag? Stel die ons gerust:',
    qr: 'Scan deze code om naar de pagina te gaan',
    read: 'Scan de QR‑code onder aan deze brief, of ga naar het adres dat eronder staat. Vul daar de code in van de brief die u eerder kreeg, en uw eigen telefoonnummer. Is die brief weg? Neem contact met ons op. Dan krijgt u een nieuwe.',
    asked: {
      title: 'Een vraag over {{owner}}',
      texts: [
        'Iemand liet ons weten dat {{owner}} op {{date}} is overleden. Is dat zo, dan condoleren wij u.',
        'Wij vragen het u ook. Zo leest niemand de wensen van {{owner}} per ongeluk te vroeg. Het antwoord is ja, nee of ‘ik weet het niet’.',
        'U kunt ons bellen. Wij schrijven dan op wat u zegt.',
      ],
    },
    first: {
      title: 'Eerst dit: de wensen van {{owner}}',
      texts: [
        'U kunt nu lezen wat het eerst nodig is van wat {{owner}} opschreef. Het past op één bladzijde. Alle wensen staan er vanaf {{moment}}.',
      ],
    },
    all: {
      title: 'De wensen van {{owner}} staan klaar',
      texts: [
        'U kunt nu alles lezen wat {{owner}} voor u opschreef. Dit hoeft niet vandaag, en niet in één keer. Het kan tot en met {{date}}.',
      ],
    },
    stopped: {
      title: 'Het bericht over {{owner}} is gestopt',
      texts: [
        'Iemand liet ons weten dat {{owner}} is overleden. Dat klopt niet, zo is ons gezegd. Door dit bericht leest niemand de wensen. U hoeft niets te doen.',
        'Weet u zeker dat het wel klopt? Neem dan contact met ons op.',
      ],
    },
    refused: {
      title: 'Het papier over {{owner}} was niet genoeg',
      texts: [
        'Wij keken naar het papier over {{owner}}. Daarmee weten wij het nog niet zeker. Daarom leest nu niemand de wensen. U kunt het ons opnieuw laten weten.',
      ],
    },
    expired: {
      title: 'Wij weten het nog niet zeker van {{owner}}',
      texts: [
        'Dertig dagen geleden liet iemand ons weten dat {{owner}} is overleden. Niemand anders heeft dat gezegd, en wij kregen geen verklaring van de arts of akte van overlijden. Daarom leest nu niemand de wensen. U kunt het ons opnieuw laten weten.',
      ],
    },
    'ends-soon': {
      title: 'Bewaar wat u wilt houden van {{owner}}',
      texts: [
        'U leest bij ons de wensen van {{owner}}. Dat kan tot en met {{date}}. Wat u zelf bewaart, blijft van u. Op de laatste bladzijde bewaart u ze als boekje, of alles in één keer.',
      ],
    },
    ended: {
      title: 'Dit was de tijd om te lezen',
      texts: [
        'U kon de wensen van {{owner}} bij ons lezen. Die tijd is voorbij, zoals wij u schreven. Wat u zelf bewaarde, blijft van u. Dank u dat u er voor {{owner}} was.',
      ],
    },
  } satisfies Record<Told, { title: string; texts: string[] }> & Record<string, unknown>,
} as const
