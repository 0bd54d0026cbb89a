/** Pages that come instead of the one that was asked for. */
export const errorWords = {
  status: 'Bekijk of de website werkt',
  urgent: 'Is er iemand overleden? Wacht niet op ons: bel de huisarts en een uitvaartondernemer.',
  unexpected: {
    title: 'Er is iets misgegaan',
    text: 'De applicatie heeft een onverwachte fout ondervonden',
    reference: 'Meldt u dit aan ons? Noem dan dit nummer: {{reference}}',
    retry: 'Probeer opnieuw',
    reload: 'Herlaad pagina',
  },
  frozen: {
    title: 'Dit dossier kan nu niet worden veranderd',
    text: 'Er is een overlijden gemeld. De wensen blijven daarom zoals ze waren.',
    kept: 'Wat u heeft ingevuld, staat hieronder nog. Het is niet opgeslagen.',
    later:
      'Is dit uw dossier en klopt het niet? Log dan uit en weer in, in een ander tabblad, en zeg dat u leeft. Het stopt dan meteen. Probeer het daarna hier opnieuw. Of mail ons.',
    office:
      'U kunt dit dossier nu niet wijzigen. Leeft de eigenaar nog? Laat die dan inloggen en zeggen: ik leef. De aanvraag stopt meteen. Zie ook Dossier Toegangsverzoeken.',
  },
  loading: {
    title: 'Fout bij laden',
    text: 'Er is een fout opgetreden bij het laden van uw wensen.',
    later: 'Er is niets verloren. Probeer het later opnieuw.',
  },
  loadingMembers: {
    title: 'Fout bij laden gilde leden',
    text: 'Er ging iets mis bij het laden van de gildeleden.',
    later: 'Er is niets verloren. Probeer het later opnieuw.',
  },
  loadingCallbacks: {
    title: 'Fout bij ophalen',
    text: 'Er ging iets mis bij het ophalen van de verzoeken.',
    later: 'Er is niets verloren. Probeer het later opnieuw.',
  },
  loadingFiles: {
    title: 'Fout bij laden van wensen',
    text: 'Er ging iets mis bij het zoeken in de dossiers.',
    later: 'Er is niets verloren. Probeer het later opnieuw.',
  },
  loadingDetails: {
    title: 'Fout bij laden van gegevens',
    text: 'Er ging iets mis bij het openen van dit dossier.',
    later: 'Er is niets verloren. Probeer het later opnieuw.',
  },
  loadingRequests: {
    title: 'Fout bij laden dossier toegangsverzoeken',
    text: 'Er ging iets mis bij het laden van de aanvragen.',
    later: 'Er is niets verloren. Probeer het later opnieuw.',
  },
  loadingAttention: {
    title: 'Fout bij laden van aandacht',
    text: 'Er ging iets mis bij het laden van wat aandacht nodig heeft.',
    later: 'Er is niets verloren. Probeer het later opnieuw.',
  },
  away: {
    title: 'Er is iets misgegaan',
    text: 'Onze opslag geeft nu geen antwoord. Dat ligt niet aan u.',
    later: 'Er is niets verloren. Wacht even en probeer het dan opnieuw.',
  },
  retry: {
    kept: 'Wat u heeft ingevuld, gaat mee als u hieronder op ‘Probeer opnieuw’ drukt.',
    typed: 'Wat u heeft geschreven',
    file: 'Kies het bestand opnieuw',
    password: 'Wachtwoord',
    confirmPassword: 'Herhaal het wachtwoord',
    currentPassword: 'Uw huidige wachtwoord',
  },
  pdfBusy: {
    title: 'Uw PDF komt zo',
    text: 'Op dit moment maken veel mensen een PDF. Wacht een minuut en probeer het dan opnieuw.',
    later: 'Wat u heeft ingevuld, is veilig opgeslagen.',
  },
  pdfFailed: {
    title: 'De PDF maken is niet gelukt',
    text: 'Het duurde te lang of er ging iets mis. Probeer het over een paar minuten opnieuw.',
    later:
      'Wat u heeft ingevuld, is veilig opgeslagen. Lukt het weer niet? U kunt de pagina met uw antwoorden ook afdrukken vanuit uw browser.',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Deze pagina bestaat niet of is verplaatst.',
    home: 'Naar de startpagina',
    knowledge: 'Naar de kennisbank',
    end: 'Hier houdt het pad op.',
  },
  /** For who reads, or read, what somebody wrote for them. */
  reader: {
    title: 'Hier staat niets voor u klaar',
    text: 'Misschien bent u geen contactpersoon meer, of klopt het adres van deze bladzijde niet.',
    to: 'Bekijk wat voor u klaarstaat',
  },
  /** Of a document whose contents are gone. */
  lost: {
    title: 'Dit bestand is bij ons weg',
    text: 'Dat ligt niet aan u, en het spijt ons. Heeft u het zelf nog? Voeg het dan opnieuw toe. Het komt in de plaats van wat er nu staat. Anders kunt u het verwijderen.',
    to: 'Naar uw documenten en media',
  },
  /** Where contacts read: who lost somebody yesterday is not sent to the front page. */
  readerPage: {
    title: 'Deze bladzijde is er niet',
    text: 'Dit ligt niet aan u. Misschien is het adres oud, of staat hier nu niets voor u.',
    call: 'Bel ons: {{phone}}',
  },
  /** For who is signed in, and was named with another address. */
  readerAccount: {
    title: 'Hier staat niets voor u klaar',
    text: 'Misschien bent u geen contactpersoon meer, of schreef iemand u op met een ander e-mailadres.',
  },
  forbidden: {
    title: 'Geen toegang',
    text: 'Deze pagina is niet voor uw account bedoeld.',
  },
  /** Beside what is for somebody else. */
  otherAccount: {
    as: 'U bent ingelogd als {{email}}.',
    out: 'Wilt u verder met een ander e-mailadres? Log dan uit. Daarna komt u hier terug.',
    toOffice: 'Naar het Admin Dashboard',
    toGuild: 'Naar het Gildedashboard',
    toWishes: 'Naar uw wensen',
  },
  origin: {
    title: 'Wij konden dit formulier niet aannemen',
    text: 'Het formulier kwam niet van onze eigen pagina. Open de pagina opnieuw en probeer het nog eens.',
  },
  mandate: {
    title: 'De toestemming is gestopt',
    text: 'U kunt in dit dossier niets meer lezen of schrijven. De cliënt of u heeft de toestemming gestopt, of de tijd is om. Wat u net schreef, is niet opgeslagen.',
  },
  /** To who posts a form of their own, where somebody else signed in meanwhile. */
  account: {
    title: 'Dit is nog niet opgeslagen',
    text: 'Uw tekst is niet weg. Maar in deze browser is intussen iemand anders ingelogd. Daarom hebben wij nog niets opgeslagen.',
    how: 'Is dat niet uw e-mailadres? Zo slaat u uw tekst toch op:',
    steps: [
      'Kies hieronder ‘Uitloggen’. Er opent een nieuw tabblad. Log daar uit, en weer in met uw eigen e-mailadres.',
      'Kom terug naar dit tabblad. Ga in uw browser één pagina terug. Uw tekst staat er nog.',
      'Sla daar nog een keer op.',
    ],
    out: 'Uitloggen (opent in een nieuw tabblad)',
  },
  form: {
    title: 'Wij konden dit formulier niet lezen',
    text: 'Er is niets opgeslagen. Ga terug in uw browser: uw tekst staat er dan nog. Probeer het daarna opnieuw.',
  },
  busy: {
    title: 'Het is even te druk',
    text: 'Er is niets opgeslagen. Ga terug in uw browser: uw tekst staat er dan nog. Wacht een minuut en probeer het opnieuw.',
  },
  waiting: {
    title: 'Het is druk. Uw plaats is bewaard',
    text: 'Veel mensen melden zich nu tegelijk aan. U bent na {{wait}} aan de beurt.',
    seconds_one: 'ongeveer {{count}} seconde',
    seconds_other: 'ongeveer {{count}} seconden',
    minutes_one: 'ongeveer {{count}} minuut',
    minutes_other: 'ongeveer {{count}} minuten',
    kept: 'Wat u heeft ingevuld, is bewaard op deze pagina. Laat haar open staan.',
    before: 'Wie later komt, gaat niet voor u.',
    press: 'Kies daarna ‘Ga verder’. U hoeft niets opnieuw in te vullen.',
    alone: 'Deze pagina gaat dan vanzelf verder. U hoeft niets te doen.',
    go: 'Ga verder',
  },
  /** For who works at the office, and looked people up as often as one may. */
  lookedUp: {
    title: 'U bekeek genoeg dossiers voor dit uur',
    text: 'Wacht een uur, of vraag een beheerder of u verder mag.',
    to: 'Vraag een beheerder',
  },
  over: {
    title: 'Dit is er niet meer',
    text: 'De tijd om dit op te halen is voorbij, of de aanvraag is gestopt. Heeft u een vraag? Bel of mail ons dan.',
  },
  tooMany: {
    title: 'Even wachten',
    kept: 'Wat u heeft ingevuld, staat hieronder nog.',
    keptButPassword:
      'Wat u heeft ingevuld, staat hieronder nog. Alleen een wachtwoord typt u opnieuw.',
    open: 'Uw account is niet geblokkeerd.',
    text_one:
      'U heeft dit te vaak achter elkaar geprobeerd. Wacht {{count}} minuut en probeer het dan opnieuw.',
    text_other:
      'U heeft dit te vaak achter elkaar geprobeerd. Wacht {{count}} minuten en probeer het dan opnieuw.',
    hours:
      'U heeft dit te vaak achter elkaar geprobeerd. Wacht {{count}} uur en probeer het dan opnieuw.',
  },
} as const
