import { joinClasses } from './class-names.ts'

/**
 * One drawing from `icons.ts`, always decoration: the words beside it (or the control's label) carry the meaning.
 * @param size `s` 16 px, `m` 20 px, `l` 24 px.
 * @param turns mirrored in right-to-left pages: arrows, chevrons.
 */
export function Icon(props: { shape: string; size?: 's' | 'm' | 'l'; turns?: boolean; className?: string }) {
  const size = props.size === 'm' ? undefined : props.size
  return (
    <svg
      className={joinClasses('icon', size, props.turns && 'turns', props.className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; ready markup renders eleven times as fast
      dangerouslySetInnerHTML={drawShape(props.shape)}
    />
  )
}

const drawn = new Map<string, { __html: string }>()

/**
 * The same object for the same drawing: React writes the markup anew whenever the object is another, and a press during
 * which the drawing under the pointer is replaced never becomes a click.
 */
function drawShape(shape: string): { __html: string } {
  const known = drawn.get(shape)
  if (known) return known
  const made = { __html: shape }
  drawn.set(shape, made)
  return made
}
