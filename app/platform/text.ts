/**
 * Control characters (a NUL byte among them), halves of a character, and the sign that stands for
 * bytes that were no text: the database or a reader could not show them.
 */
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\ufffd]|\p{Surrogate}/u

/** Whether every character of a text can be stored and shown. */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text)
