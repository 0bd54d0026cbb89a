/** Texts of the wishes as a PDF that are not on the page 'Mijn wensen' as well. */
export const pdf = {
  documentTitle: 'Mijn wensen, dossier {{number}}',
  made: 'PDF gemaakt op {{date}}',
  draftTitle: 'Dit is een concept',
  draft: 'Deze wensen zijn nog niet vastgelegd. Ze kunnen nog veranderen.',
  empty: 'Er zijn nog geen wensen ingevuld.',
  footer: 'Dossiernummer {{number}}',
  page: 'Pagina {{page}} van {{total}}',
  lost: 'Op de plaats van een □ staat een teken dat wij niet kunnen afdrukken.',
} as const
