/** How the booklet lies on its pages. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Summary } from '#app/features/wishes/file/summary.server.ts'
import { type Belongings, bookletOf, type Variant } from './contents.ts'
import {
  DIED,
  LATE,
  NORMAL,
  answered,
  asked,
  answering,
  belonging,
  made,
  pagesIn,
  pagesOf,
  placedIn,
  bare,
  compile,
  fold,
  summaryOf,
  textOf,
} from '#tests/fixtures/booklet.ts'

const CONTACTS = ['Mark', 'Lotte', 'Wim'].map((firstName) => ({
  firstName,
  lastName: 'de Vries',
  relation: 'uit het koor',
  phone: '0612345678',
  email: `${firstName}@example.nl`,
  address: 'Dijkweg 12, 8011 AB Zwolle',
}))

test('what is needed first stays on one page, with room to write', async () => {
  const long = 'Eerst het eten en dan het zingen, in die volgorde. '.repeat(5)
  const [, first = ''] = await pagesOf(
    belonging(
      summaryOf([
        asked('praktisch', { burial: 'Begraven', hasInsurance: true, insuranceProvider: 'DELA' }),
        asked('naw', { contacts: CONTACTS }),
        asked('steen', { avoidTopics: long }),
        asked('rituelen', { serviceLocation: long }),
        asked('kaars', { remembered: 'Als iemand die altijd tijd had.' }),
      ]),
    ),
  )
  for (const part of ['Eerst dit', 'Begraven', 'Wim', 'Waar mijn papieren liggen'])
    expect(first).toContain(part)
})

test('what is needed first is one page in large print too, with the day itself and room to write', async () => {
  const place = 'De zaal van het clubhuis, met uitzicht op het water'
  const answers = [
    asked('praktisch', {
      hasDonation: 'Ja. Het Donorregister gaat voor.',
      burial: 'Cremeren',
      hasInsurance: true,
      insuranceProvider: 'DELA',
      insurancePolicyNumber: '4481.223.907',
    }),
    asked('naw', { contacts: [...CONTACTS, ...CONTACTS] }),
    asked('rituelen', {
      clothingJewelryWishes: 'Mijn blauwe jurk met de witte kraag. De trouwring blijft om.',
      condoleanceLocation: 'Het clubhuis van de zeilvereniging',
      condoleanceCasketOpen: 'dicht',
      condoleanceAccess: 'iedereen',
      serviceLocation: place,
      funeralCasketOpen: 'dicht',
      funeralAccess: 'familie_vrienden',
    }),
    asked('steen', { avoidTopics: 'De verkoop van de boot.' }),
  ]
  const [, first = ''] = await pagesOf(belonging(summaryOf(answers)), { large: true })
  for (const part of ['Eerst dit', 'Wim', '06-12345678', 'clubhuis', 'Waar mijn papieren liggen'])
    expect(first).toContain(part)
})

test.each(['Bel 06 1234 5678', 'Bel 038 - 123 45 67', 'Bel +31 6 1234 5678', 'Kom om 20.00 uur'])(
  'no line ends in the middle of ‘%s’',
  async (said) => {
    const at = said.replace(/^\D+/, '')
    // Words before it, ever longer, so that it comes to the end of a line.
    const texts = Array.from(
      { length: 24 },
      (_, more) => `${'woord '.repeat(4)}${'x'.repeat(more % 10)}${' en'.repeat(more / 3)} ${said}`,
    )
    const pages = await textOf([asked('steen', { difficulties: texts.join('\n') })])
    expect(pages.split(at)).toHaveLength(texts.length + 1)
  },
)

test.each([12, 16, 20, 24, 28])(
  'contacts go on on the next page below their label, none divided, below %d lines',
  async (count) => {
    const energy = Array.from({ length: count }, (_, line) => `regel ${line}`).join('\n')
    const called = ['Ab', 'Bea', 'Cor'].map((firstName) => ({ firstName, phone: '0612345678' }))
    const people = [...called, ...CONTACTS]
    for (const variant of VARIANTS) {
      const sections = [asked('veer', { energy }), asked('naw', { contacts: people })]
      const pages = (await pagesOf(belonging(summaryOf(sections)), variant)).slice(2)
      expect(pages[pageWith(pages, 'Contactpersonen')]).toMatch(/Contactpersonen\s*Ab/)
      for (const { firstName } of CONTACTS)
        expect(pages[pageWith(pages, `${firstName} de Vries`)]).toContain(`${firstName}@example.nl`)
      // The last may stand above what is signed by itself, never without a label.
      for (const page of pages.filter((one) => one.includes('06-12345678')))
        expect(page).toMatch(/Contactpersonen(\s\(vervolg\))?\s*(Ab|Bea|Cor|Mark|Lotte|Wim)/)
    }
  },
)

const VARIANTS: Variant[] = [NORMAL, { large: true }, { large: false, folded: true }]
const pageWith = (pages: string[], text: string) => pages.findIndex((page) => page.includes(text))

test('the book opens in larger letters, and what hurts never does', async () => {
  const said = 'woord '.repeat(60).trim()
  const lines = (text: string) => text.split('\n').filter((line) => line.includes('woord')).length
  const [good, hurts, remembered, stories] = await Promise.all([
    textOf([asked('veer', { energy: said })]),
    textOf([asked('steen', { difficulties: said })]),
    textOf([asked('kaars', { remembered: said })]),
    textOf([asked('kaars', { stories: said })]),
  ])
  expect(lines(good)).toBeGreaterThan(lines(hurts))
  expect(lines(remembered)).toBe(lines(good))
  expect(lines(stories)).toBe(lines(hurts))
})

describe('chapters', () => {
  test.each(VARIANTS)(
    'begin with two answers and end with two, or with what is signed (%o)',
    async (variant) => {
      const said = (chapter: string, n: number) => ({
        key: `${chapter}${n}`,
        question: `Vraag ${chapter}${n}?`,
        answer: `Antwoord. ${'Hoe dan ook. '.repeat(3)}`,
      })
      const keys = ['veer', 'steen', 'kaars'] as const
      const TITLES = ['Licht en vreugde', 'Pijn en zorg', 'Herinneringen en erfenis']
      for (let count = 4; count < 9; count++) {
        const sections = keys.map((key) =>
          answered(
            key,
            Array.from({ length: count }, (_, n) => said(key, n)),
          ),
        )
        const pages = await pagesOf(belonging(summaryOf(sections)), variant)
        for (const [index, key] of keys.entries()) {
          const at = (n: number) => pageWith(pages, `Vraag ${key}${n}?`)
          expect(pages[at(0)]).toContain(TITLES[index])
          expect(at(1)).toBe(at(0))
          if (key !== 'kaars') expect(at(count - 2)).toBe(at(count - 1))
          else expect(pages[at(count - 1)]).toContain('Handtekening')
        }
      }
    },
  )

  test.each(VARIANTS)(
    'of the farewell has the beginning of the service below its head (%o)',
    async (variant) => {
      const service = {
        serviceLocation: 'De zaal van het clubhuis, met uitzicht op het water',
        serviceLocationDetails: 'Het liefst in de middag, als de zon op het water staat.',
        funeralAccess: 'iedereen',
        funeralFlowers: 'De kinderen mogen er zelf een plukken.',
        funeralCateringWishes: 'Soep met brood.',
        personalAdditions: 'Wie het laatst weggaat, luidt de bel.',
      }
      for (const lines of [8, 14, 20]) {
        const clothingJewelryWishes = Array.from({ length: lines }, (_, n) => `jurk ${n}`).join(
          '\n',
        )
        const given = asked('rituelen', { clothingJewelryWishes, ...service })
        const pages = await pagesOf(belonging(summaryOf([given])), variant)
        const told = pages.slice(2)
        expect(told[pageWith(told, 'De dienst')]).toMatch(/De dienst[^]*uitzicht[^]*Het liefst/)
      }
    },
  )

  test('of a few words share pages: a short file has none that is half empty', async () => {
    const songs = ['Air', 'Laat me'].map((title) => ({ title, artist: 'Iemand' }))
    const short = summaryOf([
      asked('veer', { energy: 'Zingen in het koor.' }),
      asked('steen', { difficulties: 'Het overlijden van Jan.' }),
      asked('kaars', { remembered: 'Als een vrolijk mens.', stories: 'Over de boot.' }),
      asked('rituelen', {
        music: ['Klassiek'],
        musicSpecifications: songs,
        flowers: 'Rozen',
        serviceLocation: 'De Dorpskerk',
        funeralAccess: 'iedereen',
      }),
      asked('praktisch', { burial: 'Begraven', hasDonation: 'Ja', hasInsurance: true }),
      asked('naw', { firstName: 'Jannetje', lastName: 'Visser', contacts: CONTACTS.slice(0, 1) }),
    ])
    const pages = await pagesOf(belonging(short))
    // Between the cover with what is needed first and the pages of the family and about the booklet.
    expect(pages).toHaveLength(7)
    expect(pages[pageWith(pages, 'Handtekening')]).toContain('Gegevens en contacten')
    expect(pages[pageWith(pages, 'Laat me')]).toContain('Praktische keuzes')
  })

  test('stand closer where that saves a page', async () => {
    const songs = [
      { artist: '', title: 'Psalm 121' },
      { artist: 'Johann Sebastian Bach', title: 'Air' },
    ]
    const given = summaryOf([
      asked('veer', {
        lifeMoments: 'Mijn eerste klas. Dertig kinderen, en ik wist niets.',
        energy: 'Mijn bijen.',
        values: 'Geloof, hoop en liefde. En een beetje humor.',
      }),
      asked('steen', { difficulties: 'Dat ik mijn zus nooit meer heb gezien.' }),
      asked('kaars', {
        remembered: 'Als een rustige man, die wel ergens om kon lachen.',
        stories: 'De keer dat de dominee zijn tekst kwijt was en wij maar bleven zingen.',
      }),
      asked('rituelen', {
        colors: ['Paars'],
        musicSpecifications: songs,
        stylePreference: ['Religieus'],
        flowers: 'Wat er op dat moment bloeit.',
        serviceLocation: 'Het buurthuis. Daar kent iedereen de weg.',
        speakerWishes: 'Mijn vriend Ab. Hij weet alles.',
        funeralCateringWishes: 'Roti, en veel ook.',
      }),
      asked('praktisch', { burial: 'Cremeren', hasDonation: 'Ja', hasInsurance: true }),
      asked('naw', { firstName: 'Johan', lastName: 'Boersma', contacts: CONTACTS.slice(0, 1) }),
    ])
    const pages = await pagesOf(belonging(given), { large: false, diedOn: DIED })
    expect(pages).toHaveLength(7)
    expect(pages[pageWith(pages, 'Praktische keuzes')]).toContain('Gegevens en contacten')
  })

  test.each(VARIANTS)('of what else there is stands with what is signed (%o)', async (variant) => {
    const given = belonging(
      summaryOf([
        asked('veer', { energy: 'regel\n'.repeat(variant.large ? 20 : 30) }),
        asked('naw', { firstName: 'Gerda', phone: '0612345678', city: 'Zwolle' }),
      ]),
      { livingWill: { dates: { signed: '2019-05-03' } } },
    )
    const pages = await pagesOf(given, variant)
    expect(pages[pageWith(pages, 'Handtekening')]).toContain('Waar het papier ligt')
    expect(pages[pageWith(pages, 'Handtekening')]).toMatch(/Ondertekening[^]*Plaats\s+Datum/)
  })

  test.each(VARIANTS)(
    'longer than a page end with an answer above what is signed (%o)',
    async (variant) => {
      const said = 'woord '.repeat(variant.large ? 100 : 170)
      const questions = Array.from({ length: 12 }, (_, n) => ({
        key: `q${n}`,
        question: `Vraag ${n}?`,
        answer: n < 2 ? said : `Ja, dat is zo. ${'Hoe dan ook. '.repeat(variant.large ? 4 : 5)}`,
      }))
      const pages = await pagesOf(belonging(summaryOf([answered('formulier', questions)])), variant)
      expect(pages[pageWith(pages, 'Vraag 11?')]).toContain('Handtekening')
    },
  )

  test.each(VARIANTS)(
    'lose nothing of what is signed, however long a name is (%o)',
    async (variant) => {
      const name = { firstName: 'W'.repeat(100), lastName: 'W'.repeat(100) }
      const naw = asked('naw', { ...name, phone: '0612345678', city: 'Kampen' })
      const pages = await pagesOf(belonging(summaryOf([naw]), { profile: name }), variant)
      const text = pages.join(' ').replaceAll(/\s+/g, ' ')
      for (const part of [
        '06-12345678',
        'onderteken mijn wensen',
        'Handtekening',
        'datum en handtekening.',
      ])
        expect(text).toContain(part)
    },
  )

  test.each(VARIANTS)('leave no page half empty before what is signed (%o)', async (variant) => {
    const [energy, short, long] = [5, 1, 40].map((times) =>
      'Samen zingen in het koor. '.repeat(times),
    )
    const of = (count: number, last = short) =>
      pagesOf(
        belonging(
          summaryOf([
            answered(
              'formulier',
              Array.from({ length: count }, (_, n) => ({
                key: `q${n}`,
                question: `Vraag ${n}?`,
                answer: (n === count - 1 ? last : energy) ?? '',
              })),
            ),
          ]),
        ),
        variant,
      )
    const letters = (page = '') => page.length
    const most = Math.max(...(await of(30)).map(letters))
    for (let count = 6; count < 16; count++)
      for (const last of [short, long]) {
        const pages = await of(count, last)
        const at = pageWith(pages, 'Handtekening')
        if (pages[at - 1]?.includes('zingen'))
          expect(letters(pages[at - 1])).toBeGreaterThan(most * 0.4)
        expect(pages[at]?.indexOf('zingen')).toBeLessThan(pages[at]?.indexOf('Ondertekening') ?? 0)
      }
  })

  test('have what was asked above what was said', async () => {
    const given = belonging(summaryOf([asked('veer', { energy: 'Zingen in het koor.' })]))
    expect((await pagesOf(given)).join('\n')).toMatch(
      /Licht en vreugde\s*\nWaar ik energie van krijg\s*\nZingen in het koor\./,
    )
  })
})

/** How far above the foot of a page all else stands. */
function aboveFoot(page: { text: string; height: number }[]): number {
  const foot = page.find(({ text }) => text.includes('Bladzijde'))?.height ?? 0
  const others = page.filter(({ height }) => Math.abs(height - foot) > 2)
  return Math.min(...others.map(({ height }) => height)) - foot
}

