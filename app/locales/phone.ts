/** The address that calls a number as people write it: 'tel:0381234567'. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** A number as it is shown: it stays on one line. */
export const unbroken = (phone: string): string =>
  phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** Areas, and numbers that belong to none as 085 and 088, of three digits; all others have four. */
const SHORT_AREA =
  /^0(?:10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|7\d|8[24578]|91)/

/**
 * A Dutch number in the one notation in which it is read to office and directors, however it was typed:
 * '06-12345678', '038-1234567', '0412-123456'. Any other stays as it is.
 */
export function phoneInWords(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^(?:\+31|0031)0?/, '0')
  if (!/^0[1-9]\d{8}$/.test(digits) || /^0[89]00/.test(digits)) return phone
  const area = digits.startsWith('06') ? 2 : SHORT_AREA.test(digits) ? 3 : 4
  return `${digits.slice(0, area)}-${digits.slice(area)}`
}
