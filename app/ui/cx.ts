/** Names of classes as one attribute; what is false or undefined is left out. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