describe('booklets of all kinds', () => {
  /** Between 0 and 1, the same each time. */
  const chances = (seed: number) => () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return seed / 2 ** 32
  }
  const CHAPTERS = ['veer', 'steen', 'kaars', 'rituelen', 'praktisch', 'secret'] as const
  const somebody = (seed: number) => {
    const chance = chances(seed)
    const upTo = (count: number) => Math.floor(chance() * count)
    const lengths = [2, 2, 12, 12, 12, 60, 60, 300]
    const said: string[] = []
    const answerOf = () => {
      const words = 1 + upTo(lengths[upTo(lengths.length)] ?? 1)
      const answer = Array.from({ length: words }, (_, n) => `w${said.length}x${n}`).join(' ')
      said.push(answer)
      return answer
    }
    const chapters = CHAPTERS.filter((key) => key !== 'secret' && chance() < 0.8).map((key) =>
      answered(
        key,
        Array.from({ length: 1 + upTo(9) }, (_, n) => ({
          key: `q${n}`,
          question: `Vraag ${n}?`,
          answer: answerOf(),
        })),
      ),
    )
    const naw = asked('naw', { firstName: 'Gerda', contacts: CONTACTS.slice(0, upTo(4)) })
    return { given: belonging(summaryOf([...chapters, naw])), said }
  }

  test.each(VARIANTS)(
    'lose nothing, leave few pages half empty, and have nothing in the foot of one (%o)',
    async (variant) => {
      const lines = (page: string) => page.trim().split('\n').length
      const all: number[] = []
      for (let seed = 1; seed <= 10; seed++) {
        const { given, said } = somebody(seed)
        const pdf = made(given, variant)
        for (const page of await placedIn(pdf))
          expect(aboveFoot(page), `${seed}`).toBeGreaterThan(9)
        const pages = await pagesIn(pdf)
        const text = bare(pages.join('\n'))
        for (const answer of said) expect(text, `${seed}`).toContain(bare(answer))
        const signed = pageWith(pages, 'Handtekening')
        expect(pages[signed]?.trim(), `${seed}`).not.toMatch(/^Ondertekening/)
        all.push(...pages.slice(2, signed).map(lines))
      }
      const most = Math.max(...all)
      expect(Math.min(...all)).toBeGreaterThan(4)
      expect(all.filter((count) => count < most * 0.4).length).toBeLessThan(all.length * 0.2)
    },
    60_000,
  )
})

