/**
 * The order of a text's sections and their parts; each part names the message `<section>.<part>`. A list among the parts
 * is a bulleted list.
 */
export type Outline = readonly { id: string; parts: readonly (string | readonly string[])[] }[]

/** Which text is in force, and since when (a stay date). A change of the texts takes a new number and day. */
export const legalVersion = { number: '2', from: '2026-11-22' } as const

export const termsOutline: Outline = [
  { id: 'agency', parts: ['role', 'facts'] },
  { id: 'offers', parts: ['whole', 'local', 'currency', 'reduced', 'receipt'] },
  { id: 'order', parts: ['steps', 'hold', 'changed', 'confirmed', 'kept'] },
  { id: 'payment', parts: ['shown', 'property'] },
  { id: 'cancellation', parts: ['rules', 'time', 'how', 'noShow', 'change'] },
  { id: 'withdrawal', parts: ['law'] },
  { id: 'duties', parts: [['true', 'ages', 'papers', 'house']] },
  { id: 'liability', parts: ['tell', 'refused', 'ours', 'force'] },
  { id: 'complaints', parts: ['us', 'kzp'] },
  { id: 'ranking', parts: ['open'] },
  { id: 'law', parts: ['bulgarian', 'privacy', 'versions'] },
]

export const privacyOutline: Outline = [
  { id: 'controller', parts: ['who'] },
  { id: 'data', parts: [['booking', 'account', 'accounting', 'claims', 'consent', 'security'], 'wishes'] },
  { id: 'recipients', parts: [['property', 'processors', 'authorities'], 'abroad'] },
  { id: 'retention', parts: [['booking', 'accounting', 'holds', 'account', 'signIns', 'consent', 'logs']] },
  { id: 'rights', parts: ['list', 'account', 'erase', 'automated', 'cpdp'] },
  { id: 'cookies', parts: ['necessary', 'optional', 'list'] },
  { id: 'changes', parts: ['text'] },
]

export const cookiesOutline: Outline = [
  { id: 'choice', parts: ['text', 'change'] },
  { id: 'necessary', parts: ['text'] },
  { id: 'optional', parts: ['text'] },
  { id: 'log', parts: ['text'] },
]

export const accessibilityOutline: Outline = [
  { id: 'aim', parts: ['standard', 'status'] },
  { id: 'does', parts: [['keyboard', 'contrast', 'zoom', 'motion', 'errors', 'language']] },
  { id: 'gaps', parts: [['map', 'pictures', 'hotels', 'people']] },
  { id: 'how', parts: ['tests'] },
  { id: 'tell', parts: ['write', 'kzp'] },
]

export const aboutOutline: Outline = [
  { id: 'work', parts: ['role', 'languages', 'people'] },
  { id: 'rules', parts: [['whole', 'reduced', 'left', 'order', 'cancel']] },
  { id: 'facts', parts: ['text'] },
]

/** Messages an outline reads, as `section.part`. */
export function listParts(outline: Outline): string[] {
  return outline.flatMap((section) => [
    `${section.id}.title`,
    ...section.parts.flat().map((part) => `${section.id}.${part}`),
  ])
}
