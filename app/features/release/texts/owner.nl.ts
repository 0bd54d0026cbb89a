import type { waitForm } from '#app/features/release/forms/wait-form.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

/** To the owner of a file that is asked for, or may be. */
export const owner = {
  stop: {
    title: {
      full: 'Iemand zegt dat u bent overleden',
      living_will: 'Iemand vraagt uw wilsverklaring op',
    },
    titleApproved: '{{company}} kan uw wilsverklaring nu lezen',
    lead: {
      full: '{{company}} schrijft ons dat u bent overleden, en wil uw wensen lezen. Leest u dit zelf? Dan klopt het niet. Stop de aanvraag dan nu.',
      living_will: 'Wilt u niet dat {{company}} uw wilsverklaring leest? Stop de aanvraag dan.',
    },
    text: {
      full: 'Stopt niemand dit, dan kan het bedrijf na onze controle al uw wensen lezen. Daarna verwijderen wij uw dossier voorgoed. Stopt u, dan krijgt het bedrijf niets meer en verwijderen wij niets. Het bedrijf hoort dat u niet bent overleden.',
      living_will:
        'Stopt u niet, dan kan het bedrijf na onze controle uw wilsverklaring lezen. Stopt u, dan krijgt het bedrijf niets meer. Het bedrijf hoort dat het is gestopt.',
    },
    approved: {
      full: 'Wij hebben deze aanvraag al goedgekeurd. Het bedrijf kan uw wensen nu lezen, en haalde ze misschien al op. Stopt u, dan krijgt het bedrijf niets meer en verwijderen wij niets. Het bedrijf hoort dat u niet bent overleden.',
      living_will:
        'Wij hebben deze aanvraag al goedgekeurd. Het bedrijf kan uw wilsverklaring nu lezen, en haalde die misschien al op. Stopt u, dan krijgt het bedrijf niets meer. Het bedrijf hoort dat het is gestopt.',
    },
    submit: 'Ja, stop deze aanvraag',
    /** For who is signed in. */
    ownOver: 'Deze aanvraag loopt niet meer. U hoeft niets te doen.',
    leave: {
      full: 'Het klopt wel: niets doen',
      living_will: 'Het mag: niets doen',
    },
    leftTitle: 'U heeft niets veranderd',
    left: 'De aanvraag loopt door. Bedenkt u zich? De link in onze e-mail blijft werken zolang er iets te stoppen is.',
    doneTitle: 'De aanvraag is gestopt',
    over: 'Niemand krijgt nog iets te lezen. U krijgt ook een e-mail.',
    done: '{{fetched}} Niemand krijgt nog iets te lezen, en wij verwijderen niets. U krijgt ook een e-mail.',
    deadTitle: 'Deze link werkt niet meer',
    dead: 'Misschien is de aanvraag al gestopt of afgelopen. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Twijfelt u? Log in, of log uit en weer in. Daar stopt u alles wat nog loopt.',
    signIn: 'Naar inloggen',
    home: 'Naar de startpagina',
  },
  wait: {
    title: 'Als iemand uw dossier opvraagt',
    lead: 'Na uw overlijden kan een uitvaartondernemer uw dossier opvragen. U krijgt daar altijd een e-mail van. Klopt het niet? Dan stopt u de aanvraag met de knop in die e-mail, of door in te loggen.',
    text: 'Hoelang wilt u daarvoor de tijd hebben? In die tijd krijgt niemand uw dossier. Langer is veiliger. Korter is fijn voor wie de uitvaart regelt.',
    livingWill:
      'Iemand kan ook alleen uw wilsverklaring opvragen, terwijl u leeft. Ook daarvan krijgt u een e-mail. Een arts kan uw wilsverklaring meteen nodig hebben. Daarom is er dan geen bedenktijd, tenzij u die hier kiest. Zonder bedenktijd krijgt de uitvaartondernemer die zodra uw vertrouwenspersoon en een medewerker akkoord zijn.',
    shorter:
      'Een kortere bedenktijd geldt pas na een week. Wij vragen dan uw wachtwoord, en sturen u een e-mail.',
    waiting:
      'Tot {{moment}} geldt nog uw langere bedenktijd: {{full}} voor uw dossier en {{livingWill}} voor uw wilsverklaring.',
    lengths: {
      0: 'geen bedenktijd',
      1: 'één uur',
      12: 'een halve dag',
      24: 'één dag',
      48: 'twee dagen',
      72: 'drie dagen',
    },
    facts: {
      full: 'Voor uw dossier: {{wait}}',
      livingWill: 'Voor uw wilsverklaring: {{wait}}',
      from: 'Dit geldt vanaf: {{moment}}',
    },
    keep: {
      title: 'Houd de langere bedenktijd',
      text: 'Er is een kortere bedenktijd gekozen. Die geldt nog niet. Wilt u uw langere bedenktijd houden? Druk dan op de knop.',
      submit: 'Houd de langere bedenktijd',
      done: 'Uw langere bedenktijd blijft',
      doneText: 'Heeft u de kortere tijd niet zelf gekozen? Kies dan een ander wachtwoord.',
      deadTitle: 'Deze link werkt niet meer',
      dead: 'Misschien is de langere bedenktijd al gehouden, of geldt de kortere al. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Log in om uw bedenktijd te zien.',
      link: 'Naar inloggen',
    },
    submit: 'Opslaan',
    fields: {
      uren: {
        label: 'Bedenktijd voor uw dossier',
        hint: 'Normaal is het één dag.',
        options: { 0: 'Geen bedenktijd', 24: '1 dag', 48: '2 dagen', 72: '3 dagen' },
        unit: 'uur',
      },
      urenWilsverklaring: {
        label: 'Bedenktijd voor uw wilsverklaring',
        hint: 'Normaal is er geen.',
        options: { 0: 'Geen bedenktijd', 12: 'Een halve dag', 24: '1 dag' },
        unit: 'uur',
      },
    } satisfies FieldsTexts<typeof waitForm>,
  },
} as const