test.each([1, 2, 3, 4])(
  'labels of the first page in large print belong to what follows them, of %d chapters',
  async (count) => {
    const chapters = [
      asked('praktisch', { burial: 'Cremeren', hasDonation: 'Ja', hasInsurance: true }),
      asked('steen', { avoidTopics: 'De verkoop van de boot. '.repeat(5) }),
      asked('naw', { contacts: CONTACTS }),
      asked('rituelen', {
        clothingJewelryWishes: 'De trouwring blijft om. '.repeat(5),
        condoleanceLocation: 'Het clubhuis van de zeilvereniging',
        condoleanceCasketOpen: 'dicht',
        serviceLocation: 'De zaal van het clubhuis, met uitzicht op het water. '.repeat(2),
        funeralCasketOpen: 'dicht',
      }),
    ]
    const given = belonging(summaryOf(chapters.slice(0, count)))
    const [, first = []] = await placedIn(made(given, { large: true }))
    // From the foot of a letter to the top of a capital below it.
    const gap = (above: number, { height, size }: { height: number; size: number }) =>
      above - height - size * 0.66
    const labels = first.filter(({ size }) => Math.abs(size - (10.5 * 18) / 13) < 0.1)
    expect(labels.length).toBeGreaterThan(count)
    for (const label of labels.slice(1)) {
      const above = first.map(({ height }) => height).filter((one) => one > label.height + 1)
      const below = first.filter(({ height }) => height < label.height - 1)
      const before = gap(Math.min(...above), label)
      const after = Math.min(...below.map((one) => gap(label.height, one)))
      expect(before, label.text).toBeGreaterThan(after * 1.5)
    }
  },
)

