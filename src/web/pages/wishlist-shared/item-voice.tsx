import { type FormEvent, useState } from 'react'
import type { QuotedItem, WishlistComment, WishlistVotes } from '../../../contract/wishlist.ts'
import { longest } from '../../../domain/wishlist.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useStored } from '../../lib/stored.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { thumbsDownIcon, thumbsUpIcon } from '../../ui/keeping-icons.ts'
import { showToast } from '../../ui/toast.ts'
import { CommentList } from '../wishlist/item-comments.tsx'
import { wordFailure } from '../wishlist/list-query.ts'
import styles from './item-voice.module.css'

const path = '/api/v1/shared_wishlist/'

/** One's vote and comments on a place of somebody's list. What could not be sent stays in the field. */
export function ItemVoice(props: {
  item: QuotedItem
  access: { key: string; token: string }
  onChange: (item: QuotedItem) => void
}) {
  const t = useT('wishlist')
  const api = useApi()
  const { item, access, onChange } = props
  const { votes, comments, name } = item
  const [author, setAuthor] = useStored('wishlistAuthor', '')
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<QuotedItem>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      onChange(await work())
      return true
    } catch (error) {
      await showToast('error', wordFailure(error, t))
      return false
    } finally {
      setBusy(false)
    }
  }

  function vote(value: 1 | -1) {
    const body = { ...access, item: item.id, vote: votes.mine === value ? 0 : value }
    void run(async () => ({ ...item, votes: await api.post<WishlistVotes>(`${path}votes/`, body) }))
  }

  async function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const body = { author: String(values.get('author') ?? ''), text: String(values.get('text') ?? '') }
    const sent = await run(async () => {
      const comment = await api.post<WishlistComment>(`${path}comments/`, { ...access, item: item.id, ...body })
      return { ...item, comments: [...comments, comment] }
    })
    if (!sent) return
    setAuthor(body.author.trim())
    form.reset()
  }

  return (
    <div className={styles.voice}>
      <div className={styles.votes}>
        <Button
          variant="outline"
          small
          aria-pressed={votes.mine === 1}
          aria-label={`${t('votes.voteUp', { name })}: ${votes.up}`}
          className={styles.vote}
          onClick={() => vote(1)}
        >
          <Icon shape={thumbsUpIcon} size="s" />
          <span>{votes.up}</span>
        </Button>
        <Button
          variant="outline"
          small
          aria-pressed={votes.mine === -1}
          aria-label={`${t('votes.voteDown', { name })}: ${votes.down}`}
          className={styles.vote}
          onClick={() => vote(-1)}
        >
          <Icon shape={thumbsDownIcon} size="s" />
          <span>{votes.down}</span>
        </Button>
      </div>
      <CommentList
        comments={comments}
        action={({ id, author: writer, mine }) =>
          mine && (
            <TextButton
              aria-label={t('comments.deleteOf', { author: writer })}
              onClick={() =>
                void run(async () => {
                  await api.delete(`${path}comments/${id}/`, access)
                  return { ...item, comments: comments.filter((comment) => comment.id !== id) }
                })
              }
            >
              {t('comments.delete')}
            </TextButton>
          )
        }
      />
      <Disclosure summary={t('comments.write')}>
        <form method="post" className={styles.form} onSubmit={(event) => void write(event)}>
          <TextField
            label={t('comments.author')}
            hint={t('comments.authorHint')}
            name="author"
            required
            maxLength={longest.author}
            defaultValue={author}
            autoComplete="nickname"
          />
          <TextAreaField label={t('comments.text')} name="text" required rows={2} maxLength={longest.comment} />
          <div>
            <Button type="submit" small variant="solid" busy={busy}>
              {t('comments.send')}
            </Button>
          </div>
        </form>
      </Disclosure>
    </div>
  )
}
