import { useState } from 'react'

/**
 * What a field holds: chosen in it, until it is given something else, such as the stay of another address. The field itself stays,
 * and with it the focus.
 * @param mark equal for values that say the same.
 */
export function useAdopted<Value>(given: Value, mark: string): [Value, (value: Value) => void] {
  const [held, setHeld] = useState({ value: given, mark })
  // While rendering, so that nobody sees the value of before.
  const current = held.mark === mark ? held : { value: given, mark }
  if (current !== held) setHeld(current)
  return [current.value, (value) => setHeld({ value, mark })]
}
