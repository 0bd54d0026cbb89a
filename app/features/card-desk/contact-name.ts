type Name = { firstName: string; namePrefix: string; lastName: string }

/** As people write it: 'Gerda de Vries'. */
export const nameOfContact = ({ firstName, namePrefix, lastName }: Name): string =>
  [firstName, namePrefix, lastName].filter(Boolean).join(' ')
