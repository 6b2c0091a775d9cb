import type { QuotedItem, WishlistComment } from '../../../contract/wishlist.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { TextButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { thumbsDownIcon, thumbsUpIcon } from '../../ui/keeping-icons.ts'
import styles from './item-comments.module.css'
import { useListChange } from './list-query.ts'

/** What others say of a place in a shared list, for its owner: votes, and comments that can be deleted. */
export function ItemComments({ item }: { item: QuotedItem }) {
  const t = useT('wishlist')
  const api = useApi()
  const change = useListChange()
  const { votes, comments } = item
  if (votes.up + votes.down + comments.length === 0) return null
  return (
    <div className={styles.said}>
      <p className={styles.votes}>
        <span>
          <Icon shape={thumbsUpIcon} size="s" />
          <span>{` ${t('votes.up', { count: votes.up })}`}</span>
        </span>
        <span>
          <Icon shape={thumbsDownIcon} size="s" />
          <span>{` ${t('votes.down', { count: votes.down })}`}</span>
        </span>
      </p>
      <CommentList
        comments={comments}
        action={({ id, author }) => (
          <TextButton
            aria-label={t('comments.deleteOf', { author })}
            onClick={() => void change(() => api.delete(`/api/v1/users/wishlist/comments/${id}/`))}
          >
            {t('comments.delete')}
          </TextButton>
        )}
      />
    </div>
  )
}

/** Comments, the oldest first. `action`: what may be done with one. */
export function CommentList(props: {
  comments: readonly WishlistComment[]
  action: (comment: WishlistComment) => Elements
}) {
  const format = useFormat()
  if (props.comments.length === 0) return null
  return (
    <ul className={styles.comments}>
      {props.comments.map((comment) => (
        <li key={comment.id}>
          <p className={styles.who}>
            <b>{`${comment.author} `}</b>
            <time dateTime={comment.created_at}>{format.shortDate(comment.created_at)}</time>
            {props.action(comment)}
          </p>
          <p className={styles.text}>{comment.text}</p>
        </li>
      ))}
    </ul>
  )
}