describe('the programme of music', () => {
  const songs = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      artist: `Zanger ${i}.`,
      title: `Lied ${i}.`,
      link: `https://voorbeeld.nl/lied/${i}`,
    }))
  const programmeOf = async (count: number, variant = NORMAL) => {
    const music = asked('rituelen', { colors: ['Blauw'], musicSpecifications: songs(count) })
    const pages = await pagesOf(belonging(summaryOf([music])), variant)
    return pages.filter((page) => page.includes('Lied '))
  }

  test.each([
    [4, NORMAL],
    [14, NORMAL],
    [10, { large: true }],
    [10, { large: false, folded: true }],
  ])('of %d songs is on one page, in its own order', async (count, variant) => {
    const [page = '', ...more] = await programmeOf(count, variant)
    expect(more).toEqual([])
    for (const { artist, title } of songs(count)) {
      expect(page).toContain(artist)
      expect(page).toContain(title)
    }
    expect(page).toContain('De muziek')
    expect(page).not.toContain('voorbeeld.nl')
  })

  test.each([[NORMAL], [{ large: true }], [{ large: false, folded: true }]])(
    'is none of three songs, which stand in their chapter (%o)',
    async (variant) => {
      const pages = await programmeOf(3, variant)
      expect(pages).toEqual([expect.stringMatching(/Lied 0[^]*Lied 1[^]*Lied 2/)])
      expect(pages[0]).not.toContain('De muziek')
    },
  )

  test('has all songs of a long list, none of them divided', async () => {
    const pages = await programmeOf(60)
    for (const { artist, title } of songs(60))
      expect(pages.filter((page) => page.includes(title))).toEqual([
        expect.stringContaining(artist),
      ])
  })
})

