import type { ReactElement } from 'react'

/**
 * What a component puts beside other things: elements or nothing. Text comes in an element of its own, since browsers' translators
 * take bare text away from React (decision 48).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined | ''
