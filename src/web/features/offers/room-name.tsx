import { useLanguage } from '../../lib/i18n.tsx'
import type { RoomKind } from './room-kinds.ts'

/** A room's name; one that had to fall back to the other language says in which it is. */
export function RoomName({ name, told }: Pick<RoomKind, 'name' | 'told'>) {
  const language = useLanguage()
  return <span lang={told && told.text_language !== language ? told.text_language : undefined}>{name}</span>
}
