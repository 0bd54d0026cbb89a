/** Controls (NUL too), half characters, and the sign for bytes that were no text. */
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\ufffd]|\p{Surrogate}/u

/** Whether all of a text can be stored and shown. */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text)