describe('a photograph', () => {
  const REMEMBERED = 'Als iemand die altijd tijd had.'
  const photo = { kind: 'png', width: 300, height: 200, words: 'Aan het water' } as const
  const given = (remembered: string) =>
    belonging(
      summaryOf([asked('kaars', { remembered }), asked('praktisch', { burial: 'Cremeren' })]),
      {
        photo,
      },
    )
  const pagesWith = async (belongings: Belongings, variant = NORMAL) =>
    pagesIn(
      compile('wishes', bookletOf(belongings, variant), LATE, {
        'photo.png': await sharp({
          create: { width: 300, height: 200, channels: 3, background: '#a98f66' },
        })
          .png()
          .toBuffer(),
      }),
    )

  test.each([
    [NORMAL],
    [{ large: true }],
    [{ large: false, folded: true }],
    [{ large: false, diedOn: DIED }],
  ])('has a page with the words of its owner and nothing else (%o)', async (variant) => {
    const [, first, page, next] = await pagesWith(given(REMEMBERED), variant)
    expect(first).toContain('Cremeren')
    expect(first).not.toContain(REMEMBERED)
    expect(page?.replaceAll(/\s+/g, ' ').trim()).toBe(`‘${REMEMBERED}’ Zo wil ik herinnerd worden`)
    expect(next).toContain('Herinneringen')
  })

  test('stands alone where those words are long or lacking', async () => {
    const [, , page] = await pagesWith(given('lang '.repeat(100)))
    expect(page?.trim()).toBe('')
  })

  test('is no file that one has to look for', async () => {
    const chosen = { name: 'water.png', description: 'Aan het water', inBooklet: true }
    const { chapters } = bookletOf({ ...given(REMEMBERED), documents: [chosen] }, NORMAL)
    expect(chapters.map(({ title }) => title)).not.toContain('Ook goed om te weten')
  })

  test('is told to who cannot see it', async () => {
    const { photo: shown } = bookletOf(given(REMEMBERED), NORMAL)
    expect(shown).toMatchObject({ file: 'photo.png', alt: 'Foto: Aan het water' })
  })
})

