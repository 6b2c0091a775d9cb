import { useState } from 'react'
import { useListChange } from './list-query.ts'

export type Editing = {
  editing: boolean
  /** It was open before: the button that opens it gets the focus back. */
  closed: boolean
  busy: boolean
  open: () => void
  close: () => void
  /** Saves; what could not be saved stays open. */
  save: (work: () => Promise<unknown>) => Promise<void>
}

/** Something of an item that is changed where it stands. */
export function useEditing(): Editing {
  const change = useListChange()
  const [editing, setEditing] = useState(false)
  const [closed, setClosed] = useState(false)
  const [busy, setBusy] = useState(false)

  function close() {
    setEditing(false)
    setClosed(true)
  }

  return {
    editing,
    closed,
    busy,
    open: () => setEditing(true),
    close,
    save: async (work) => {
      setBusy(true)
      const done = await change(work)
      setBusy(false)
      if (done) close()
    },
  }
}
