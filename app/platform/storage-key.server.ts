const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a name is one of ours: a random UUID. */
export const isStorageKey = (name: string): boolean => KEY.test(name)
