/** The name by which someone is spoken of: 'Gerda' of 'Gerda de Vries'. */
export const firstNameIn = (name: string): string => name.split(' ')[0] ?? ''
