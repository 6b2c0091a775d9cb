/**
 * Does `work` and renews its claim meanwhile, so that a claim can be short: whoever dies is soon followed by another, and
 * whoever is only slow is not. A renewal that fails does no harm, since all claimed work may be done twice.
 * @param renew prolongs the claim; must do nothing once it is given up.
 */
export async function holdClaim<T>(
  { renew, everyMs }: { renew: () => Promise<unknown>; everyMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), everyMs)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
