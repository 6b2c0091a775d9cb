/**
 * The order of a text's sections and their parts; each part names the message `<section>.<part>`. A list among the parts
 * is a bulleted list.
 */
export type Outline = readonly { id: string; parts: readonly (string | readonly string[])[] }[]

/** Which text is in force, and since when (a stay date). A change of the texts takes a new number and day. */
export const legalVersion = { number: '4', from: '2026-11-24' } as const

export const termsOutline: Outline = [
  { id: 'agency', parts: ['role', 'facts'] },
  { id: 'offers', parts: ['whole', 'local', 'currency', 'reduced', 'receipt'] },
  { id: 'order', parts: ['steps', 'hold', 'changed', 'confirmed', 'kept'] },
  { id: 'payment', parts: ['shown', 'property', 'card', 'deposit', 'unpaid'] },
  { id: 'cancellation', parts: ['rules', 'time', 'how', 'noShow', 'change'] },
  { id: 'withdrawal', parts: ['law'] },
  { id: 'duties', parts: [['true', 'ages', 'papers', 'house']] },
  { id: 'liability', parts: ['tell', 'refused', 'ours', 'force'] },
  { id: 'complaints', parts: ['us', 'kzp'] },
  { id: 'ranking', parts: ['open'] },
  { id: 'law', parts: ['bulgarian', 'privacy', 'versions'] },
]