describe('a booklet to fold', () => {
  const FOLDED: Variant = { large: false, folded: true }
  const of = (count: number) => {
    const energy = Array.from({ length: count }, (_, line) => `regel ${line}`).join('\n')
    return bookletOf(
      belonging(summaryOf([asked('veer', { energy }), asked('praktisch', { burial: 'Cremeren' })])),
      FOLDED,
    )
  }

  test.each([5, 40, 90, 140, 190])(
    'has whole sheets of four pages, below %d lines, the last one at the back',
    async (count) => {
      const pages = await pagesIn(compile('wishes', of(count), LATE))
      expect(pages.length % 4).toBe(0)
      expect(pages.at(-1)).toContain('Over dit boekje')
      expect(pages.filter((page) => page.includes('Wat wij ons herinneren'))).toHaveLength(1)
    },
  )

  test('lies in the order in which the sheets are folded', async () => {
    const content = of(90)
    const pages = compile('wishes', content, LATE)
    const sides = await pagesIn(fold(pages, content, LATE))
    const total = sides.length * 2
    expect(total).toBe((await pagesIn(pages)).length)
    const numbers = sides.map((side) =>
      [...side.matchAll(/Bladzijde (\d+) van/g)].map(([, number]) => Number(number)),
    )
    // The cover has no number.
    expect(numbers).toEqual(
      Array.from({ length: total / 2 }, (_, side) => {
        const [outer, inner] = [total - side, side + 1]
        return side % 2 === 0 ? [outer, inner] : [inner, outer]
      }).map((two) => two.filter((number) => number > 1)),
    )
  })

  test('puts what is needed first on one page', async () => {
    const belongings = belonging(
      summaryOf([
        asked('praktisch', { burial: 'Begraven', hasInsurance: true, insuranceProvider: 'DELA' }),
        asked('naw', { contacts: CONTACTS }),
        asked('rituelen', { clothingJewelryWishes: 'Blauw', serviceLocation: 'De Dorpskerk' }),
        asked('steen', { avoidTopics: 'De boot' }),
      ]),
    )
    const [, first = ''] = await pagesOf(belongings, FOLDED)
    for (const part of ['Eerst dit', 'Wim', 'De boot', 'Waar mijn papieren liggen'])
      expect(first).toContain(part)
  })
})

