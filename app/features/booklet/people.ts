export const peopleOf = (rows: string[][]) =>
  rows.map(
    ([firstName = '', lastName = '', relation = '', email = '', phone = '', address = '']) => {
      const name = [firstName, lastName].filter(Boolean).join(' ')
      const [head = '', ...lines] = [name, phone, email, address].filter(Boolean)
      return { name: head, about: relation, lines }
    },
  )
