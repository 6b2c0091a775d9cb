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
      dangerouslySetInnerHTML={{ __html: props.shape }}
    />
  )
}
