import leven from 'leven'

/** Names that begin so are meant for this program. */
const ownPrefix =
  /^(APP_SECRET|DATABASE_|DEMO_|GOOGLE_MAPS_|MAIL_|MAP_|METRICS_|OPERATOR_|PAYMENT_|S3_|SANDBOX_|SMTP_|SOCIAL_|STRIPE_)/

/** What container platforms set beside a service of such a name: `S3_PORT_9000_TCP`, `DATABASE_SERVICE_HOST`. */
const ofPlatforms = /_SERVICE_(HOST|PORT)(_|$)|_PORT(_\d+_(TCP|UDP).*)?$/

/** One sentence for each variable that looks like a setting and is none; values are never repeated. */
export function describeMisspelt(names: readonly string[], known: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return []
    const near = findNear(name, known)
    if (near) return [`There is no setting ${name}: perhaps ${near} is meant.`]
    return ownPrefix.test(name) && !ofPlatforms.test(name) ? [`There is no setting ${name}.`] : []
  })
}

function findNear(name: string, known: readonly string[]): string | undefined {
  const written = name.toUpperCase()
  const distances = known.map((candidate) => ({ candidate, distance: leven(written, candidate) }))
  const [best] = distances.sort((one, other) => one.distance - other.distance)
  // Short names have many neighbours that mean something else: HOME is not HOST.
  return best && best.distance <= (best.candidate.length > 6 ? 2 : best.candidate.length > 4 ? 1 : 0)
    ? best.candidate
    : undefined
}