test('large print takes more pages, and has the same words', async () => {
  const sections = answering('Zomeravond in Zeeland. '.repeat(150))
  const [normal, large] = await Promise.all(
    [false, true].map((one) => pagesOf(belonging(summaryOf(sections)), { large: one })),
  )
  expect(large?.length).toBeGreaterThan(normal?.length ?? 0)
  expect(bare(large?.join('\n') ?? '')).toBe(bare(normal?.join('\n') ?? ''))
})

describe('the structure for screen readers', () => {
  const source = (sections: Summary['sections']) =>
    made(belonging(summaryOf(sections))).toString('latin1')
  const elements = (text: string, name: string) =>
    text.match(new RegExp(`/S ?/${name}\\b`, 'g'))?.length ?? 0

  test('says that it is there, and in which language', () => {
    const text = source(answering('Zingen.'))
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    expect(text).toMatch(/\/Lang ?\(nl-NL\)/)
    expect(text).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(text).toContain('DisplayDocTitle')
  })

  test('has headings, paragraphs, a list and a table', () => {
    const text = source([
      ...answering('Eerste alinea.\nZelfde alinea.\n\nTweede alinea.'),
      answered('formulier', [
        {
          key: 'x',
          question: 'Tabel',
          answer: { columns: ['Artiest', 'Titel', 'Jaar'], rows: [['a', 'b', 'c']] },
        },
      ]),
      asked('rituelen', { musicSpecifications: [{ artist: 'Bach', title: 'Air' }] }),
    ])
    for (const name of [
      'Document',
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(elements(text, name), name).toBeGreaterThan(0)
    expect(elements(text, 'H1')).toBe(1)
  })
})

describe('all writing of the world', () => {
  test.each([
    ['Turkish', 'Şükrü İpekçioğlu ığdır'],
    ['Polish', 'Łukasz Żółć'],
    ['Hungarian and Vietnamese', 'Győző Nguyễn Thị'],
    ['Greek', 'Ωρίων μῆνις'],
    ['Cyrillic', 'Їжак Жук'],
    ['Frisian and stressed letters', 'Ljouwert, dyn âlde skûtsje; vóór één'],
    ['ligatures', 'koffie, soufflé, affligem'],
    ['signs', '“ja” ‚nee‘ … – — • → € ½'],
    ['Hindi', 'नमस्ते'],
    ['emoji', '😀 🕯️ ❤️ 👍🏽 👨‍👩‍👧‍👦 🇳🇱 🏳️‍🌈'],
  ])('%s', async (_name, sample) => {
    expect(bare(await textOf(answering(sample)))).toContain(bare(sample.normalize('NFC')))
  })

  test.each([
    ['Arabic', 'مرحبا بكم جميعا'],
    ['Hebrew', 'שלום עולם'],
    ['both in a Dutch line', 'Mijn moeder zei שלום en daarna نعم tegen mij'],
  ])('%s reads from right to left', async (_name, sample) => {
    const text = bare(await textOf(answering(sample)))
    for (const word of sample.split(' ')) expect(text).toContain(bare(word))
  })
})

describe('long answers', () => {
  test.each([
    ['5000 characters without a space', 'W'.repeat(5000)],
    ['many words', Array.from({ length: 800 }, (_, i) => `woord${i}`).join(' ')],
    ['many lines', Array.from({ length: 280 }, (_, i) => `regel ${i}`).join('\n')],
    ['emoji without a space', '🕯️'.repeat(1600)],
    ['an address of a page', `https://voorbeeld.nl/${'pad/'.repeat(400)}`],
  ])('%s: complete over the pages', async (_name, sample) => {
    const pages = await pagesOf(belonging(summaryOf(answering(sample))))
    expect(pages.length).toBeGreaterThan(2)
    expect(bare(pages.join('\n'))).toContain(bare(sample))
  })

  test('a row higher than a page is complete', async () => {
    const cell = Array.from({ length: 900 }, (_, i) => `woord${i}`).join(' ')
    const text = await textOf(answering({ columns: ['a', 'b'], rows: [[cell, 'kort']] }))
    for (const word of cell.split(' ')) expect(text).toContain(word)
  })

  test('the heads of a table come back on each page', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`artiest${i}`, `titel${i}`])
    const pages = await pagesOf(
      belonging(summaryOf(answering({ columns: ['Artiest', 'Titel'], rows }))),
    )
    const tables = pages.filter((page) => /titel\d/.test(page))
    expect(tables.length).toBeGreaterThan(1)
    for (const page of tables) expect(page).toContain('Artiest')
  })

  test('a question is never the last thing on a page', async () => {
    const questions = Array.from({ length: 60 }, (_, i) => ({
      key: `q${i}`,
      question: `Vraag ${i}?`,
      answer:
        Array.from({ length: (i * 7) % 11 }, (_line, n) => `antwoord ${i} ${n}`).join('\n') || 'Ja',
    }))
    const pages = await pagesOf(belonging(summaryOf([answered('formulier', questions)])))
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) {
      const lines = page
        .split('\n')
        .filter(
          (line) => line.trim() && !/Bladzijde \d/.test(line) && !/^(De|Mijn) wensen/.test(line),
        )
      expect(lines.at(-1)).not.toMatch(/^Vraag/)
    }
  })
})

test.each(VARIANTS)(
  'each chapter has its picture, however little room there is (%o)',
  (variant) => {
    const told = (length: number) => 'Wij zaten aan het water. '.repeat(length)
    const views = (length: number) => {
      const sections = [
        asked('veer', { lifeMoments: told(8) }),
        asked('steen', { difficulties: told(length) }),
      ]
      const pdf = made(belonging(summaryOf(sections)), variant)
      return pdf.toString('latin1').match(/\/Subtype \/Form/g)?.length
    }
    const all = views(1)
    for (let length = 2; length < 40; length += 2) expect(views(length), `${length}`).toBe(all)
  },
)
