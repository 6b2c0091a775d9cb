import styles from './error-screens.module.css'

/** A boat without wind before a low sun: the picture of the 500 page, drawn in the visitor's own colours. */
export function BecalmedBoat() {
  return (
    <svg className={styles.boat} viewBox="0 0 520 300" aria-hidden="true">
      <circle cx="376" cy="150" r="66" fill="var(--secondary)" />
      <rect y="196" width="520" height="104" fill="var(--page)" />
      <g stroke="var(--primary)" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M20 198h478" />
        <path d="M322 222h108M344 244h66M362 266h30" stroke="var(--secondary)" />
        <path d="M60 228h92M188 250h120M96 272h54" />
        <path d="M40 70c40-34 120-30 118 8-2 24-32 24-38 6" opacity=".28" />
        <path d="M70 116c60-14 150-10 148 22-2 20-28 20-34 4" opacity=".28" />
      </g>
      <g transform="rotate(-7 236 190)" stroke="var(--primary)" strokeWidth="5" strokeLinejoin="round">
        <path d="M172 168h138c-8 26-24 38-44 38h-54c-20 0-34-14-40-38Z" fill="var(--primary)" stroke="none" />
        <path d="M240 162V34" strokeWidth="6" strokeLinecap="round" />
        <path d="M248 44c46 32 58 74 48 106h-48Z" fill="var(--primary-tint)" />
        <path d="M232 62c-10 40-26 66-50 88h50Z" fill="var(--secondary)" />
      </g>
    </svg>
  )
}
