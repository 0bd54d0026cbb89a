/** The people around Gerda: who they are, and how far they are. */

/** What somebody did, from little to much. */
export type Life =
  | 'unopened'
  | 'new'
  | 'begun'
  | 'halfway'
  | 'confirmed'
  | 'twice'
  | 'changed'
  | 'reminded'
  | 'still right'
  | 'will printed'
  | 'will signed'
  | 'cards'
  | 'a card stopped'
  | 'cards withdrawn'
  | 'leaving'

export type Neighbour = {
  firstName: string
  lastName: string
  born: string
  street: string
  postalCode: string
  city: string
  /** In days ago. */
  joined: number
  life: Life
  /** Whether they came by the director of the demo. */
  bySmit: boolean
}

/** First name|last name|born|street|postal code|town|days ago|life, and S for who came by Smit. */
const ROWS = `
Wim|Postma|1944-02-19|Stationsweg 3|8911 AG|Leeuwarden|352|twice
Annie|van den Berg|1949-07-04|Molenstraat 17|5611 EN|Eindhoven|352|confirmed|S
Joke|Terpstra|1952-11-30|Lange Jansstraat 40|3512 BB|Utrecht|331|cards
Henk|Dijkstra|1947-05-08|Voorstraat 9|8715 JA|Stavoren|331|reminded
Truus|Willems|1939-01-22|Markt 5|5341 AA|Oss|308|cards
Aad|van der Meer|1955-09-14|Havenkade 21|3011 TL|Rotterdam|308|confirmed
Ria|Koopmans|1950-03-03|Dijkweg 30|8011 AC|Zwolle|287|will signed
Mohammed|el Idrissi|1958-06-17|Kinkerstraat 120|1053 EA|Amsterdam|287|cards|S
Els|Brouwer|1961-12-01|Kerkplein 2|7311 BL|Apeldoorn|259|still right
Piet|de Graaf|1943-10-25|Vestdijk 8|4811 LZ|Breda|259|cards
Fokje|Hoekstra|1946-04-12|Buren 3|8713 KC|Hindeloopen|238|confirmed
Cor|Vermeulen|1953-08-29|Nieuwstraat 44|6811 HP|Arnhem|238|a card stopped
Ineke|Schouten|1957-02-07|Breestraat 61|2311 CJ|Leiden|217|changed
Radha|Ramdin|1962-05-26|Laan van Meerdervoort 300|2563 AL|Den Haag|217|cards|S
Jan Willem|Bos|1948-09-09|Grotestraat 15|7443 BC|Nijverdal|196|confirmed
Marijke|Kuipers|1956-01-18|Dorpsstraat 77|9301 BD|Roden|196|begun
Sjoerd|Veenstra|1951-07-21|Wijde Gaasp 6|8625 TD|Oppenhuizen|175|cards withdrawn
Corrie|van Beek|1942-12-12|Hoogstraat 33|5211 AL|’s-Hertogenbosch|175|will printed
Theo|Janssen|1954-03-27|Maasboulevard 4|5911 JS|Venlo|154|halfway
Ayşe|Yılmaz|1964-10-05|Boulevard 1945 18|7511 AC|Enschede|154|confirmed|S
Bep|Mulder|1940-06-02|Noordeinde 51|2445 XC|Aarlanderveen|133|cards
Frans|Hendriks|1959-04-16|Vrijthof 22|6211 LE|Maastricht|133|begun
Greet|de Boer|1945-08-08|Zuiderstraat 12|9671 BN|Winschoten|112|cards
Kees Jan|Visser|1960-02-24|Oude Haven 7|4301 JG|Zierikzee|112|halfway
Wilma|Groen|1963-11-11|Stadsplein 90|1382 LE|Weesp|91|confirmed
Rob|van Leeuwen|1955-05-19|Weversplein 3|7551 HC|Hengelo|91|begun|S
Anneke|Blom|1950-10-10|Singel 66|2801 GZ|Gouda|70|will printed
Dirk|Kok|1941-01-05|Achterweg 14|1424 PR|De Kwakel|70|changed
Saskia|Prins|1971-07-13|Laan Copes 2|2585 GC|Den Haag|56|cards
Jaap|Huisman|1949-03-31|Binnenhaven 19|1781 BK|Den Helder|56|begun
Tineke|Wolters|1953-06-23|Kruisstraat 5|7411 HJ|Deventer|42|confirmed|S
Hassan|Bouali|1966-09-02|Osdorpplein 11|1068 EV|Amsterdam|42|halfway
Yvonne|Maas|1968-04-04|Raadhuisstraat 28|6431 HG|Hoensbroek|28|cards
Gerrit|ten Brink|1944-11-17|Es 1|7683 SB|Den Ham|28|leaving
Lotte|Scholten|1985-02-15|Oosterweg 101|9724 CD|Groningen|21|confirmed
Arie|Verhoef|1947-12-28|Lekdijk 50|2957 CJ|Nieuw-Lekkerland|14|cards
Chantal|Peeters|1974-08-19|Sint Jorisstraat 6|6511 TD|Nijmegen|9|begun
Thijs|de Wit|1990-05-30|Havik 13|3811 EX|Amersfoort|5|new|S
Sandra|Kramer|1969-10-27|Kleine Noord 25|1621 JD|Hoorn|3|new
Nel|van Vliet|1943-06-06|Hofstraat 10|9401 LB|Assen|1|unopened
Ruben|Molenaar|1982-03-08|Wagenweg 71|2012 NB|Haarlem|1|new
`

export const NEIGHBOURS: Neighbour[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [firstName = '', lastName = '', born = '', street = '', postalCode = '', ...rest] =
      row.split('|')
    const [city = '', joined, life, by] = rest
    const who = { firstName, lastName, born, street, postalCode, city }
    return { ...who, joined: Number(joined), life: life as Life, bySmit: by === 'S' }
  })

/** An address that nobody else has; `example.nl` is nobody's. */
export const addressOf = ({ firstName, lastName }: Pick<Neighbour, 'firstName' | 'lastName'>) =>
  `${firstName}.${lastName}`
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z.]/gi, '')
    .toLowerCase()
    .concat('@example.nl')
