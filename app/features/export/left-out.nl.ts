/** What an export does not hold, and why. */
export const leftOut = {
  keys: 'Uw wachtwoord, passkeys, codes en sleutels. Wie die heeft, kan inloggen als u.',
  brief:
    'Wat maar kort bestaat, zoals een link in een e-mail of een verzoek om uw account te verwijderen.',
  derived:
    'Hulpgegevens om uw dossier te vinden en op te slaan. Zij zijn gemaakt van wat hier al in staat.',
  work: 'Wat u als medewerker of gildelid doet. Dat hoort bij dat werk, niet bij uw eigen dossier.',
  handed:
    'De stukken van een aanvraag zelf. Wat een uitvaartondernemer invult, is van dat bedrijf. U ziet hier wel wie wat vroeg, en wat ervan kwam.',
  sent: 'De e-mails die wij u stuurden. Die staan in uw eigen postvak.',
} as const
