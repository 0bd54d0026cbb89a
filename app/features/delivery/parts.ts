/** What a delivery consists of; each has words of its own. */
export const PARTS = ['run sheet', 'wishes', 'confidential', 'document', 'living will'] as const
export type Part = (typeof PARTS)[number]
