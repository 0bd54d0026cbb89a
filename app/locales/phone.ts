/** The address that calls a number as people write it: 'tel:0381234567'. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
