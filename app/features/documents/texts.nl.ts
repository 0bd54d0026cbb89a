import type { FileKind } from '#app/files/kinds.ts'
import type { PromiseText } from '#app/locales/promises.ts'
import type { UploadRefusal } from '#app/features/documents/limits.ts'

export const documents = {
  title: 'Documenten en media',
  overview: {
    name: 'Documenten',
    files_zero: 'nog geen bestanden',
    files_one: '1 bestand',
    files_other: '{{count}}\u00a0bestanden',
  },
  lead: 'Bewaar hier documenten, foto’s, geluid en video die bij uw wensen horen.',
  /** Who gets the files: all that holds is said. */
  readers: [
    {
      promise: 'directors',
      until: '',
      kept: 'Na uw overlijden krijgt de uitvaartondernemer deze bestanden.',
    },
    {
      promise: 'relatives',
      until: '',
      kept: 'Contactpersonen die uw wensen mogen lezen, kunnen ze ook krijgen.',
    },
    'Is iets voor één persoon? Geef het dan liever zelf.',
  ],
  seenNow_one: '{{names}} ziet meteen wat u hier toevoegt.',
  seenNow_other: '{{names}} zien meteen wat u hier toevoegt.',
  choose: 'Kies wat uw contactpersonen krijgen',
  back: 'Terug naar documenten en media',
  bsn: {
    title: 'Zet hier geen burgerservicenummer (BSN)',
    text: 'Voeg geen paspoort, rijbewijs of ander stuk toe waar uw BSN op staat. Wij hebben dat nummer niet nodig.',
  },
  upload: {
    pendingTitle: 'Uw bestand is niet opgeslagen',
    pending: 'U was niet meer ingelogd. Uw omschrijving staat er nog. Kies het bestand opnieuw.',
    title: 'Bestand toevoegen',
    fields: {
      description: { label: 'Omschrijving', hint: 'Bijvoorbeeld: foto voor op de kaart.' },
      file: {
        label: 'Kies een bestand',
        hint: 'PDF, Word (DOCX), JPG, PNG, HEIC, MP3, M4A, MP4, MOV of platte tekst. Een bestand mag maximaal 25\u00a0MB zijn.',
      },
    },
    location:
      'Plaats en tijd van de opname wissen wij uit foto’s. Uit een video, geluidsopname, PDF of Word-bestand wissen wij niets. Daarin kan nog staan wie het maakte, en waar.',
    submit: 'Bestand toevoegen',
    busy: 'Uw bestand wordt verstuurd: %',
    done: 'Uw bestand is verstuurd. Wij slaan het nu op.',
    broken: 'De verbinding is verbroken. Uw bestand is niet opgeslagen. Probeer het opnieuw.',
  },
  list: {
    title: 'Uw bestanden',
    none: 'U heeft nog geen bestanden bewaard.',
    used: 'U gebruikt {{used}} van de 250\u00a0MB.',
    facts: '{{kind}}, {{size}}, toegevoegd op {{date}}',
    download: 'Downloaden',
    downloadOne: 'Downloaden: {{name}}',
    change: 'Wijzigen',
    changeOne: 'Wijzigen: {{name}}',
    remove: 'Verwijderen',
    removeOne: 'Verwijderen: {{name}}',
    inBooklet: 'Deze foto staat in uw boekje, op een eigen bladzijde.',
    putIn: 'Op de eerste bladzijde van uw boekje',
    putInOne: 'Op de eerste bladzijde van uw boekje: {{name}}',
    takeOut: 'Niet meer in uw boekje',
    takeOutOne: 'Niet meer in uw boekje: {{name}}',
    unfit: 'Wilt u deze foto in uw boekje? Sla de foto dan op als JPG en voeg die toe.',
  },
  kinds: {
    pdf: 'PDF',
    jpg: 'Foto (JPG)',
    png: 'Afbeelding (PNG)',
    heic: 'Foto (HEIC)',
    mp3: 'Geluid (MP3)',
    m4a: 'Geluid (M4A)',
    mp4: 'Video (MP4)',
    mov: 'Video (MOV)',
    docx: 'Word-document',
    txt: 'Tekst',
  },
  nameWhenEmpty: 'document',
  change: {
    title: 'Bestand wijzigen',
    name: 'Naam van het bestand',
    submit: 'Opslaan',
    changed: 'U heeft dit bestand ook ergens anders gewijzigd',
    choose:
      'Bijvoorbeeld op uw telefoon of in een ander venster. Er is nog niets overschreven. Kies hieronder welke tekst u wilt bewaren. Sla het daarna opnieuw op.',
  },
  remove: {
    title: 'Wilt u dit bestand verwijderen?',
    text: 'U kunt dit niet ongedaan maken.',
    submit: 'Bestand verwijderen',
    cancel: 'Niet verwijderen',
  },
  refused: {
    frozen:
      'Iemand meldde dat u bent overleden. Daarom kunt u nu niets veranderen. Klopt dat niet? Log dan uit en weer in. Of mail ons.',
    empty: 'Dit bestand is leeg. Kies een ander bestand.',
    tooLarge: 'Dit bestand is groter dan 25\u00a0MB. Kies een kleiner bestand.',
    kind: 'Dit soort bestand kunnen wij niet bewaren. Kies een PDF, Word-bestand (DOCX), JPG, PNG, HEIC, MP3, M4A, MP4, MOV of platte tekst. Wij kijken naar de inhoud van het bestand, niet naar de naam.',
    markup:
      'Dit bestand is een webpagina of tekening met code (zoals HTML of SVG). Die bewaren wij niet, omdat er een programma in kan zitten. Maak er een PDF of PNG van.',
    text: 'In deze tekst staan tekens die wij niet kunnen lezen. Maak er een PDF van.',
    macros:
      'In dit Word-bestand zit een programma (een macro). Dat bewaren wij niet. Sla het op als PDF of als gewoon Word-document.',
    damaged: 'Dit bestand is beschadigd. Open het op uw apparaat en sla het opnieuw op.',
    layout:
      'Uit deze foto kunnen wij de plaats van de opname niet weghalen. Sla de foto op als JPG en probeer het opnieuw.',
    virus:
      'In dit bestand zit waarschijnlijk een virus. Het is niet opgeslagen. Laat een virusscanner naar uw apparaat kijken, of kies een ander bestand.',
    quota:
      'U heeft geen ruimte meer voor dit bestand. U kunt in totaal 250\u00a0MB bewaren. Verwijder eerst een ander bestand.',
    count:
      'U kunt maximaal 1.000 bestanden bewaren. Verwijder eerst een bestand dat u niet meer nodig heeft.',
    often:
      'U heeft in korte tijd heel veel bestanden toegevoegd. Dit bestand is niet opgeslagen. Wacht tien minuten en kies het dan opnieuw.',
    failed:
      'Het opslaan is niet gelukt. Dat ligt niet aan u. Uw omschrijving staat er nog. Kies het bestand opnieuw.',
    full: 'Wij kunnen uw bestand nu niet bewaren, omdat onze opslag vol is. Dat ligt niet aan u. Er is niets opgeslagen. Probeer het later opnieuw.',
  },
  music: {
    title: 'Muziek',
    intro: 'Welke muziek hoort bij uw afscheid? Dit is dezelfde lijst als in de vragenlijst.',
    none: 'U heeft nog geen muziek opgeschreven.',
    change: 'Muziek opschrijven',
    link: 'Luisteren',
    linkOne: 'Luisteren: {{title}}',
    page: 'Muziek opschrijven',
    draft:
      'Deze lijst hoort bij uw wensen. Heeft u die al bevestigd? Dan wordt een wijziging een concept, tot u opnieuw bevestigt.',
    submit: 'Opslaan',
    changed: 'U heeft deze lijst ook ergens anders gewijzigd',
  },
} as const satisfies {
  kinds: Record<FileKind, string>
  refused: Record<UploadRefusal | 'failed' | 'frozen', string>
  readers: readonly PromiseText[]
} & Record<string, unknown>
