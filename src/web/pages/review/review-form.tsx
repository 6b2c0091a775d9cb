import { type FormEvent, useId } from 'react'
import { askedAspects, travellers } from '../../../contract/review-vocabulary.ts'
import type { StayToReview } from '../../../contract/reviews.ts'
import { languages } from '../../../contract/vocabulary.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { ChoiceGroup, Radio } from '../../ui/choice.tsx'
import { FieldError, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RatingInput } from '../../ui/rating-input.tsx'
import styles from './review-form.module.css'
import { useReviewForm } from './use-review-form.ts'

/** A mark on an aspect is given in five stars and kept out of ten, like the score. */
const marksOfStar = 2

/** What a guest says of a stay. */
export function ReviewForm(props: { stay: StayToReview; accessKey: string; done: () => void }) {
  const t = useT('review-form')
  const shown = useT('reviews')
  const { stay } = props
  const { draft, problems, sending, change, send, form } = useReviewForm(stay, props.accessKey, props.done)
  const aspects = askedAspects.filter((aspect) => aspect !== 'breakfast' || stay.with_breakfast)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!sending) void send()
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit} ref={form}>
      <ScoreChoice value={draft.score} error={problems.score} choose={(score) => change('score', score)} />

      <fieldset className={styles.aspects}>
        <legend>{t('aspects')}</legend>
        {aspects.map((aspect) => {
          const mark = draft.scores[aspect] ?? 0
          return (
            <div key={aspect} className={styles.aspect}>
              <RatingInput
                legend={shown(`aspect.${aspect}`)}
                value={Math.round(mark / marksOfStar)}
                onChange={(stars) => change('scores', { ...draft.scores, [aspect]: stars * marksOfStar })}
              />
              {mark > 0 && (
                <TextButton
                  aria-label={`${t('clear')}: ${shown(`aspect.${aspect}`)}`}
                  onClick={() => {
                    const { [aspect]: _, ...others } = draft.scores
                    change('scores', others)
                  }}
                >
                  {t('clear')}
                </TextButton>
              )}
            </div>
          )
        })}
      </fieldset>

      <ChoiceGroup legend={t('traveller')} inline>
        {travellers.map((traveller) => (
          <Radio
            key={traveller}
            name="traveller"
            value={traveller}
            checked={draft.traveller === traveller}
            onChange={() => change('traveller', traveller)}
          >
            {t(`travellers.${traveller}`)}
          </Radio>
        ))}
      </ChoiceGroup>

      <TextField
        label={t('headline')}
        optional
        maxLength={120}
        value={draft.title}
        error={problems.title}
        onChange={(event) => change('title', event.target.value)}
      />
      <TextAreaField
        label={t('liked')}
        optional
        hint={t('textHint')}
        rows={4}
        maxLength={2000}
        lang={draft.language}
        value={draft.liked}
        error={problems.liked}
        onChange={(event) => change('liked', event.target.value)}
      />
      <TextAreaField
        label={t('disliked')}
        optional
        rows={4}
        maxLength={2000}
        lang={draft.language}
        value={draft.disliked}
        error={problems.disliked}
        onChange={(event) => change('disliked', event.target.value)}
      />
      <div className={styles.pair}>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          autoComplete="given-name"
          value={draft.display_name}
          error={problems.display_name}
          onChange={(event) => change('display_name', event.target.value)}
        />
        <SelectField
          label={t('language')}
          value={draft.language}
          onChange={(event) => {
            const language = languages.find((known) => known === event.target.value)
            if (language) change('language', language)
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </SelectField>
      </div>

      <p className="small soft">{t('rules')}</p>
      {problems.form && (
        <Notice tone="error" live>
          {problems.form}
        </Notice>
      )}
      <div className="stack">
        <div>
          <Button type="submit" variant="accent" busy={sending}>
            {t(stay.review ? 'resend' : 'send')}
          </Button>
        </div>
        <p className="tiny soft">{t('kept')}</p>
      </div>
    </form>
  )
}

/** From 1 to 10, as radio buttons: arrow keys and screen readers work by themselves. */
function ScoreChoice(props: { value: number; error: string | undefined; choose: (score: number) => void }) {
  const t = useT('review-form')
  const id = useId()
  const described = [props.error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.score} aria-describedby={described}>
      <legend>{t('score')}</legend>
      <div className={styles.marks}>
        {Array.from({ length: 10 }, (_, index) => index + 1).map((mark) => (
          <label key={mark}>
            <input
              type="radio"
              name="score"
              value={mark}
              checked={props.value === mark}
              aria-invalid={props.error ? true : undefined}
              onChange={() => props.choose(mark)}
            />
            <span>{mark}</span>
          </label>
        ))}
      </div>
      <p className="small soft" id={`${id}-hint`}>
        {t('scoreHint')}
      </p>
      {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </fieldset>
  )
}
