import { memo, useEffect, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { TextField } from '../../ui/field.tsx'
import type { ResultsFilters } from './results-query.ts'

const pauseMs = 350

/** A part of a hotel's name; told when the typing pauses. */
export const NameFilter = memo(function NameFilter(props: {
  value: string
  onChange: (filters: Partial<ResultsFilters>) => void
}) {
  const t = useT('results')
  const [text, setText] = useState(props.value)
  const [told, setTold] = useState(props.value)
  const { value, onChange } = props
  // The address changed by other means: a chip was removed, the visitor went back.
  if (value !== told) {
    setTold(value)
    setText(value)
  }

  useEffect(() => {
    const next = text.trim()
    if (next === told) return
    const timer = setTimeout(() => {
      setTold(next)
      onChange({ name: next })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, told, onChange])

  return (
    <TextField
      small
      name="name"
      type="search"
      label={t('filters.name')}
      placeholder={t('filters.namePlaceholder')}
      autoComplete="off"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
})
