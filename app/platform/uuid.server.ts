const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a UUID as we write them, so that it can be asked for or name a file. */
export const isUuid = (text: string): boolean => UUID.test(text)
