/** Texts of what relatives read: its chapters, and what nobody wrote down. */
export const relativesReading = {
  chapters: {
    afscheid: { title: 'Het afscheid', about: 'De dag zelf, en wat ervoor geregeld wordt.' },
    mensen: { title: 'De mensen', about: 'Wie het moet weten.' },
    verhaal: {
      title: 'Het verhaal',
      titleOf: 'Het verhaal van {{name}}',
      about: 'Licht en herinneringen.',
    },
    'pijn-en-zorg': {
      title: 'Pijn en zorg',
      about: 'Wat zwaar was. U mag het overslaan.',
    },
    brieven: { title: 'Brieven en foto’s', about: 'Wat erbij bewaard is.' },
  },
  arrange: 'Wat er geregeld wordt',
  rest: 'Wat er nog meer staat',
  paper: 'Het papier',
  copy: 'De ondertekende wilsverklaring',
  open: {
    donation: 'Of er een keuze over donatie is. Vraag de arts om in het Donorregister te kijken.',
    call: 'Wie als eerste gebeld wordt. Dat mogen jullie kiezen.',
    insurance:
      'Of er een uitvaartverzekering is. Kijk in de papieren, of vraag het bij verzekeraars.',
    clothes: 'Welke kleding. Dat mogen jullie kiezen.',
    viewing: 'Waar de opbaring is. Dat mogen jullie kiezen.',
    viewingOf: 'Waar {{name}} opgebaard wil worden. Dat mogen jullie kiezen.',
    burial: 'Begraven of cremeren. Praat er samen over.',
  },
  files: {
    letters: { title: 'Om te lezen', one: 'Een brief of een ander stuk' },
    pictures: { title: 'Om naar te kijken', one: 'Een foto' },
    sounds: { title: 'Om naar te luisteren', one: 'Een opname' },
    films: { title: 'Films', one: 'Een film' },
  },
} as const
