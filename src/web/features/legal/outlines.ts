import type { Outline } from '../../../domain/legal-texts.ts'

export const privacyOutline: Outline = [
  { id: 'controller', parts: ['who'] },
  { id: 'data', parts: [['booking', 'account', 'accounting', 'claims', 'consent', 'security'], 'wishes'] },
  { id: 'recipients', parts: [['property', 'processors', 'authorities'], 'maps', 'abroad'] },
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
