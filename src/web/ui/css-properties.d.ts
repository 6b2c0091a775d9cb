import 'react'

declare module 'react' {
  /** Components hand figures to their stylesheets through custom properties: `style={{ '--n': '40%' }}`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
